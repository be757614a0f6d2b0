import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** A page that the server wrote has just come over the line. */
const isOnlineFirst = () => true;

export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine, isOnlineFirst);
}
