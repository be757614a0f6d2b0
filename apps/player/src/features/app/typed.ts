/** Fields in which somebody has typed and whose words are still there. */
const touched = new Set<HTMLInputElement | HTMLTextAreaElement>();
let lastTouchMs = performance.now();

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** A search is not lost: it is in the address. */
function note({ target }: Event): void {
  if (isField(target) && target.type !== "search") touched.add(target);
}

function noteTouch(): void {
  lastTouchMs = performance.now();
}

export function watchTyping(): void {
  document.addEventListener("input", note, { capture: true, passive: true });
  for (const kind of ["pointerdown", "keydown", "wheel", "touchmove"]) {
    document.addEventListener(kind, noteTouch, { capture: true, passive: true });
  }
}

export function hasTyped(): boolean {
  for (const field of touched) {
    if (!field.isConnected || field.value === "") touched.delete(field);
  }
  return touched.size > 0;
}

export function sinceTouchMs(): number {
  return performance.now() - lastTouchMs;
}
