/** Who is ahead. */

/** The seat that has more than every other; -1 if there is none. */
export function aheadIn(counts: number[]): number {
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  return most > 0 && counts.lastIndexOf(most) === first ? first : -1;
}

/** For each kind, the seat that is ahead in it; `counts` are by seat, then by kind. */
export function leadersIn(counts: number[][]): number[] {
  return counts[0].map((_, kind) => aheadIn(counts.map((of) => of[kind])));
}

export interface Majority {
  seat: number;
  counts: number[];
  led: number;
  /** What does not count for the one majority of the seat; undefined if it has none or two. */
  others: number | undefined;
  all: number;
}

/** How both games of Reiner Knizia's count: majorities, the others of those with one, all. */
export function majoritiesIn(counts: number[][]): Majority[] {
  const leaders = leadersIn(counts);
  return counts.map((own, seat) => {
    const led = leaders.filter((leader) => leader === seat).length;
    const all = own.reduce((sum, count) => sum + count, 0);
    const others = led === 1 ? all - own[leaders.indexOf(seat)] : undefined;
    return { seat, counts: own, led, others, all };
  });
}
