/** The round table from above: how large it is, and where its places are. */

/** In units of a drawing that is `edge` in every direction from the middle of the table. */
export const TABLE = { edge: 222, wood: 146, way: 112, seats: 172 };

export interface Spot {
  x: number;
  y: number;
  /** Clockwise, in degrees: 0 is right of the table. */
  angle: number;
}

/** The places at the table clockwise, the first of them at the bottom. */
export function places(seats: number): Spot[] {
  return Array.from({ length: seats }, (_, n) => {
    const angle = 90 + (n * 360) / seats;
    const turn = (angle * Math.PI) / 180;
    return { x: TABLE.seats * Math.cos(turn), y: TABLE.seats * Math.sin(turn), angle };
  });
}
