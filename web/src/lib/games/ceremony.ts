/** How the count at the end of a match goes: seat after seat, who has least first, or round after round. */

/** Milliseconds from one thing that is counted to the next; many are counted faster. */
const THING = 120;
/** And from one seat to the next. */
const SEAT = 350;
const LONGEST = 4500;
/** From one round to the next, which is counted for all seats at once. */
const ROUND = 500;

export interface Ceremony {
  /** When the count of each seat begins, in the order of the standings. */
  starts: number[];
  every: number;
  /** When all is counted, and the winner can be named. */
  end: number;
}

/** The times of a count; `things` says how much there is to count at each place of the standings. */
export function ceremonyOf(things: number[]): Ceremony {
  const all = things.reduce((sum, count) => sum + count, 0);
  const free = Math.max(0, LONGEST - SEAT * things.length);
  const every = Math.min(THING, free / Math.max(1, all));
  const starts: number[] = [];
  let end = 0;
  for (let place = things.length - 1; place >= 0; place--) {
    starts[place] = end;
    end += SEAT + every * things[place];
  }
  return { starts, every, end };
}

/** The times of a count that goes round after round: the first is counted after `every`. */
export function roundsOf(rounds: number): Omit<Ceremony, "starts"> {
  const every = Math.min(ROUND, LONGEST / (rounds + 1));
  return { every, end: every * (rounds + 1) };
}
