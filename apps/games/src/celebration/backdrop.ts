/** What stands behind the letters: every kind of stage steps back in its own way. */
import { make } from "../hud/dom.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Backdrop {
  /** It has a hero and a place for bonuses: more is told here than on a plain board. */
  readonly isRich: boolean;
  /** The board, in pixels of the page: letters are as wide as it. */
  box: () => Box;
  /** 0: the board as ever. 1: it has stepped back, and light and hero are in front of it. */
  setPresence: (part: number) => void;
  /** Instead of the board, the place of a bonus. */
  setPlace: (isPlace: boolean) => void;
  /** A short push of the camera; `strength` 1 for the greatest win. */
  push: (strength: number) => void;
}

/** For boards of plain elements: darkness and turning rays over them, and a push of the whole. */
export function createPlainBackdrop(host: HTMLElement, page: HTMLElement) {
  const root = make("div", { class: "plain-backdrop", "aria-hidden": "true", hidden: true });
  const backdrop: Backdrop = {
    isRich: false,
    box: () => {
      const from = page.getBoundingClientRect();
      const { x, y, width, height } = host.getBoundingClientRect();
      return { x: x - from.x, y: y - from.y, width, height };
    },
    setPresence: (part) => {
      root.hidden = part === 0;
      root.style.opacity = String(part);
    },
    setPlace: () => {},
    push: (strength) => {
      const scale = 1 + 0.025 * strength;
      host.animate([{ scale: 1 }, { scale, offset: 0.25 }, { scale: 1 }], {
        duration: 460,
        easing: "ease-out",
      });
    },
  };
  return { root, backdrop };
}
