/**
 * The symbol that a feature is about: shown large while it is found, then small at the corner of
 * the board for as long as the feature lasts.
 */
import { make } from "../../hud/dom.ts";
import type { StageTools } from "../../shell/stage.ts";

export interface Emblem {
  readonly root: HTMLElement;
  open: (title: string) => void;
  show: (picture: HTMLCanvasElement) => void;
  /** Moves to a corner: the upper right one of the board, in pixels of the page. */
  settle: (corner: { readonly x: number; readonly y: number }) => void;
  close: () => void;
}

export function createEmblem(): Emblem {
  const title = make("p", { class: "emblem-title" });
  const canvas = make("canvas", { class: "emblem-picture" });
  canvas.width = 192;
  canvas.height = 192;
  const card = make("div", { class: "emblem-card" }, [canvas]);
  const root = make("div", { class: "emblem", hidden: true, "aria-hidden": "true" }, [title, card]);
  return {
    root,
    open: (words) => {
      title.textContent = words;
      root.classList.remove("is-kept");
      root.style.removeProperty("--x");
      root.hidden = false;
    },
    show: (picture) => {
      const pen = canvas.getContext("2d");
      pen?.clearRect(0, 0, canvas.width, canvas.height);
      pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    },
    settle: ({ x, y }) => {
      root.style.setProperty("--x", `${x}px`);
      root.style.setProperty("--y", `${y}px`);
      root.classList.add("is-kept");
    },
    close: () => {
      root.hidden = true;
    },
  };
}

/** Twice through all pages, ever slower; at once for those who want it calm. */
export async function turnPages(
  { motion, sound }: StageTools,
  pages: readonly string[],
  show: (page: string) => void,
): Promise<void> {
  if (motion.isReduced) return;
  const count = pages.length * 2;
  for (let page = 0; page < count; page += 1) {
    show(pages[page % pages.length] ?? "");
    sound.play("tick");
    await motion.wait(50 + (page / count) ** 2 * 190);
  }
}
