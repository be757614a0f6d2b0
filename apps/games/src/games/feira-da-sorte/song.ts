/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "forro",
  tonic: 62,
  scale: "mixolydian",
  tempo: 118,
  a: {
    chords: "1 1 7 1 4 1 7 1",
    melody: ["5.5.6.5.3---1...5.5.6.8.7---5...", "5.5.6.5.3---1...4.3.2.g.1-------"],
  },
  b: {
    chords: "4 1 7 1 4 1 7 1",
    melody: ["8.8.7.6.5---3...6.6.5.4.3---1...", "8.8.7.6.5---8...7.5.4.2.1-------"],
  },
  form: "abab",
  ambience: "fair",
};
