/**
 * Sound without files: ZzFX patches rendered once into buffers, at the first gesture, in one
 * AudioContext. Nothing plays before the player touched the game, and nothing celebrates a round
 * that returned no more than its stake: the callers see to that.
 */
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
const patches: Readonly<Record<SoundName, { semitones: number; patch: Patch; volume: number }>> = {
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

const VOLUME = 0.5;

export interface Sound {
  isMuted: boolean;
  /** A gesture: builds the context, or wakes it (iOS interrupts it without a word). */
  unlock: () => void;
  /** `step` raises the note along the game's scale. */
  play: (name: SoundName, step?: number) => void;
  /** A rising figure of so many notes. */
  fanfare: (notes: number, name?: SoundName) => void;
  setPaused: (isPaused: boolean) => void;
}

export function createSound(tone: Voice, isMuted: boolean): Sound {
  let context: AudioContext | null = null;
  let isPaused = false;
  const buffers = new Map<SoundName, AudioBuffer>();

  const semitoneOf = (step: number): number => {
    const { scale } = tone;
    const octave = Math.floor(step / scale.length);
    return (scale[step % scale.length] ?? 0) + octave * 12;
  };

  const build = async (): Promise<void> => {
    const made = new AudioContext();
    context = made;
    // ZzFX opens a context of its own when it is read: read it late, close that one at once.
    const { ZZFX } = await import("zzfx");
    const borrowed: AudioContext = ZZFX.audioContext;
    if (borrowed !== made) void borrowed.close();
    for (const [name, { semitones, patch }] of Object.entries(patches)) {
      const frequency = tone.root * 2 ** (semitones / 12);
      const [attack, sustain, release, shape, ...rest] = patch;
      const voice = shape === 1 ? tone.shape : shape;
      const samples = ZZFX.buildSamples(1, 0, frequency, attack, sustain, release, voice, ...rest);
      const buffer = made.createBuffer(1, Math.max(1, samples.length), ZZFX.sampleRate);
      buffer.getChannelData(0).set(samples);
      buffers.set(name as SoundName, buffer);
    }
  };

  const start = (name: SoundName, step: number, delaySeconds: number): void => {
    const buffer = buffers.get(name);
    if (context === null || buffer === undefined || sound.isMuted || isPaused) return;
    const source = context.createBufferSource();
    const gain = context.createGain();
    source.buffer = buffer;
    source.playbackRate.value = 2 ** (semitoneOf(step) / 12);
    gain.gain.value = patches[name].volume * VOLUME;
    source.connect(gain).connect(context.destination);
    source.start(context.currentTime + delaySeconds);
  };

  const sound: Sound = {
    isMuted,
    unlock: () => {
      if (context === null) build().catch(() => {});
      else if (context.state !== "running" && !isPaused) void context.resume();
    },
    play: (name, step = 0) => start(name, step, 0),
    fanfare: (notes, name = "win") => {
      for (let note = 0; note < notes; note += 1) start(name, note, note * 0.085);
    },
    setPaused: (paused) => {
      isPaused = paused;
      if (context === null) return;
      void (paused ? context.suspend() : context.resume());
    },
  };
  return sound;
}
