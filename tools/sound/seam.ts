/** Whether a loop can be heard to come round: by the bend of its wave, where a click is largest. */

/** Seconds on each side of the seam that it is compared with: first beats of other bars, too. */
const NEAR = 5;

/** How far a sample is from the line through those around it: a step stands out of any music. */
function bendAt(samples: Float32Array, index: number): number {
  const { length } = samples;
  const at = (place: number): number => samples[(place + length) % length] ?? 0;
  return Math.abs(at(index + 1) - 3 * at(index) + 3 * at(index - 1) - at(index - 2));
}

export interface Seam {
  readonly across: number;
  /** The largest that there is in the seconds around it. */
  readonly inside: number;
}

export function seamOf(samples: Float32Array, rate: number): Seam {
  const near = Math.min(Math.floor(samples.length / 2), Math.round(NEAR * rate));
  let inside = 0;
  for (let step = 4; step < near; step += 1) {
    inside = Math.max(inside, bendAt(samples, step), bendAt(samples, -step));
  }
  return { across: Math.max(...[-1, 0, 1, 2].map((step) => bendAt(samples, step))), inside };
}
