/** The keyboard's place on the page, where what it was on goes away. */

/** When the focused button of a row has gone with a change, the one now in its place has the focus. */
export function keepFocus(row: () => HTMLElement | undefined, change: () => unknown): void {
  let at = -1;
  $effect.pre(() => {
    void change();
    const buttons = [...(row()?.querySelectorAll("button") ?? [])];
    at = buttons.findIndex((button) => button === document.activeElement);
  });
  $effect(() => {
    void change();
    if (at < 0) return;
    const found = row();
    if (!found || document.activeElement !== document.body) return;
    const buttons = [...found.querySelectorAll("button")];
    buttons[Math.min(at, buttons.length - 1)]?.focus({ preventScroll: true });
  });
}
