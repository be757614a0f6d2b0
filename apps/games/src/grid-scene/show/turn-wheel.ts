/** How a wheel turns to a segment: whole turns, ever slower, a tick at each edge. */
import { easeOut } from "../../scene/motion.ts";
import type { StageTools } from "../../shell/stage.ts";

interface Turn {
  readonly segment: number;
  /** Of equal segments. */
  readonly count: number;
  /** Degrees, now. */
  readonly from: number;
  readonly turns: number;
  readonly durationMs: number;
}

/** Answers the degrees at which it stands in the end: the segment's middle under the pointer. */
export async function turnWheel(
  { motion, sound }: StageTools,
  { segment, count, from, turns, durationMs }: Turn,
  show: (degrees: number) => void,
): Promise<number> {
  const rest = -((segment + 0.5) * 360) / count;
  const to = rest - 360 * Math.ceil((rest - from + 360 * turns) / 360);
  let ticks = 0;
  motion.resume();
  sound.play("whoosh");
  await motion.move({
    durationMs: motion.isReduced ? 0 : durationMs,
    ease: (t) => easeOut(easeOut(t) * 0.6 + t * 0.4),
    step: (t) => {
      const now = from + (to - from) * t;
      show(now);
      const tick = Math.floor((-now * count) / 360);
      if (tick !== ticks && t < 1) sound.play("wheel");
      ticks = tick;
    },
  });
  return to;
}
