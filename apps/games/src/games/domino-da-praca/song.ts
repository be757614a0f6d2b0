/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "samba",
  tonic: 64,
  scale: "minor",
  tempo: 100,
  a: {
    chords: "1 4 7 3 6 4 5 1",
    melody: ["1.3.5...4.3.1...7.5.4...5.4.3...", "6.5.3...4.3.4...5.4.2...1-------"],
  },
  b: {
    chords: "4 7 3 6 4 1 5 1",
    melody: ["8.6.4...6.5.4...7.5.3...5.3.1...", "6.8.6...5.3.1...5.4.2...1-------"],
  },
  form: "aba",
  ambience: "bar",
};
