/** What a game's single sounds are made of: the instruments of its music, struck once. */
import type { InstrumentName } from "./music/instruments/instruments.ts";
import type { Hit, Samples } from "./music/instruments/strike.ts";

/** The pitch of a game: its deepest note, its timbre and its scale. */
export interface Voice {
  readonly root: number;
  /** What tells of wins in it: 0 bars of metal, 1 bars of wood, 2 strings. */
  readonly shape: number;
  /** Semitones of the steps, ascending. */
  readonly scale: readonly number[];
}

interface Layer {
  /** own: the game's timbre. */
  readonly by: InstrumentName | "own";
  /** Above the game's deepest note. */
  readonly semitones?: number;
  readonly hit?: Hit;
  /** Seconds after the beginning, and how long it is held. */
  readonly at?: number;
  readonly seconds?: number;
  readonly level: number;
}

export interface Effect {
  readonly volume: number;
  readonly layers: readonly Layer[];
}

/** So many strikes of one drum, closer and louder: somebody waits. */
function roll(by: InstrumentName, seconds: number): Layer[] {
  const strikes = Math.round(seconds / 0.07);
  return Array.from({ length: strikes }, (_, strike) => ({
    by,
    hit: "o",
    at: strike * 0.07,
    level: 0.25 + (0.75 * strike) / strikes,
  }));
}

export const effects = {
  click: { volume: 0.22, layers: [{ by: "claves", hit: "h", level: 1 }] },
  spin: {
    volume: 0.3,
    layers: [
      { by: "brush", hit: "o", level: 1 },
      { by: "kick", hit: "o", level: 0.7 },
      { by: "caxixi", at: 0.08, level: 0.5 },
      { by: "caxixi", at: 0.16, level: 0.35 },
    ],
  },
  // A reel has weight: the stop is felt first and then heard.
  stop: {
    volume: 0.62,
    layers: [
      { by: "kick", hit: "x", level: 1 },
      { by: "claves", hit: "x", level: 0.22 },
      { by: "tamborim", hit: "o", level: 0.25 },
    ],
  },
  scatter: {
    volume: 0.55,
    layers: [
      { by: "bell", semitones: 12, seconds: 0.5, level: 0.8 },
      { by: "bell", semitones: 19, seconds: 0.5, at: 0.06, level: 0.5 },
      { by: "surdo", hit: "x", level: 0.7 },
    ],
  },
  expect: {
    volume: 0.42,
    layers: [...roll("atabaque", 0.95), { by: "pulse", semitones: 7, seconds: 0.9, level: 0.16 }],
  },
  wild: {
    volume: 0.55,
    layers: [
      { by: "alfaia", hit: "x", level: 0.8 },
      { by: "own", semitones: 0, seconds: 0.4, level: 0.7 },
      { by: "own", semitones: 7, seconds: 0.4, at: 0.05, level: 0.7 },
      { by: "own", semitones: 12, seconds: 0.6, at: 0.1, level: 0.8 },
    ],
  },
  win: {
    volume: 0.5,
    layers: [
      { by: "own", semitones: 0, seconds: 0.3, level: 1 },
      { by: "triangle", hit: "o", level: 0.12 },
    ],
  },
  feature: {
    volume: 0.6,
    layers: [
      { by: "alfaia", hit: "x", level: 1 },
      { by: "alfaia", hit: "h", at: 0.18, level: 0.8 },
      { by: "alfaia", hit: "x", at: 0.36, level: 1 },
      { by: "brass", semitones: -12, seconds: 0.9, at: 0.36, level: 0.5 },
      { by: "brass", semitones: -5, seconds: 0.9, at: 0.36, level: 0.45 },
      { by: "bell", semitones: 12, seconds: 0.9, at: 0.36, level: 0.4 },
    ],
  },
  // A coin that falls on others.
  count: {
    volume: 0.24,
    layers: [
      { by: "agogo", hit: "h", level: 0.5 },
      { by: "triangle", hit: "o", level: 1 },
    ],
  },
  multiplier: {
    volume: 0.5,
    layers: [
      { by: "own", semitones: 7, seconds: 0.25, level: 0.8 },
      { by: "own", semitones: 14, seconds: 0.4, at: 0.07, level: 0.9 },
      { by: "agogo", hit: "h", level: 0.3 },
    ],
  },
  big: {
    volume: 0.5,
    layers: [
      { by: "brass", semitones: -5, seconds: 0.4, level: 0.7 },
      { by: "own", semitones: -5, seconds: 0.4, level: 0.7 },
      { by: "surdo", hit: "o", level: 0.4 },
    ],
  },
  tick: { volume: 0.26, layers: [{ by: "claves", hit: "x", level: 1 }] },
  wheel: {
    volume: 0.3,
    layers: [
      { by: "claves", hit: "h", level: 1 },
      { by: "hat", hit: "o", level: 0.3 },
    ],
  },
  ball: {
    volume: 0.45,
    layers: [
      { by: "marimba", semitones: 19, seconds: 0.1, level: 0.9 },
      { by: "tamborim", hit: "o", level: 0.5 },
      { by: "tamborim", hit: "o", at: 0.11, level: 0.25 },
    ],
  },
  dice: {
    volume: 0.5,
    layers: [
      { by: "tamborim", hit: "x", level: 0.8 },
      { by: "claves", hit: "x", at: 0.03, level: 0.4 },
      { by: "tamborim", hit: "o", at: 0.1, level: 0.6 },
      { by: "claves", hit: "h", at: 0.17, level: 0.25 },
    ],
  },
  chip: {
    volume: 0.34,
    layers: [
      { by: "claves", hit: "h", level: 1 },
      { by: "claves", hit: "x", at: 0.035, level: 0.55 },
    ],
  },
  card: {
    volume: 0.32,
    layers: [
      { by: "brush", hit: "x", level: 1 },
      { by: "tamborim", hit: "o", at: 0.05, level: 0.2 },
    ],
  },
  whoosh: {
    volume: 0.3,
    layers: [
      { by: "brush", hit: "o", level: 1 },
      { by: "caxixi", at: 0.1, level: 0.6 },
    ],
  },
  pick: { volume: 0.42, layers: [{ by: "own", semitones: 12, seconds: 0.2, level: 1 }] },
  cash: {
    volume: 0.5,
    layers: [0, 0.05, 0.09, 0.15, 0.2].map((at, rank) => ({
      by: rank % 2 === 0 ? "triangle" : "agogo",
      hit: "h",
      at,
      level: 1 - rank * 0.15,
    })),
  },
  boom: {
    volume: 0.6,
    layers: [
      { by: "alfaia", hit: "x", level: 1 },
      { by: "surdo", hit: "x", level: 1 },
      { by: "caixa", hit: "x", level: 0.5 },
    ],
  },
  lose: {
    volume: 0.28,
    layers: [
      { by: "own", semitones: -5, seconds: 0.2, level: 0.8 },
      { by: "own", semitones: -9, seconds: 0.35, at: 0.12, level: 0.8 },
    ],
  },
} as const satisfies Readonly<Record<string, Effect>>;

export type SoundName = keyof typeof effects;
export const soundNames = Object.keys(effects) as readonly SoundName[];

/** A request to the worker that renders them. */
export type EffectsOrder = Pick<Voice, "root" | "shape">;

/** And what it answers, one sound after the other; null: that was all. */
export interface RenderedSound {
  readonly name: SoundName;
  readonly samples: Samples;
  readonly sampleRate: number;
}
