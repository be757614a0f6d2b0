/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "praia",
  tonic: 62,
  scale: "mixolydian",
  tempo: 100,
  a: {
    chords: "1 7 4 1 1 7 4 1",
    melody: ["1.3.5.3.4...3...7.5.4.5.2.......", "1.3.5.3.6...5...4.3.2.3.1......."],
  },
  b: {
    chords: "4 1 7 4 4 1 7 1",
    melody: ["6.5.6.8.5...3...5.4.5.6.3...1...", "6.5.6.8.9...8...7.5.4.2.1......."],
  },
  form: "aba",
  ambience: null,
};
