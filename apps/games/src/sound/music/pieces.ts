/** What is heard of a song, each piece a loop of its own that the mixer fades in and out. */
import type { Section, Song } from "@tucano/game-math/grid-slots/song.ts";
import { renderAmbience } from "./ambience.ts";
import { compose, type Part, type Playing, type Score } from "./compose.ts";
import type { Samples } from "./instruments/strike.ts";
import { type Level, MUSIC_RATE, renderScore, setLevel } from "./render.ts";
import { playingOf } from "./styles/styles.ts";

/**
 * main and bonus replace each other; tension lies over either; cheer replaces both while a win is
 * celebrated; ambience is below all of them. In the order in which they are needed.
 */
export const pieceNames = ["ambience", "main", "tension", "cheer", "bonus"] as const;
export type PieceName = (typeof pieceNames)[number];

export interface Piece {
  readonly name: PieceName;
  readonly samples: Samples;
  readonly rate: number;
}

/** Water and voices have little above the half of this. */
const AMBIENCE_RATE = 16_000;

/** Music lies between -18 and -14 LUFS; the layer over it and the place below it stay behind. */
export const levels: Readonly<Record<PieceName, Level>> = {
  ambience: { lufs: -34, peakDb: -14 },
  main: { lufs: -16.5, peakDb: -4.5 },
  tension: { lufs: -24, peakDb: -12 },
  cheer: { lufs: -15, peakDb: -4 },
  bonus: { lufs: -15.5, peakDb: -4 },
};

export function piecesOf(song: Song): readonly PieceName[] {
  return pieceNames.filter(
    (name) =>
      (name !== "ambience" || song.ambience !== null) &&
      // Only a game with a bonus lets anybody wait for one.
      ((name !== "bonus" && name !== "tension") || song.bonus !== undefined),
  );
}

export function renderPiece(song: Song, name: PieceName): Piece {
  if (name === "ambience") {
    if (song.ambience === null) throw new Error("This song is played in no place.");
    const loop = renderAmbience(song.ambience, AMBIENCE_RATE);
    return { name, samples: setLevel(loop, levels[name], AMBIENCE_RATE), rate: AMBIENCE_RATE };
  }
  const samples = renderScore(scoreOf(song, name), levels[name]);
  return { name, samples, rate: MUSIC_RATE };
}

export function scoreOf(song: Song, name: Exclude<PieceName, "ambience">): Score {
  if (name === "main") return compose(song, playingOf[song.style]);
  if (name === "bonus") return composeBonus(song);
  return name === "cheer" ? composeCheer(song) : composeTension(song);
}

/** The tune that players know by now, higher and in another style. */
function composeBonus(song: Song): Score {
  const { bonus } = song;
  if (bonus === undefined) throw new Error("This song has no bonus.");
  const { style, semitones, tempo } = bonus;
  const { tonic } = song;
  return compose({ ...song, style, tonic: tonic + semitones, tempo, form: "ab" }, playingOf[style]);
}

const fanfares: Readonly<Record<Playing["stepsPerBar"], Section>> = {
  16: {
    chords: "1 4 5 1",
    melody: ["1.3.5.8-..5.8.9-9-8.6.8-..6.8-..", "5.5.7.9-..7.9.9-8.5.8.8-8---...."],
  },
  12: {
    chords: "1 4 5 1",
    melody: ["1.3.5.8---5.6.8.9---8-..", "5.7.9---7.5.8.5.8-------"],
  },
};

/** Four bars with all the drums of the style and brass over them. */
function composeCheer(song: Song): Score {
  const playing = playingOf[song.style];
  const band = playing.parts.filter(({ role }) => role !== "melody" && role !== "thirds");
  const brass: readonly Part[] = [
    { role: "melody", instrument: "brass", level: 0.42 },
    { role: "melody", instrument: "bell", level: 0.2, octave: 1 },
    { role: "thirds", instrument: "brass", level: 0.22 },
  ];
  const parts = [...brass, ...band.map(({ turns: _always, ...part }) => part as Part)];
  const a = fanfares[playing.stepsPerBar];
  const tempo = Math.max(112, song.tempo * 1.1);
  return compose({ ...song, a, form: "a", tempo }, { ...playing, parts }, 4);
}

/** A drum that does not stop and a chord that wants to go on: as long as something may come. */
function composeTension(song: Song): Score {
  const { stepsPerBar } = playingOf[song.style];
  const every = (sign: string): string => sign.repeat(stepsPerBar);
  const parts: readonly Part[] = [
    {
      role: "chords",
      instrument: "pulse",
      level: 0.3,
      octave: 1,
      pattern: every("1.2.").slice(0, stepsPerBar),
    },
    {
      role: "bass",
      instrument: "bass",
      level: 0.4,
      octave: -2,
      pattern: every("1.").slice(0, stepsPerBar),
    },
    { role: "beat", instrument: "caixa", level: 0.2, pattern: every("o") },
    {
      role: "beat",
      instrument: "atabaque",
      level: 0.4,
      pattern: every("x.oo").slice(0, stepsPerBar),
    },
  ];
  const silent: Section = { chords: "5+ 5+", melody: ["", ""] };
  const tempo = Math.max(118, song.tempo);
  const score = { ...song, a: silent, form: "a", tempo };
  return compose(score, { stepsPerBar, swing: 0, room: 0.3, parts }, 2);
}
