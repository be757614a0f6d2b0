/** Scales and chords, as whole semitones above the first degree of a song. */
import type { ScaleName } from "@tucano/game-math/grid-slots/song.ts";

export const OCTAVE = 12;
const DEGREES = 7;

const scales: Readonly<Record<ScaleName, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  // The scale of the north-east: its fourth is raised, its seventh is not.
  northeastern: [0, 2, 4, 6, 7, 9, 10],
};

export interface Chord {
  /** Of the root, from 0. */
  readonly degree: number;
  /** The root first. */
  readonly tones: readonly number[];
  /** What may be sung over it: the song's scale with what the chord raises. */
  readonly scale: readonly number[];
}

/** A degree may lie any number of octaves away. */
export function semitonesOf(scale: readonly number[], degree: number): number {
  const step = ((degree % DEGREES) + DEGREES) % DEGREES;
  return (scale[step] ?? 0) + OCTAVE * Math.floor(degree / DEGREES);
}

export function chordOf(name: ScaleName, token: string): Chord {
  const degree = Number(token[0]) - 1;
  if (!(degree >= 0 && degree < DEGREES)) throw new Error(`No chord: ${token}`);
  const third = (degree + 2) % DEGREES;
  const raise = token.includes("+") ? 1 : 0;
  const scale = scales[name].map((value, step) => (step === third ? value + raise : value));
  const above = token.includes("7") ? [0, 2, 4, 6] : [0, 2, 4];
  return { degree, scale, tones: above.map((step) => semitonesOf(scale, degree + step)) };
}

/** The chord's tone that lies nearest; of two, the lower one. */
export function nearestTone({ tones }: Chord, semitones: number): number {
  const octaves = [-2, -1, 0, 1, 2].map((octave) => OCTAVE * octave);
  const base = OCTAVE * Math.floor(semitones / OCTAVE);
  // A seventh is colour: what a tune rests on is the triad.
  const all = tones.slice(0, 3).flatMap((tone) => octaves.map((octave) => base + tone + octave));
  const distance = (tone: number): number => Math.abs(tone - semitones);
  return all.toSorted((a, b) => distance(a) - distance(b) || a - b)[0] ?? semitones;
}

/** The chord laid as close as possible around a height, ascending. */
export function voicing({ tones }: Chord, around: number): readonly number[] {
  return tones
    .map((tone) => tone + OCTAVE * Math.round((around - tone) / OCTAVE))
    .toSorted((a, b) => a - b);
}
