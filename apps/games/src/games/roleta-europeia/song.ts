/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "bossa",
  tonic: 60,
  scale: "major",
  tempo: 126,
  a: {
    chords: "17 67 27 57 37 67 27 57",
    melody: ["5---3---..5-6-5-4---2---..4-5---", "5---3---..5-8-7-6---4---2---1---"],
  },
  b: {
    chords: "47 37 27 17 47 37 27 57",
    melody: ["8---6---..8-7-6-5---4---..3-5---", "8---6---..8-9-8-7---5---2-------"],
  },
  form: "abab",
  ambience: null,
};
