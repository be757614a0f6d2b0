/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "praia",
  tonic: 60,
  scale: "dorian",
  tempo: 120,
  a: {
    chords: "1 4 1 4 7 4 7 1",
    melody: ["1.1.3.1.5...4...3.3.4.3.1.......", "1.1.3.1.7...5...4.3.1.g.1---...."],
  },
  b: {
    chords: "3 4 7 1 3 4 7 1",
    melody: ["8...7.5.7...5...5...4.3.4.......", "8...9.8.7...5...4.3.1.g.1---...."],
  },
  form: "abab",
  ambience: null,
};
