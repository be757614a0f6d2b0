/**
 * A card that its player turns: its edge is lifted by a finger, and what is printed there is seen
 * before the rest. A press turns it at once, and nothing waits longer than a few seconds.
 */
import type { Card } from "@tucano/game-math/cards/deck.ts";
import { make } from "../hud/dom.ts";
import type { Motion } from "../scene/motion.ts";
import type { CardView } from "./card-view.ts";

const PATIENCE_MS = 8_000;
const LOOK_MS = 200;
const OPEN_MS = 220;
/** Less than this is a press. */
const PRESS_PX = 6;
/** Lifted so far it turns by itself. */
const TURNS_AT = 0.6;
const KEY_STEP = 0.2;

interface Squeeze {
  readonly motion: Motion;
  /** What can be done with it, for those who listen. */
  readonly label: string;
}

const between = (value: number): number => Math.min(1, Math.max(0, value));

/** The card lies face down; resolves when it lies open. */
export async function squeezeCard(view: CardView, card: Card, squeeze: Squeeze): Promise<void> {
  const { motion, label } = squeeze;
  const { root } = view;
  view.show(card);
  root.classList.add("is-squeezed");
  const fold = make("i", { class: "card-fold" });
  root.firstElementChild?.append(fold);
  let lifted = 0;
  const lift = (part: number): void => {
    lifted = between(part);
    root.style.setProperty("--lifted", String(lifted));
  };
  lift(0);
  const { promise: turned, resolve: turn } = Promise.withResolvers<void>();
  const handle = make("button", { type: "button", class: "card-handle", "aria-label": label });
  followFinger(handle, { lift, turn });
  handle.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    lift(lifted + (event.key === "ArrowUp" ? KEY_STEP : -KEY_STEP));
    if (lifted >= TURNS_AT) turn();
  });
  root.append(handle);

  let isTurned = false;
  void turned.then(() => (isTurned = true));
  for (let waitedMs = 0; waitedMs < PATIENCE_MS && !isTurned; waitedMs += LOOK_MS) {
    await Promise.race([turned, motion.wait(LOOK_MS)]);
  }
  handle.remove();
  const from = lifted;
  await motion.move({ durationMs: OPEN_MS, step: (t) => lift(from + (1 - from) * t) });
  fold.remove();
  root.classList.remove("is-squeezed");
  root.style.removeProperty("--lifted");
}

interface Hand {
  readonly lift: (part: number) => void;
  readonly turn: () => void;
}

function followFinger(handle: HTMLButtonElement, { lift, turn }: Hand): void {
  let startedAt: number | null = null;
  let part = 0;
  let moved = 0;
  handle.addEventListener("pointerdown", (event) => {
    // The stage would take it for a wish to skip.
    event.stopPropagation();
    handle.setPointerCapture(event.pointerId);
    startedAt = event.clientY;
    moved = 0;
  });
  handle.addEventListener("pointermove", (event) => {
    if (startedAt === null) return;
    const up = startedAt - event.clientY;
    moved = Math.max(moved, Math.abs(up));
    part = up / handle.getBoundingClientRect().height;
    if (moved >= PRESS_PX) lift(part);
  });
  const letGo = (): void => {
    if (startedAt === null) return;
    startedAt = null;
    if (part >= TURNS_AT) turn();
    else lift(0);
  };
  handle.addEventListener("pointerup", letGo);
  handle.addEventListener("pointercancel", letGo);
  handle.addEventListener("click", () => {
    if (moved < PRESS_PX) turn();
  });
}
