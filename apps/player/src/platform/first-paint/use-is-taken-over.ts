import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/**
 * False only where the server writes a page and while the browser takes it over. What waits for it
 * is not in the written page, and costs the take-over nothing.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
