/**
 * A page that was tapped for is drawn in one go, and nothing else is answered meanwhile. What lies
 * below its first screen is therefore drawn after it, in pieces between which the browser answers.
 * Its height is remembered, so that the page is as tall on return as it was before.
 */
import {
  type CSSProperties,
  type RefCallback,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
} from "react";
import { useIsTakenOver } from "./use-is-taken-over.ts";

const heights = new Map<string, number>();

interface Remembered {
  /** Around what is drawn later. */
  place: RefCallback<HTMLDivElement>;
  style: CSSProperties;
}

/** What keeps the place: as tall as it last was, and at first taller than any screen. */
export function heldPlace(name: string): CSSProperties {
  return { minHeight: heights.get(name) ?? "200vh" };
}

function usePlace(name: string, isWhole: boolean): RefCallback<HTMLDivElement> {
  return useCallback(
    (element) => {
      if (!isWhole || element === null) return undefined;
      const observer = new ResizeObserver(([entry]) => {
        if (entry !== undefined) heights.set(name, entry.contentRect.height);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isWhole, name],
  );
}

/** `isWritten`: the server writes all of it for a first visit, and there it stands already. */
export function useDrawnLater(
  name: string,
  { isWritten = false } = {},
): Remembered & { isDrawn: boolean } {
  const isTakenOver = useIsTakenOver();
  const isDrawn = useDeferredValue(true, isWritten && !isTakenOver);
  const place = usePlace(name, isDrawn);
  const minHeight = isDrawn ? undefined : heights.get(name);
  return { isDrawn, place, style: minHeight === undefined ? {} : { minHeight } };
}

/** Of so many pieces, how many are drawn: one more with each picture that the browser shows. */
export function usePieces(name: string, all: number): Remembered & { drawn: number } {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn < all) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, all]);
  const isWhole = drawn >= all;
  return { drawn, place: usePlace(name, isWhole), style: isWhole ? {} : heldPlace(name) };
}
