/** The game's name above the reels. It makes room for the plates that the panel shows up there. */
import { Sprite, type Texture } from "pixi.js";
import { besidePlates, type Layout, type TitlePlace } from "../scene/layout.ts";
import { easeInOut, type Motion } from "../scene/motion.ts";

export interface Title {
  readonly view: Sprite;
  resize: (layout: Layout) => void;
  destroy: () => void;
}

interface TitleOptions {
  readonly texture: Texture;
  readonly motion: Motion;
  readonly host: HTMLElement;
  readonly plates: readonly HTMLElement[];
}

export function createTitle({ texture, motion, host, plates }: TitleOptions): Title {
  const view = new Sprite({ texture, anchor: 0.5 });
  let layout: Layout | null = null;
  let moves = 0;
  const show = ({ x, y, width }: TitlePlace, alpha: number): void => {
    view.position.set(x, y);
    view.scale.set(width / texture.width);
    view.alpha = alpha;
  };
  const place = (durationMs: number): void => {
    view.visible = layout !== null && layout.title !== null;
    if (layout === null || layout.title === null) return;
    const edge = host.getBoundingClientRect();
    const shown = plates
      .filter(({ hidden }) => !hidden)
      .map((plate) => plate.getBoundingClientRect())
      .map(({ left, right, bottom }) => ({
        left: left - edge.left,
        right: right - edge.left,
        bottom: bottom - edge.top,
      }));
    const next = besidePlates(layout.title, layout.width, shown);
    const from = { x: view.x, y: view.y, width: view.scale.x * texture.width };
    const to = next ?? from;
    const [alphaFrom, alphaTo] = [view.alpha, next === null ? 0 : 1];
    moves += 1;
    const move = moves;
    void motion.move({
      durationMs,
      ease: easeInOut,
      step: (t) => {
        if (move !== moves) return;
        const between = (start: number, end: number): number => start + (end - start) * t;
        const at = { x: between(from.x, to.x), y: between(from.y, to.y) };
        show({ ...at, width: between(from.width, to.width) }, between(alphaFrom, alphaTo));
      },
    });
  };
  const watch = new ResizeObserver(() => place(240));
  for (const plate of plates) watch.observe(plate);
  return {
    view,
    resize: (next) => {
      layout = next;
      place(0);
    },
    destroy: () => {
      moves += 1;
      watch.disconnect();
    },
  };
}
