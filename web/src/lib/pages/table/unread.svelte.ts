/** How much of the story was not read yet: what was told, and what people said. */

import { untrack } from "svelte";
import type { Line } from "../../wire";

export class Unread {
  /** What there is to read. */
  told: Line[] = $derived.by(() => this.lines().filter((line) => line.text));
  /** How much of it was there when it was last read; at first all of it. */
  private read = $state(-1);
  /** What somebody did or said last: which round it is, or who sat down, says less. */
  latest: Line | undefined = $derived(
    this.told.findLast(({ kind, seat }) => kind === "chat" || (kind === "game" && seat >= 0)) ??
      this.told.at(-1),
  );
  private fresh: Line[] = $derived.by(() => (this.read < 0 ? [] : this.told.slice(this.read)));
  count: number = $derived(this.fresh.length);
  chats: number = $derived(this.fresh.filter(({ kind }) => kind === "chat").length);

  /** The first line that was new when the story was opened; -1 if none was. */
  mark = $state(-1);
  private wasOpen = false;

  constructor(
    private lines: () => Line[],
    isOpen: () => boolean,
  ) {
    $effect(() => {
      const { length } = this.told;
      const open = isOpen();
      const read = untrack(() => this.read);
      if (open && !this.wasOpen) this.mark = read > 0 && read < length ? read : -1;
      if (!open) this.mark = -1;
      this.wasOpen = open;
      if (open || read < 0 || length < read) this.read = length;
    });
  }
}
