/**
 * The place behind a board: a drawing that stands, another that passes before it, and motes in the
 * air. It moves by itself, so slowly that nobody has to look; with reduced motion it stands still.
 */
import { make } from "../../hud/dom.ts";
import type { StageTools } from "../../shell/stage.ts";
import "./place.css";

export interface PlaceLook {
  /** Addresses of the two layers. */
  readonly back: string;
  readonly near: string;
  readonly motes: MotesLook;
}

/** What is in the air, in shares of the stage's height and in pixels. */
export interface MotesLook {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  /** How far each wanders; how far it rises while it shines once. */
  readonly sway: number;
  readonly rise: number;
  readonly shineMs: number;
}

export interface Place {
  readonly root: HTMLElement;
  /** `Stage.frame`: between rounds it is asked less often, and so is the machine. */
  readonly frame: (deltaMs: number) => void;
}

/** No more often than this: it is slow, and a machine without a graphics card pays for each. */
const STEP_MS = 50;
const DRIFT_MS = 24_000;
const DRIFT_PX = 10;
/** Places without a pattern: each is as far as possible from those before it. */
const GOLDEN = 0.618_033_988_75;

interface Mote {
  readonly root: HTMLElement;
  readonly phase: number;
}

function createMote({ from, to }: MotesLook, index: number): Mote {
  const root = make("i");
  root.style.left = `${((index + 0.5) * GOLDEN * 100) % 100}%`;
  root.style.top = `${100 * (from + (to - from) * (((index + 1) * GOLDEN * GOLDEN * 3) % 1))}%`;
  return { root, phase: (index * GOLDEN) % 1 };
}

/** A layer is there when it has come: nobody waits for it. */
function layer(className: string, source: string): HTMLImageElement {
  const root = make("img", { class: className, alt: "", decoding: "async", draggable: "false" });
  root.addEventListener("load", () => root.classList.add("is-here"));
  root.src = source;
  return root;
}

export function createPlace({ motion }: Pick<StageTools, "motion">, look: PlaceLook): Place {
  const back = layer("place-back", look.back);
  const near = layer("place-near", look.near);
  const motes = Array.from({ length: look.motes.count }, (_, index) =>
    createMote(look.motes, index),
  );
  const air = make(
    "div",
    { class: "place-air" },
    motes.map(({ root }) => root),
  );
  const children = [back, make("div", { class: "place-veil" }), near, air];
  const root = make("div", { class: "place", "aria-hidden": "true" }, children);
  if (motion.isReduced) return { root, frame: () => {} };

  const { sway, rise, shineMs } = look.motes;
  let timeMs = 0;
  let shownMs = -STEP_MS;
  const frame = (deltaMs: number): void => {
    timeMs += Math.min(deltaMs, 200);
    if (timeMs - shownMs < STEP_MS) return;
    shownMs = timeMs;
    const drift = DRIFT_PX * Math.sin((timeMs / DRIFT_MS) * 2 * Math.PI);
    back.style.transform = `translate3d(${drift * 0.4}px,0,0) scale(1.03)`;
    near.style.transform = `translate3d(${-drift}px,0,0) scale(1.03)`;
    for (const mote of motes) {
      const part = (timeMs / shineMs + mote.phase) % 1;
      const x = sway * Math.sin(2 * Math.PI * (part + mote.phase));
      mote.root.style.transform = `translate3d(${x}px,${-rise * part}px,0)`;
      mote.root.style.opacity = String(Math.sin(Math.PI * part) ** 2);
    }
  };
  return { root, frame };
}
