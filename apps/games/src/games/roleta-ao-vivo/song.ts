/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "bossa",
  tonic: 65,
  scale: "major",
  tempo: 118,
  a: {
    chords: "17 27 57 17 47 37 27 57",
    melody: ["3-5---6-5---3---4-6---5-4---2---", "3-5---6-8---6---5-4---3-2-------"],
  },
  b: {
    chords: "67 27 57 17 67 27 57 17",
    melody: ["8---..7-6---5---6---..5-4---3---", "8---..9-8---6---5---4---1-------"],
  },
  form: "aba",
  ambience: null,
};
