/**
 * A page that was tapped for is drawn in one go, and nothing else is answered meanwhile. What lies
 * below its first screen is therefore drawn after it, in pieces between which the browser answers.
 * Its height is remembered, so that the page is as tall on return as it was before.
 */
import { type CSSProperties, type RefCallback, useCallback, useDeferredValue } from "react";
import { useIsTakenOver } from "./use-is-taken-over.ts";

const heights = new Map<string, number>();

interface DrawnLater {
  isDrawn: boolean;
  /** Around what is drawn later. */
  place: RefCallback<HTMLDivElement>;
  style: CSSProperties;
}

/** `isWritten`: the server writes all of it for a first visit, and there it stands already. */
export function useDrawnLater(name: string, { isWritten = false } = {}): DrawnLater {
  const isTakenOver = useIsTakenOver();
  const isDrawn = useDeferredValue(true, isWritten && !isTakenOver);
  const place: RefCallback<HTMLDivElement> = useCallback(
    (element) => {
      if (!isDrawn || element === null) return undefined;
      const observer = new ResizeObserver(([entry]) => {
        if (entry !== undefined) heights.set(name, entry.contentRect.height);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isDrawn, name],
  );
  const minHeight = isDrawn ? undefined : heights.get(name);
  return { isDrawn, place, style: minHeight === undefined ? {} : { minHeight } };
}
