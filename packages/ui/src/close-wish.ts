/** The wish to close what lies on top: Escape, and the gesture back where a browser has both. */
import { isTopLayer } from "./sheet-layers.ts";

interface Watcher extends EventTarget {
  destroy: () => void;
}

/** https://html.spec.whatwg.org/multipage/interaction.html#closewatcher: not in every browser. */
declare const CloseWatcher: (new () => Watcher) | undefined;

export function listenForCloseWish(layer: HTMLElement, onWish: () => void): () => void {
  if (typeof CloseWatcher !== "undefined") return watchForCloseWish(CloseWatcher, onWish);
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isTopLayer(layer)) onWish();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

/** A watcher hears one wish only; what stays open after it hears the next. */
function watchForCloseWish(Maker: new () => Watcher, onWish: () => void): () => void {
  let watcher = new Maker();
  const hear = () => {
    watcher = new Maker();
    watcher.addEventListener("close", hear);
    onWish();
  };
  watcher.addEventListener("close", hear);
  return () => watcher.destroy();
}
