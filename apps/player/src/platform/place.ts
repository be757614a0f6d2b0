/**
 * The place on a page, kept over a reload that the page itself has asked for. The router returns to
 * it at once, when a page is still too short for it: its answers come later.
 */
import { readStored, writeStored } from "./storage.ts";

const KEY = "tucano.place";
const WAIT_MS = 10_000;
/** Whoever does one of these has chosen a place of their own. */
const MOVES = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/** A page of this height has this place. */
const hasPlace = (top: number) => document.documentElement.scrollHeight - window.innerHeight >= top;

export function keepPlace(): void {
  writeStored("session", KEY, `${Math.round(window.scrollY)} ${location.pathname}`);
}

/** Goes back as soon as the page is tall enough. */
export function returnToPlace(): void {
  const [top = "", path] = (readStored("session", KEY) ?? "").split(" ");
  writeStored("session", KEY, null);
  const wanted = Number(top);
  if (path !== location.pathname || !(wanted > 0)) return;

  const stop = new AbortController();
  const seen = new ResizeObserver(() => {
    if (!hasPlace(wanted)) return;
    window.scrollTo({ top: wanted, behavior: "instant" });
    stop.abort();
  });
  stop.signal.addEventListener("abort", () => seen.disconnect());
  for (const move of MOVES) {
    window.addEventListener(move, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  setTimeout(() => stop.abort(), WAIT_MS);
  seen.observe(document.body);
}
