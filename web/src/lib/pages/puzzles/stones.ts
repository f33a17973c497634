/** How hard a puzzle is, drawn: full and empty stones. */

const HARDEST = 5;

export function stones(difficulty: number): string {
  return "●".repeat(difficulty) + "○".repeat(HARDEST - difficulty);
}
