/** A new release renames chunks: a page from before reloads once, and only once, to find them. */
import { readStored, writeStored } from "../storage.ts";

const KEY = "tucano.reloaded-for-chunks";

export function reloadOnceForMissingChunks(): void {
  addEventListener("vite:preloadError", (event) => {
    // Offline nothing newer can be found: reloading would only lose the page.
    if (!navigator.onLine || readStored("session", KEY) === "1") return;
    writeStored("session", KEY, "1");
    event.preventDefault();
    location.reload();
  });
  addEventListener("load", () => setTimeout(() => writeStored("session", KEY, null), 10_000));
}
