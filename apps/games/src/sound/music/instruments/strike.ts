/** What every instrument is asked for: one note, as samples of about full height. */
import type { Random } from "../noise.ts";

/** How the hand strikes: the accent, a soft one, another place of the drum. */
export type Hit = "x" | "o" | "h";

export interface Strike {
  readonly hz: number;
  /** As long as it is held; what rings on is the instrument's own. */
  readonly seconds: number;
  readonly rate: number;
  readonly random: Random;
  readonly hit: Hit;
}

export type Samples = Float32Array<ArrayBuffer>;
export type Instrument = (strike: Strike) => Samples;

export function silence({ rate }: Strike, seconds: number): Samples {
  return new Float32Array(Math.max(1, Math.ceil(seconds * rate)));
}

/** Brings the loudest sample to full height, and the end to rest without a click. */
export function finish(samples: Samples, rate: number): Samples {
  let peak = 1e-6;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const fade = Math.min(samples.length, Math.floor(0.012 * rate));
  for (let index = 0; index < samples.length; index += 1) {
    const left = samples.length - 1 - index;
    samples[index] = ((samples[index] ?? 0) / peak) * (left < fade ? left / fade : 1);
  }
  return samples;
}
