/** When somebody is called to the table: not for what follows from their own doing. */

export class Calls {
  private turn = -1;

  /** Whether this question calls; what others did since the last one is why one may look away. */
  isCalled(turn: number, haveOthersActed: boolean): boolean {
    const isFirst = this.turn < 0;
    if (turn === this.turn) return false;
    this.turn = turn;
    return isFirst || haveOthersActed;
  }
}
