import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Moves a row by nearly one width, so that the last game seen stays in sight. Other content than
 * before begins at its beginning.
 */
export function useRailScroll(content: string): {
  track: RefObject<HTMLUListElement | null>;
  scroll: (direction: 1 | -1) => void;
} {
  const track = useRef<HTMLUListElement>(null);
  const shown = useRef(content);
  useLayoutEffect(() => {
    if (shown.current !== content) track.current?.scrollTo({ left: 0 });
    shown.current = content;
  }, [content]);
  const scroll = (direction: 1 | -1) =>
    track.current?.scrollBy({
      left: direction * track.current.clientWidth * 0.9,
      behavior: "smooth",
    });
  return { track, scroll };
}
