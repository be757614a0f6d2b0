/** From a song and the way its style is played to notes: pure, and the same every time. */
import type { Section, Song } from "@tucano/game-math/grid-slots/song.ts";
import type { InstrumentName } from "./instruments/instruments.ts";
import type { Hit } from "./instruments/strike.ts";
import { createRandom, seedOf } from "./noise.ts";
import { type Chord, chordOf, nearestTone, OCTAVE, semitonesOf, voicing } from "./theory.ts";

interface PartOf<Role extends string> {
  readonly role: Role;
  readonly instrument: InstrumentName;
  /** Of the loudest part it is this much. */
  readonly level: number;
  /** Octaves from where the song is written. */
  readonly octave?: number;
  /** A sign for each turn of the form, repeated: `.` it is silent. */
  readonly turns?: string;
}
interface Patterned {
  /** Signs of one bar, or of several, which then follow each other. */
  readonly pattern: string;
}

/**
 * melody: the tune. thirds: a third below it. chords: `x` all tones, `1` to `4` one of them, from
 * below. bass: `1 3 5 8` of the chord. beat: hits.
 */
export type Part =
  | PartOf<"melody">
  | PartOf<"thirds">
  | (PartOf<"chords"> & Patterned)
  | (PartOf<"bass"> & Patterned)
  | (PartOf<"beat"> & Patterned);

/** How a style is played. */
export interface Playing {
  readonly stepsPerBar: 16 | 12;
  /** Of a step, by which every second one comes late. */
  readonly swing: number;
  readonly parts: readonly Part[];
  /** How much of everything sounds in the room. */
  readonly room: number;
}

export interface Note {
  readonly part: Part;
  /** From the beginning, in steps; swing is in it. */
  readonly at: number;
  readonly steps: number;
  readonly midi: number;
  readonly hit: Hit;
  readonly velocity: number;
}

export interface Bar {
  readonly chord: Chord;
  readonly notes: readonly Note[];
}

export interface Score {
  readonly bars: readonly Bar[];
  readonly stepsPerBar: number;
  readonly stepSeconds: number;
  readonly room: number;
  readonly tonic: number;
}

export const BARS_PER_SECTION = 8;
const PHRASE_BARS = 2;
/** Where the middle of chords lies above the first degree. */
const CHORD_CENTRE = 3;

/** Beats on which tune and chord agree: the first and the middle of a bar. */
export function strongSteps(stepsPerBar: number): readonly number[] {
  return [0, stepsPerBar / 2];
}

/** A section has eight bars unless it is a mere figure. */
export function compose(song: Song, playing: Playing, barsPerSection = BARS_PER_SECTION): Score {
  const { stepsPerBar } = playing;
  const random = createRandom(seedOf(`${song.style}${song.tonic}${song.a.melody.join("")}`));
  const bars = song.form.split("").flatMap((name, turn) => {
    const section = name === "b" ? song.b : song.a;
    return chordsOf(song, section, barsPerSection).map((chord, index) => {
      const isEnd = index === barsPerSection - 1;
      const bar = { chord, index, isEnd, turn, section, song, playing };
      const from = (turn * barsPerSection + index) * stepsPerBar;
      return { chord, notes: playing.parts.flatMap((part) => notesOf(part, bar, from, random)) };
    });
  });
  return {
    bars,
    stepsPerBar,
    stepSeconds: 60 / song.tempo / 4,
    room: playing.room,
    tonic: song.tonic,
  };
}

function chordsOf(song: Song, { chords }: Section, bars: number): Chord[] {
  const tokens = chords.split(" ");
  return Array.from({ length: bars }, (_, bar) =>
    chordOf(song.scale, tokens[bar % tokens.length] ?? "1"),
  );
}

interface Where {
  readonly chord: Chord;
  readonly index: number;
  /** The last bar of its section. */
  readonly isEnd: boolean;
  readonly turn: number;
  readonly section: Section;
  readonly song: Song;
  readonly playing: Playing;
}

function notesOf(part: Part, where: Where, from: number, random: () => number): Note[] {
  const { turns = "x" } = part;
  if (turns[where.turn % turns.length] === ".") return [];
  const { swing } = where.playing;
  return tonesOf(part, where).map(({ step, steps, semitones, hit }) => ({
    part,
    at: from + step + (step % 2 === 1 ? swing : 0),
    steps,
    midi: where.song.tonic + semitones + OCTAVE * (part.octave ?? 0),
    hit,
    // Nobody strikes twice alike.
    velocity: (hit === "o" ? 0.5 : 0.9) * (step % 4 === 0 ? 1 : 0.86) + 0.1 * random(),
  }));
}

interface Tone {
  readonly step: number;
  readonly steps: number;
  readonly semitones: number;
  readonly hit: Hit;
}

function tonesOf(part: Part, where: Where): Tone[] {
  const { chord, playing, index } = where;
  if (part.role === "melody" || part.role === "thirds") return tuneOf(part.role, where);
  const signs = barOf(part.pattern, playing.stepsPerBar, index);
  return soundingOf(signs).flatMap(({ sign, step, steps }): Tone[] => {
    if (part.role === "beat") return [{ step, steps, semitones: 0, hit: hitOf(sign) }];
    if (part.role === "bass") return [{ step, steps, semitones: bassTone(chord, sign), hit: "x" }];
    const tones = voicing(chord, CHORD_CENTRE);
    const chosen = sign === "x" || sign === "o" ? tones : [toneAt(tones, Number(sign) - 1)];
    return chosen.map((semitones) => ({ step, steps, semitones, hit: sign === "o" ? "o" : "x" }));
  });
}

function hitOf(sign: string): Hit {
  return sign === "o" || sign === "h" ? sign : "x";
}

/** The chord's tones from below, and on in the next octave. */
function toneAt(tones: readonly number[], index: number): number {
  return (tones[index % tones.length] ?? 0) + OCTAVE * Math.floor(index / tones.length);
}

function bassTone({ tones }: Chord, sign: string): number {
  const [root = 0, third = 0, fifth = 0] = tones;
  const base = root > 7 ? root - OCTAVE : root;
  const above = { "3": third - root, "5": fifth - root, "8": OCTAVE }[sign] ?? 0;
  return base + above;
}

/** The signs of one bar of a pattern that may have several. */
function barOf(pattern: string, stepsPerBar: number, index: number): string {
  const signs = pattern.replaceAll(" ", "");
  const bars = signs.length / stepsPerBar;
  if (!Number.isInteger(bars)) throw new Error(`Not whole bars of ${stepsPerBar}: ${pattern}`);
  const from = (index % bars) * stepsPerBar;
  return signs.slice(from, from + stepsPerBar);
}

function soundingOf(signs: string) {
  return signs.split("").flatMap((sign, step) => {
    if (sign === "." || sign === "-") return [];
    const held = /^-*/.exec(signs.slice(step + 1))?.[0].length ?? 0;
    return [{ sign, step, steps: 1 + held }];
  });
}

const lowDegrees = "efg";

function degreeOf(sign: string): number {
  const low = lowDegrees.indexOf(sign);
  return low >= 0 ? low - lowDegrees.length : Number(sign) - 1;
}

/** The tune's bar. On strong beats, and where a section ends, it rests on the chord. */
function tuneOf(role: "melody" | "thirds", where: Where): Tone[] {
  const { chord, index, isEnd, section, playing } = where;
  const { stepsPerBar } = playing;
  const phrase = section.melody[Math.floor(index / PHRASE_BARS) % 2] ?? "";
  const sounding = soundingOf(barOf(phrase, stepsPerBar, index % PHRASE_BARS));
  return sounding.map(({ sign, step, steps }, at) => {
    const isStrong = strongSteps(stepsPerBar).includes(step);
    const rests = isStrong || (isEnd && at === sounding.length - 1);
    const degree = degreeOf(sign);
    const plain = semitonesOf(chord.scale, degree);
    const tune = rests ? nearestTone(chord, plain) : plain;
    if (role === "melody") return { step, steps, semitones: tune, hit: "x" };
    const below = rests ? nearestTone(chord, tune - 4) : semitonesOf(chord.scale, degree - 2);
    return { step, steps, semitones: below < tune ? below : below - OCTAVE, hit: "o" };
  });
}
