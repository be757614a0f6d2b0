/** From notes to a loop of samples. What rings beyond the end is heard at the start: no seam. */
import { fromDb, loudnessOf } from "../loudness.ts";
import type { Note, Score } from "./compose.ts";
import { instruments } from "./instruments/instruments.ts";
import type { Samples } from "./instruments/strike.ts";
import { createRandom, seedOf } from "./noise.ts";
import { addRoom, limit } from "./room.ts";

/** Enough for everything but the last air of a triangle, at half the memory. */
export const MUSIC_RATE = 24_000;

/** How loud a loop is, and how high it may reach. */
export interface Level {
  readonly lufs: number;
  readonly peakDb: number;
}

export function renderScore(score: Score, level: Level, rate = MUSIC_RATE): Samples {
  const steps = score.bars.length * score.stepsPerBar;
  const loop: Samples = new Float32Array(Math.round(steps * score.stepSeconds * rate));
  const struck = new Map<string, Samples>();
  for (const note of score.bars.flatMap(({ notes }) => notes)) {
    const gain = note.part.level * note.velocity;
    const from = Math.round(note.at * score.stepSeconds * rate);
    mix(loop, strikeOnce(struck, note, score, rate), from, gain);
  }
  if (score.room > 0) addRoom(loop, rate, score.room);
  return setLevel(loop, level, rate);
}

/** The same note is made once, and laid down wherever it stands. */
function strikeOnce(struck: Map<string, Samples>, note: Note, score: Score, rate: number): Samples {
  const { instrument } = note.part;
  const isDrum = note.part.role === "beat";
  const key = `${instrument} ${isDrum ? note.hit : `${note.midi} ${note.steps}`}`;
  const known = struck.get(key);
  if (known !== undefined) return known;
  const samples = instruments[instrument]({
    hz: 440 * 2 ** ((note.midi - 69) / 12),
    seconds: note.steps * score.stepSeconds * 0.94,
    rate,
    random: createRandom(seedOf(key)),
    hit: note.hit,
  });
  struck.set(key, samples);
  return samples;
}

function mix(loop: Samples, samples: Samples, from: number, gain: number): void {
  let at = from % loop.length;
  for (let index = 0; index < samples.length; index += 1) {
    loop[at] = (loop[at] ?? 0) + gain * (samples[index] ?? 0);
    at = at + 1 === loop.length ? 0 : at + 1;
  }
}

/** Several times, because what the limit takes away is missing afterwards. */
export function setLevel(loop: Samples, { lufs, peakDb }: Level, rate: number): Samples {
  for (let turn = 0; turn < 3; turn += 1) {
    const gain = fromDb(lufs - loudnessOf(loop, rate));
    for (let index = 0; index < loop.length; index += 1) loop[index] = (loop[index] ?? 0) * gain;
    limit(loop, rate, fromDb(peakDb));
  }
  return loop;
}
