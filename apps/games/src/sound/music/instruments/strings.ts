/** Plucked strings (Karplus and Strong): a burst of noise that runs round a damped loop. */
import { finish, type Instrument, type Samples, silence, type Strike } from "./strike.ts";

interface Pluck {
  /** From 0, the thumb's flesh, to 1, a pick. */
  readonly bright: number;
  /** Seconds until a middle note is gone. */
  readonly ring: number;
  /** Where it is plucked, as a part of the string. */
  readonly place: number;
  /** Cents of a second string beside it. */
  readonly course?: number;
  /** The body's resonance. */
  readonly body: number;
}

function runString(strike: Strike, { bright, ring, place }: Pluck, cents: number): Samples {
  const { rate, random, seconds } = strike;
  const hz = strike.hz * 2 ** (cents / 1200);
  const samples = silence(strike, Math.min(ring, seconds + 0.35));
  // The averaging of the loop is half a sample late; what is left is done by an all-pass.
  const period = rate / hz - 0.5;
  const whole = Math.max(2, Math.floor(period - 0.2));
  const rest = period - whole;
  const allPass = (1 - rest) / (1 + rest);
  const line = new Float32Array(whole);
  let smooth = 0;
  for (let index = 0; index < whole; index += 1) {
    smooth += bright * (random() * 2 - 1 - smooth);
    line[index] = smooth;
  }
  const shift = Math.max(1, Math.round(whole * place));
  for (let index = whole - 1; index >= shift; index -= 1) {
    line[index] = (line[index] ?? 0) - (line[index - shift] ?? 0);
  }
  const loss = 0.001 ** (1 / (hz * ring));
  let at = 0;
  let lastIn = 0;
  let lastOut = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const now = line[at] ?? 0;
    const next = line[at + 1 === whole ? 0 : at + 1] ?? 0;
    const average = loss * 0.5 * (now + next);
    lastOut = allPass * (average - lastOut) + lastIn;
    lastIn = average;
    line[at] = lastOut;
    samples[index] = now;
    at = at + 1 === whole ? 0 : at + 1;
  }
  return samples;
}

/** A hollow body answers low. */
function addBody(samples: Samples, rate: number, share: number): void {
  const turn = (2 * Math.PI * 190) / rate;
  const radius = 0.985;
  let one = 0;
  let two = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const dry = samples[index] ?? 0;
    const wet = dry + 2 * radius * Math.cos(turn) * one - radius * radius * two;
    two = one;
    one = wet;
    samples[index] = dry + share * 0.05 * wet;
  }
}

function stopAt(samples: Samples, { seconds, rate }: Strike): void {
  const from = Math.floor(seconds * rate);
  const fade = 0.9995 ** (24_000 / rate);
  let gain = 1;
  for (let index = from; index < samples.length; index += 1) {
    gain *= fade;
    samples[index] = (samples[index] ?? 0) * gain;
  }
}

function plucked(pluck: Pluck): Instrument {
  return (strike) => {
    const samples = runString(strike, pluck, 0);
    if (pluck.course !== undefined) {
      const second = runString(strike, pluck, pluck.course);
      const late = Math.floor(0.004 * strike.rate);
      for (let index = late; index < samples.length; index += 1) {
        samples[index] = (samples[index] ?? 0) + 0.8 * (second[index - late] ?? 0);
      }
    }
    addBody(samples, strike.rate, pluck.body);
    stopAt(samples, strike);
    return finish(samples, strike.rate);
  };
}

const guitar = plucked({ bright: 0.35, ring: 2.6, place: 0.22, body: 1 });
/** Ten strings in five courses, tuned a little apart. */
const viola = plucked({ bright: 0.75, ring: 3, place: 0.14, course: 5, body: 0.8 });
const cavaquinho = plucked({ bright: 0.7, ring: 0.9, place: 0.18, body: 0.4 });
const banjo = plucked({ bright: 0.9, ring: 0.7, place: 0.12, body: 0.3 });
const bass = plucked({ bright: 0.16, ring: 2.4, place: 0.3, body: 0.3 });

/** A guitar through a small amplifier: round, and a little over its edge. */
const electric: Instrument = (strike) => {
  const samples = runString(strike, { bright: 0.5, ring: 4, place: 0.2, body: 0 }, 0);
  for (let index = 0; index < samples.length; index += 1) {
    const swell = 1 + 0.12 * Math.sin((2 * Math.PI * 5.2 * index) / strike.rate);
    samples[index] = Math.tanh(2.2 * (samples[index] ?? 0) * swell);
  }
  stopAt(samples, strike);
  return finish(samples, strike.rate);
};

export const strings = { guitar, viola, cavaquinho, banjo, bass, electric } as const;
