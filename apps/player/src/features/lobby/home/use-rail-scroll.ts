import { type RefObject, useRef } from "react";

/** Moves a row by nearly one width, so that the last game seen stays in sight. */
export function useRailScroll(): {
  track: RefObject<HTMLUListElement | null>;
  scroll: (direction: 1 | -1) => void;
} {
  const track = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) =>
    track.current?.scrollBy({
      left: direction * track.current.clientWidth * 0.9,
      behavior: "smooth",
    });
  return { track, scroll };
}
