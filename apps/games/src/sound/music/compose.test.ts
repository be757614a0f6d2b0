// Protects: every song keeps the rules of its harmony (notes of its scale, chord and tune agree
// on strong beats, sections rest at their end), is long enough, and sounds alike each time.
import { expect, test } from "vitest";
import type { SlotLook } from "@tucano/game-math/grid-slots/look.ts";
import type { Song } from "@tucano/game-math/grid-slots/song.ts";
import type { Note, Score } from "./compose.ts";
import { strongSteps } from "./compose.ts";
import { piecesOf, renderPiece, scoreOf } from "./pieces.ts";
import { chordOf, nearestTone, OCTAVE, semitonesOf } from "./theory.ts";

const slots = import.meta.glob<SlotLook>("../../../../../packages/game-math/src/slots/*/look.ts", {
  import: "look",
  eager: true,
});
const others = import.meta.glob<Song>("../../games/*/song.ts", { import: "song", eager: true });
const codeIn = (path: string): string => path.split("/").at(-2) ?? "";
const songs: readonly (readonly [string, Song])[] = [
  ...Object.entries(slots).flatMap(([path, { music }]) =>
    music === undefined ? [] : [[codeIn(path), music] as const],
  ),
  ...Object.entries(others).map(([path, song]) => [codeIn(path), song] as const),
];

/** Between the lowest note and the tune these rub: a second, and its octaves. */
const clashes: readonly number[] = [1, 2, 11];

const above = (one: number, other: number) => (((one - other) % OCTAVE) + OCTAVE) % OCTAVE;
const isPitched = (note: Note) => note.part.role !== "beat";
const scored = songs.flatMap(([code, song]) =>
  piecesOf(song).flatMap((piece) =>
    piece === "ambience" ? [] : [{ name: `${code} ${piece}`, score: scoreOf(song, piece), song }],
  ),
);

/** The bass that sounds at a step, and what the tune strikes there. */
function metOnStrongBeats({ bars, stepsPerBar }: Score) {
  return bars.flatMap(({ notes }, bar) =>
    strongSteps(stepsPerBar).flatMap((strong) => {
      const at = bar * stepsPerBar + strong;
      const tune = notes.filter(({ part, at: from }) => part.role === "melody" && from === at);
      const low = notes.filter(({ part, at: from }) => part.role === "bass" && from === at);
      return tune.flatMap((upper) => low.map((lower) => ({ at, upper, lower })));
    }),
  );
}

test("every game has a song of its own", () => {
  expect(songs.length).toBeGreaterThanOrEqual(35);
  const tunes = songs.map(([, { a, tonic, tempo }]) => `${a.melody.join()} ${tonic} ${tempo}`);
  expect(new Set(tunes).size).toBe(songs.length);
});

test("every note is one of its chord's scale", () => {
  const strange = scored.flatMap(({ name, score }) =>
    score.bars.flatMap(({ chord, notes }, bar) => {
      const scale = chord.scale.map((step) => above(step, 0));
      return notes
        .filter((note) => isPitched(note) && !scale.includes(above(note.midi, score.tonic)))
        .map(({ part }) => `${name}, bar ${bar + 1}, ${part.instrument}`);
    }),
  );
  expect(strange).toEqual([]);
});

test("bass and tune never rub on a strong beat", () => {
  const rubbing = scored.flatMap(({ name, score }) =>
    metOnStrongBeats(score)
      .filter(({ upper, lower }) => clashes.includes(above(upper.midi, lower.midi)))
      .map(({ at }) => `${name}, step ${at}`),
  );
  expect(rubbing).toEqual([]);
});

test("a turn of the loop ends at rest, on its first chord or on one that leads there", () => {
  for (const { name, score } of scored.filter(({ name: each }) => each.endsWith("main"))) {
    const last = score.bars.at(-1);
    expect([0, 4, 6], name).toContain(last?.chord.degree);
    const tune = (last?.notes ?? []).filter(({ part }) => part.role === "melody");
    const end = tune.toSorted((a, b) => a.at - b.at).at(-1);
    const tones = (last?.chord.tones ?? []).map((tone) => above(tone, 0));
    if (end !== undefined) expect(tones, name).toContain(above(end.midi, score.tonic));
  }
});

test("a loop takes 45 seconds to come round, and its turns differ", () => {
  for (const { name, score } of scored.filter(({ name: each }) => each.endsWith("main"))) {
    const seconds = score.bars.length * score.stepsPerBar * score.stepSeconds;
    expect(seconds, name).toBeGreaterThanOrEqual(45);
    const players = Array.from({ length: score.bars.length / 8 }, (_, turn) =>
      score.bars
        .slice(turn * 8, turn * 8 + 8)
        .flatMap(({ notes }) => notes.map(({ part }) => `${part.instrument} ${part.role}`)),
    ).map((each) => [...new Set(each)].toSorted().join());
    expect(new Set(players).size, name).toBeGreaterThan(1);
  }
});

test("the same song sounds the same each time", () => {
  const [, song] = songs.find(([code]) => code === "noite-do-saci") ?? [];
  if (song === undefined) throw new Error("A song to try is missing.");
  const [first, second] = [renderPiece(song, "tension"), renderPiece(song, "tension")];
  expect(first.samples.length).toBeGreaterThan(0);
  expect(first.samples.every((sample, index) => sample === second.samples[index])).toBe(true);
});

test("chords are built on the degrees of the scale", () => {
  expect(chordOf("minor", "1").tones).toEqual([0, 3, 7]);
  expect(chordOf("minor", "5+").tones).toEqual([7, 11, 14]);
  expect(chordOf("major", "57").tones).toEqual([7, 11, 14, 17]);
  expect(() => chordOf("major", "x")).toThrow("No chord");
});

test("a tune moves to the nearest tone of the chord, wherever it lies", () => {
  const chord = chordOf("major", "1");
  expect([-1, 2, 5, 9, 14].map((note) => nearestTone(chord, note))).toEqual([0, 0, 4, 7, 12]);
  expect(semitonesOf(chord.scale, -1)).toBe(-1);
  expect(semitonesOf(chord.scale, 8)).toBe(14);
});
