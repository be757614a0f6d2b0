/** The place around the music: water, wind, insects, people. Loops whose end is their start. */
import type { Ambience } from "@tucano/game-math/grid-slots/song.ts";
import type { Samples } from "./instruments/strike.ts";
import { createRandom, type Random, seedOf } from "./noise.ts";

const SECONDS = 16;

interface Making {
  readonly loop: Samples;
  readonly rate: number;
  readonly random: Random;
}

interface Stream {
  /** What passes lies between these, in hertz. */
  readonly from: number;
  readonly to: number;
  readonly level: number;
  /** Swells in one turn of the loop: whole numbers, so that they meet; and how deep they are. */
  readonly swells: number;
  readonly depth: number;
  /** From 0 to 1: where in its swell it begins. */
  readonly phase?: number;
}

/** Noise that runs through two filters, warmed up by the end of its own loop. */
function addStream({ loop, rate, random }: Making, stream: Stream): void {
  const noise = new Float32Array(loop.length);
  for (let index = 0; index < noise.length; index += 1) noise[index] = random() * 2 - 1;
  const low = 1 - Math.exp((-2 * Math.PI * stream.to) / rate);
  const high = 1 - Math.exp((-2 * Math.PI * stream.from) / rate);
  let one = 0;
  let two = 0;
  let slow = 0;
  for (let index = -rate; index < loop.length; index += 1) {
    one += low * ((noise[(index + loop.length) % loop.length] ?? 0) - one);
    two += low * (one - two);
    slow += high * (two - slow);
    if (index < 0) continue;
    const turn = stream.swells * (index / loop.length) + (stream.phase ?? 0);
    const swell = (0.5 - 0.5 * Math.cos(2 * Math.PI * turn)) ** 2;
    const gain = stream.level * (1 - stream.depth + stream.depth * swell);
    loop[index] = (loop[index] ?? 0) + gain * (two - slow);
  }
}

interface Drops {
  readonly count: number;
  readonly hz: readonly [number, number];
  /** The note moves to this multiple of itself. */
  readonly bend: number;
  readonly seconds: number;
  readonly level: number;
}

/** Single sounds at odd moments: drops, frogs, birds. */
function addDrops({ loop, rate, random }: Making, drops: Drops): void {
  const [lowest, highest] = drops.hz;
  for (let drop = 0; drop < drops.count; drop += 1) {
    const from = Math.floor(random() * loop.length);
    const hz = lowest * (highest / lowest) ** random();
    const level = drops.level * (0.3 + 0.7 * random());
    const length = Math.floor(drops.seconds * (0.7 + 0.6 * random()) * rate);
    let phase = 0;
    for (let index = 0; index < length; index += 1) {
      const part = index / length;
      phase += (2 * Math.PI * hz * drops.bend ** part) / rate;
      const at = (from + index) % loop.length;
      const shape = Math.min(1, part * 12) * (1 - part) ** 2;
      loop[at] = (loop[at] ?? 0) + level * shape * Math.sin(phase);
    }
  }
}

/** Insects in rhythm: a high note in short pulses, with rests. */
function addInsects({ loop, rate }: Making, hz: number, chirps: number, level: number): void {
  const pulses = 4;
  const every = loop.length / chirps;
  const pulse = 0.021 * rate;
  for (let chirp = 0; chirp < chirps; chirp += 1) {
    for (let index = 0; index < pulses * pulse; index += 1) {
      const part = (index % pulse) / pulse;
      const at = (Math.floor(chirp * every) + index) % loop.length;
      const shape = Math.sin(Math.PI * part) ** 2;
      const tone = Math.sin((2 * Math.PI * hz * index) / rate);
      loop[at] = (loop[at] ?? 0) + level * shape * tone;
    }
  }
}

/** Many voices without a word: syllables of noise, each through a mouth of its own. */
function addVoices({ loop, rate, random }: Making, count: number, level: number): void {
  for (let voice = 0; voice < count; voice += 1) {
    const from = Math.floor(random() * loop.length);
    const length = Math.floor((0.12 + 0.2 * random()) * rate);
    const pitch = 95 * 2 ** (1.3 * random());
    const mouth = 400 + 900 * random();
    const turn = (2 * Math.PI * mouth) / rate;
    const radius = 0.985;
    let one = 0;
    let two = 0;
    for (let index = 0; index < length; index += 1) {
      const open = (index * pitch) % rate < pitch ? 1 : 0;
      const sound = open + 2 * radius * Math.cos(turn) * one - radius * radius * two;
      two = one;
      one = sound;
      const at = (from + index) % loop.length;
      loop[at] = (loop[at] ?? 0) + level * Math.sin((Math.PI * index) / length) ** 2 * sound;
    }
  }
}

const places: Readonly<Record<Ambience, (making: Making) => void>> = {
  river: (making) => {
    addStream(making, { from: 300, to: 1400, level: 1, swells: 3, depth: 0.35 });
    addDrops(making, { count: 90, hz: [380, 950], bend: 1.6, seconds: 0.07, level: 0.22 });
    addInsects(making, 4300, 26, 0.05);
  },
  falls: (making) => {
    addStream(making, { from: 250, to: 3200, level: 1.2, swells: 2, depth: 0.15 });
    addStream(making, { from: 60, to: 240, level: 1.2, swells: 5, depth: 0.3 });
    addDrops(making, { count: 40, hz: [600, 1500], bend: 1.5, seconds: 0.05, level: 0.12 });
  },
  sea: (making) => {
    addStream(making, { from: 200, to: 1800, level: 1.1, swells: 2, depth: 0.92 });
    addStream(making, { from: 900, to: 5000, level: 0.7, swells: 2, depth: 0.97, phase: 0.9 });
    addDrops(making, { count: 3, hz: [1500, 1900], bend: 0.72, seconds: 0.5, level: 0.05 });
  },
  rain: (making) => {
    addStream(making, { from: 1200, to: 6000, level: 0.8, swells: 3, depth: 0.3 });
    addDrops(making, { count: 160, hz: [900, 2400], bend: 1.2, seconds: 0.025, level: 0.25 });
    addDrops(making, { count: 6, hz: [1900, 2900], bend: 1.3, seconds: 0.22, level: 0.12 });
  },
  night: (making) => {
    addStream(making, { from: 120, to: 600, level: 0.3, swells: 2, depth: 0.7 });
    addInsects(making, 4150, 34, 0.13);
    addInsects(making, 4850, 22, 0.08);
    addDrops(making, { count: 14, hz: [420, 640], bend: 1.5, seconds: 0.12, level: 0.12 });
  },
  bar: (making) => {
    addVoices(making, 190, 0.05);
    addStream(making, { from: 150, to: 900, level: 0.22, swells: 3, depth: 0.4 });
    addDrops(making, { count: 7, hz: [2300, 3600], bend: 1, seconds: 0.3, level: 0.07 });
  },
  fair: (making) => {
    addVoices(making, 130, 0.045);
    addStream(making, { from: 900, to: 4200, level: 0.22, swells: 4, depth: 0.6 });
    addDrops(making, { count: 60, hz: [300, 3200], bend: 0.6, seconds: 0.015, level: 0.3 });
  },
  wind: (making) => {
    addStream(making, { from: 180, to: 700, level: 1, swells: 2, depth: 0.8 });
    addStream(making, { from: 700, to: 1500, level: 0.5, swells: 3, depth: 0.9, phase: 0.4 });
  },
};

export function renderAmbience(ambience: Ambience, rate: number): Samples {
  const loop: Samples = new Float32Array(SECONDS * rate);
  places[ambience]({ loop, rate, random: createRandom(seedOf(ambience)) });
  return loop;
}
