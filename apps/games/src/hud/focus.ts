/**
 * A key that is locked, hidden or taken away while it has the focus drops it, and whoever plays by
 * keys would begin at the top of the page again. Browsers tell of that as if somebody had gone, so
 * it is not believed: somebody goes by pressing elsewhere, or by leaving the frame.
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
