/** What is struck and rings by itself: bars, tines and metal. */
import { finish, type Instrument, silence, type Strike } from "./strike.ts";

interface Mode {
  /** Times the note. */
  readonly ratio: number;
  readonly share: number;
  /** Seconds until it is gone. */
  readonly ring: number;
}

function ringing(modes: readonly Mode[], knock: number, tremolo = 0): Instrument {
  return (strike) => {
    const { hz, rate, random } = strike;
    const longest = Math.max(...modes.map(({ ring }) => ring));
    const samples = silence(strike, Math.min(longest, strike.seconds + 0.8));
    for (const { ratio, share, ring } of modes) {
      if (hz * ratio > 0.46 * rate) continue;
      const turn = (2 * Math.PI * hz * ratio) / rate;
      const fade = 0.001 ** (1 / (ring * rate));
      let gain = share;
      for (let index = 0; index < samples.length; index += 1) {
        samples[index] = (samples[index] ?? 0) + gain * Math.sin(turn * index);
        gain *= fade;
      }
    }
    const knocking = Math.floor(0.012 * rate);
    for (let index = 0; index < knocking; index += 1) {
      const fall = 1 - index / knocking;
      samples[index] = (samples[index] ?? 0) + knock * fall * fall * (random() * 2 - 1);
    }
    if (tremolo > 0) shake(samples, strike, tremolo);
    return finish(samples, rate);
  };
}

function shake(samples: Float32Array, { rate }: Strike, depth: number): void {
  for (let index = 0; index < samples.length; index += 1) {
    const wave = 1 - depth * (0.5 - 0.5 * Math.cos((2 * Math.PI * 5.5 * index) / rate));
    samples[index] = (samples[index] ?? 0) * wave;
  }
}

const marimba = ringing(
  [
    { ratio: 1, share: 1, ring: 1.1 },
    { ratio: 3.93, share: 0.32, ring: 0.28 },
    { ratio: 9.2, share: 0.12, ring: 0.09 },
  ],
  0.14,
);
const kalimba = ringing(
  [
    { ratio: 1, share: 1, ring: 1.4 },
    { ratio: 2.01, share: 0.16, ring: 0.6 },
    { ratio: 5.4, share: 0.2, ring: 0.12 },
  ],
  0.05,
);
const vibes = ringing(
  [
    { ratio: 1, share: 1, ring: 2.8 },
    { ratio: 3.98, share: 0.22, ring: 0.9 },
    { ratio: 10.1, share: 0.05, ring: 0.2 },
  ],
  0.04,
  0.35,
);
const bell = ringing(
  [
    { ratio: 1, share: 1, ring: 1.6 },
    { ratio: 2.76, share: 0.5, ring: 0.9 },
    { ratio: 5.4, share: 0.25, ring: 0.4 },
  ],
  0.03,
);

/** An electric piano: one wave turned by another that dies away. */
const rhodes: Instrument = (strike) => {
  const { hz, seconds, rate } = strike;
  const samples = silence(strike, seconds + 0.5);
  const turn = (2 * Math.PI * hz) / rate;
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / rate;
    const fall = time < seconds ? 1 : Math.max(0, 1 - (time - seconds) / 0.5);
    const bite = 1.3 * Math.exp(-time * 5) + 0.25;
    const tine = 0.12 * Math.exp(-time * 14) * Math.sin(turn * 7 * index);
    const body = Math.sin(turn * index + bite * Math.sin(turn * index));
    samples[index] = (body + tine) * Math.exp(-time * 1.1) * fall * Math.min(1, time / 0.004);
  }
  return finish(samples, rate);
};

export const mallets = { marimba, kalimba, vibes, bell, rhodes } as const;
