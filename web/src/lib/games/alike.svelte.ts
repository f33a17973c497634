/** Pieces that are all alike are one part; which of them was touched is the browser's business alone. */

import { NONE } from "./board";

export class Alike {
  #pieces: () => number[];
  /** The place of the piece that was touched last. */
  #touched = $state(NONE);

  constructor(pieces: () => number[]) {
    this.#pieces = pieces;
  }

  /** Whether the piece at this place stands for all that are like it: only this one looks picked. */
  stands(place: number): boolean {
    const pieces = this.#pieces();
    const piece = pieces[place];
    return place === (pieces[this.#touched] === piece ? this.#touched : pieces.indexOf(piece));
  }

  touch(place: number): void {
    this.#touched = place;
  }
}
