/** Who is ahead. */

/** The seat that has more than every other; -1 if there is none. */
export function aheadIn(counts: number[]): number {
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  return most > 0 && counts.lastIndexOf(most) === first ? first : -1;
}
