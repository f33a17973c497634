/** How much of the story was not read yet: what was told, and what people said. */

import type { Line } from "../../wire";

export class Unread {
  /** What there is to read. */
  told: Line[] = $derived.by(() => this.lines().filter((line) => line.text));
  /** How much of it was there when it was last read; at first all of it. */
  private read = $state(-1);
  private fresh: Line[] = $derived.by(() => (this.read < 0 ? [] : this.told.slice(this.read)));
  count: number = $derived(this.fresh.length);
  chats: number = $derived(this.fresh.filter(({ kind }) => kind === "chat").length);

  constructor(
    private lines: () => Line[],
    isOpen: () => boolean,
  ) {
    $effect(() => {
      const { length } = this.told;
      if (isOpen() || this.read < 0 || length < this.read) this.read = length;
    });
  }
}
