/** What the games sound like, before a game gives it its own pitch: ZzFX patches by name. */
export type SoundName =
  | "click"
  | "spin"
  | "stop"
  | "scatter"
  | "expect"
  | "wild"
  | "win"
  | "feature"
  | "count"
  | "multiplier"
  | "big"
  | "tick"
  | "chip"
  | "card"
  | "whoosh"
  | "pick"
  | "cash"
  | "boom"
  | "lose";

/** The pitch of a game: its deepest note, its timbre and its scale. */
export interface Voice {
  readonly root: number;
  /** ZzFX: 0 sine, 1 triangle, 2 saw, 3 tangent, 4 noise. */
  readonly shape: number;
  /** Semitones of the steps, ascending. */
  readonly scale: readonly number[];
}

type Patch = readonly (number | undefined)[];

/** Semitones above the game's root, and the ZzFX parameters after frequency. */
export const patches: Readonly<
  Record<SoundName, { semitones: number; patch: Patch; volume: number }>
> = {
  click: { semitones: 12, patch: [0, 0.005, 0.03, 1, 1.6, 0, 0, 0, 0, 0, 0.6], volume: 0.35 },
  spin: { semitones: -12, patch: [0.02, 0.09, 0.22, 4, 0.6, 14, 0, 0, 0, 0, 1.4], volume: 0.22 },
  stop: { semitones: -17, patch: [0, 0.01, 0.09, 0, 2.4, -9, 0, 0, 0, 0, 0.5], volume: 0.75 },
  scatter: { semitones: 12, patch: [0.01, 0.12, 0.42, 1, 1.7, 0, 0, 300, 0.07], volume: 0.5 },
  expect: {
    semitones: -5,
    patch: [0.3, 0.5, 0.3, 0, 1, 1.6, 0, 0, 0, 0.1, 0, 0, 0.06],
    volume: 0.3,
  },
  wild: { semitones: 0, patch: [0.04, 0.2, 0.5, 1, 1.4, 5, 0, 0, 0, 0.2, 0, 0, 0.09], volume: 0.5 },
  win: { semitones: 0, patch: [0.01, 0.07, 0.22, 1, 1.5], volume: 0.5 },
  feature: {
    semitones: -12,
    patch: [0.1, 0.5, 0.9, 1, 1.3, 2.4, 0, 0, 0, 0, 0, 0, 0.15],
    volume: 0.5,
  },
  count: { semitones: 19, patch: [0, 0.005, 0.025, 1, 2], volume: 0.22 },
  multiplier: { semitones: 7, patch: [0.01, 0.1, 0.3, 1, 1.6, 3, 0, 180, 0.06], volume: 0.5 },
  big: { semitones: -5, patch: [0.02, 0.16, 0.5, 1, 1.4, 0, 0, 0, 0, 0.05], volume: 0.55 },
  tick: { semitones: 24, patch: [0, 0.002, 0.018, 0, 2.6, -4], volume: 0.28 },
  chip: { semitones: 31, patch: [0, 0.004, 0.05, 1, 2.2, -2, 0, 0, 0, 0.1], volume: 0.32 },
  card: { semitones: 5, patch: [0, 0.015, 0.05, 4, 1.2, -12, 0, 0, 0, 0, 0.4], volume: 0.3 },
  whoosh: { semitones: -7, patch: [0.06, 0.08, 0.24, 4, 0.5, 9, 0, 0, 0, 0, 0.9], volume: 0.24 },
  pick: { semitones: 12, patch: [0.005, 0.04, 0.16, 1, 1.5, 2, 0, 300, 0.03], volume: 0.45 },
  cash: { semitones: 12, patch: [0.01, 0.1, 0.34, 1, 1.6, 0, 0, 420, 0.05, 0.03], volume: 0.5 },
  boom: { semitones: -24, patch: [0, 0.08, 0.5, 4, 1.8, -1.5, 0, 0, 0, 0.9, 0, 0.12], volume: 0.6 },
  lose: { semitones: -12, patch: [0.01, 0.06, 0.2, 1, 1.2, -3], volume: 0.28 },
};

/** A request to the worker that renders them. */
export interface SoundOrder {
  readonly root: number;
  readonly shape: number;
}

/** And what it answers, one sound after the other. */
export interface RenderedSound {
  readonly name: SoundName;
  readonly samples: Float32Array<ArrayBuffer>;
  readonly sampleRate: number;
}
