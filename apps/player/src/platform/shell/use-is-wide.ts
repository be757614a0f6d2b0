/** Whether the window is a desk's: what stands beside the page is loaded only there. */
import { useSyncExternalStore } from "react";

const wide = matchMedia("(width >= 64rem)");

function subscribe(listener: () => void): () => void {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
}

/** The server, which renders the first page, does not know how wide it will be. */
const isWideFirst = () => false;

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches, isWideFirst);
}
