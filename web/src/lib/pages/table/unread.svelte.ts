/**
 * How much of the story is new to the reader: what was told since they last read it or made a
 * decision, as all before that was shown to them at the table; and what people said.
 */

import { untrack } from "svelte";
import type { Line } from "../../wire";

const isChat = ({ kind }: Line) => kind === "chat";

export class Unread {
  /** What there is to read. */
  told: Line[] = $derived.by(() => this.lines().filter((line) => line.text));
  /** What somebody did or said last: which round it is, or who sat down, says less. */
  latest: Line | undefined = $derived(
    this.told.findLast((line) => isChat(line) || (line.kind === "game" && line.seat >= 0)) ??
      this.told.at(-1),
  );
  /** How much of it was there when it was last read; at first all of it. */
  private read = $state(-1);
  /** How much of it was there when the reader decided something last. */
  private decided = $state(0);
  private from: number = $derived(Math.max(this.read, this.decided));
  count: number = $derived(this.read < 0 ? 0 : this.told.length - this.from);
  /** What was said is missed easily at the table: it stays until it is read. */
  chats: number = $derived(this.read < 0 ? 0 : this.told.slice(this.read).filter(isChat).length);

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
      const [read, from] = untrack(() => [this.read, this.from]);
      if (open && !this.wasOpen) this.mark = from > 0 && from < length ? from : -1;
      if (!open) this.mark = -1;
      this.wasOpen = open;
      if (open || read < 0 || length < read) this.read = length;
      if (length < untrack(() => this.decided)) this.decided = length;
    });
  }

  /** The reader has seen what led to a decision, and makes it. */
  decide() {
    this.decided = this.told.length;
  }
}
