/** What is blown or squeezed: a wave that is read again and again while air lasts. */
import { finish, type Instrument, silence } from "./strike.ts";

const TABLE = 1024;

function waveOf(partials: readonly number[]): Float32Array {
  const wave = new Float32Array(TABLE);
  for (const [index, share] of partials.entries()) {
    for (let at = 0; at < TABLE; at += 1) {
      const turn = (2 * Math.PI * (index + 1) * at) / TABLE;
      wave[at] = (wave[at] ?? 0) + share * Math.sin(turn);
    }
  }
  return wave;
}

/** One turn of the wave without what would lie above half the rate and fold back. */
function waveBelow(partials: readonly number[], hz: number, rate: number): Float32Array {
  return waveOf(partials.slice(0, Math.max(1, Math.floor((0.46 * rate) / hz))));
}

interface Blow {
  readonly partials: readonly number[];
  /** Partials at the height of its breath; between the two it grows brighter. */
  readonly loud?: readonly number[];
  readonly attack: number;
  readonly release: number;
  /** Cents. */
  readonly vibrato: number;
  /** Cents of reeds beside the first. */
  readonly reeds?: readonly number[];
  /** Noise of the air. */
  readonly breath?: number;
}

function blown(blow: Blow): Instrument {
  return (strike) => {
    const { hz, seconds, rate, random } = strike;
    const { attack, release, vibrato, breath = 0, reeds = [0] } = blow;
    const samples = silence(strike, seconds + release);
    const soft = waveBelow(blow.partials, hz, rate);
    const loud = waveBelow(blow.loud ?? blow.partials, hz, rate);
    const places = reeds.map(() => random() * TABLE);
    const steps = reeds.map((cents) => (TABLE * hz * 2 ** (cents / 1200)) / rate);
    let air = 0;
    for (let index = 0; index < samples.length; index += 1) {
      const time = index / rate;
      const rise = Math.min(1, time / attack);
      const fall = time < seconds ? 1 : Math.max(0, 1 - (time - seconds) / release);
      const full = rise * fall;
      const shake = Math.min(1, time / 0.35) * vibrato * Math.sin(2 * Math.PI * 5.1 * time);
      const bend = 1 + shake * 0.000578;
      let sum = 0;
      for (let reed = 0; reed < places.length; reed += 1) {
        const place = ((places[reed] ?? 0) + (steps[reed] ?? 0) * bend) % TABLE;
        places[reed] = place;
        const at = Math.floor(place);
        const part = place - at;
        const next = at + 1 === TABLE ? 0 : at + 1;
        const quiet = (soft[at] ?? 0) * (1 - part) + (soft[next] ?? 0) * part;
        const bright = (loud[at] ?? 0) * (1 - part) + (loud[next] ?? 0) * part;
        sum += quiet + (bright - quiet) * full;
      }
      if (breath > 0) air += 0.25 * (random() * 2 - 1 - air);
      samples[index] = (sum + breath * air) * full;
    }
    return finish(samples, rate);
  };
}

const saw = (count: number, tilt: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (index + 1) ** -tilt);
const odd = (count: number, tilt: number): readonly number[] =>
  saw(count, tilt).map((share, index) => (index % 2 === 0 ? share : share * 0.12));

const flute = blown({
  partials: [1, 0.28, 0.08, 0.03],
  attack: 0.06,
  release: 0.12,
  vibrato: 9,
  breath: 0.12,
});
const clarinet = blown({
  partials: odd(9, 1.5),
  loud: odd(11, 1.15),
  attack: 0.035,
  release: 0.08,
  vibrato: 3,
});
/** Two reeds for each note, tuned apart: the sanfona's shimmer. */
const accordion = blown({
  partials: saw(14, 1.25),
  loud: saw(18, 0.95),
  attack: 0.03,
  release: 0.07,
  vibrato: 0,
  reeds: [-6, 7],
});
const brass = blown({
  partials: saw(5, 1.5),
  loud: saw(16, 0.8),
  attack: 0.045,
  release: 0.09,
  vibrato: 4,
  reeds: [-3, 3],
});
const tuba = blown({
  partials: saw(4, 1.5),
  loud: saw(8, 1.2),
  attack: 0.03,
  release: 0.08,
  vibrato: 0,
});
/** Slow strings far away. */
const pad = blown({
  partials: saw(6, 1.9),
  attack: 0.7,
  release: 0.9,
  vibrato: 2,
  reeds: [-8, 0, 9],
});
/** A bright pulse for what climbs. */
const pulse = blown({
  partials: odd(12, 1.1),
  attack: 0.006,
  release: 0.09,
  vibrato: 0,
  reeds: [-5, 5],
});

export const winds = { flute, clarinet, accordion, brass, tuba, pad, pulse } as const;
