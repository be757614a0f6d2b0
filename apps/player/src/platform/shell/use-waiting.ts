import { useEffect, useState } from "react";

const DELAY_MS = 200;

/** True once something has taken longer than 200 ms: quick answers never flash a placeholder. */
export function useWaiting(isPending: boolean): boolean {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isPending) {
      setWaiting(false);
      return undefined;
    }
    const timer = setTimeout(() => setWaiting(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isPending && isWaiting;
}
