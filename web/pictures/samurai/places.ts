/** Hexes with corners 30 away, as on the map: where the six around one lie. */

const ACROSS = 52;
const DOWN = 45;

export const AROUND: [number, number][] = [
  [-ACROSS / 2, -DOWN],
  [ACROSS / 2, -DOWN],
  [ACROSS, 0],
  [ACROSS / 2, DOWN],
  [-ACROSS / 2, DOWN],
  [-ACROSS, 0],
];
