/**
 * A button that is disabled, hidden or removed while it has the focus loses it, and keyboard
 * players would have to start again at the top of the page. Browsers report that as if the player
 * had moved away, so it is ignored: players move away by pressing elsewhere, or by leaving the
 * frame.
 */
export function keepFocusAt(home: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  document.addEventListener("focusin", ({ target }) => {
    last = target instanceof HTMLElement ? target : null;
  });
  document.addEventListener("pointerdown", () => (last = null), { capture: true });
  const isLost = (): boolean => {
    const holder = document.activeElement;
    return holder === null || holder === document.body || holder.matches(":disabled");
  };
  return () => {
    if (last === null || !document.hasFocus() || !isLost()) return;
    const [where, before] = [{ preventScroll: true }, last];
    // Nothing happens if it still cannot take it.
    before.focus(where);
    if (isLost()) home.focus(where);
  };
}
