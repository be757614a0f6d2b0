/**
 * Which sheets lie over the page, and what that asks of the page below: nothing but the topmost is
 * reached by keys, taps or a screen reader, the page does not scroll, and the focus goes back to
 * what opened the first.
 *
 * Taking the page out of reach and moving the focus wait until the sheet, or the page without it,
 * has been painted: it costs the styles of a thousand elements anew, and a tap is answered before
 * that.
 */

interface Layer {
  readonly element: HTMLElement;
  /** What had the focus before; it gets it back. */
  readonly opener: Element | null;
}

let layers: readonly Layer[] = [];
let isWaiting = false;
/** Opened what has just gone away. A sheet that follows hands it on. */
let leftOpener: Element | null = null;

/** Wants the focus, and was out of reach when it did. */
let wanted: HTMLElement | null = null;

/** The focus of a page that a sheet has just left: at once, or as soon as the page is back. */
export function focusInPage(element: HTMLElement | null): void {
  if (element?.closest("[inert]") === null) element.focus();
  else wanted = element;
}

/** The sheet is the topmost until the returned function takes it away. */
export function addLayer(element: HTMLElement): () => void {
  const layer = { element, opener: leftOpener ?? document.activeElement };
  leftOpener = null;
  wanted = null;
  layers = [...layers, layer];
  settleAfterPaint();
  return () => {
    layers = layers.filter((other) => other !== layer);
    leftOpener = layer.opener;
    queueMicrotask(releasePage);
    settleAfterPaint();
  };
}

export const isTopLayer = (element: HTMLElement): boolean => layers.at(-1)?.element === element;

function settleAfterPaint(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => setTimeout(settle));
}

/** As soon as no sheet is seen: what is pressed then is meant for the page. */
function releasePage(): void {
  if (layers.length === 0) holdPage(false);
}

function settle(): void {
  isWaiting = false;
  holdPage(layers.length > 0);
  for (const { element } of layers) element.inert = !isTopLayer(element);
  const opener = wanted ?? leftOpener;
  leftOpener = null;
  wanted = null;
  // An element that has taken the focus meanwhile, such as a new page, keeps it.
  if (document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}

/** A scrollbar that took room leaves its room empty. */
function holdPage(isHeld: boolean): void {
  const page = document.querySelector<HTMLElement>("#root");
  if (page === null || page.inert === isHeld) return;
  const { style, clientWidth } = document.documentElement;
  style.scrollbarGutter = isHeld && innerWidth > clientWidth ? "stable" : "";
  style.overflow = isHeld ? "hidden" : "";
  page.inert = isHeld;
}
