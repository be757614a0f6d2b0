/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "bossa",
  tonic: 57,
  scale: "minor",
  tempo: 122,
  a: {
    chords: "17 47 77 37 67 27 5+7 1",
    melody: ["5---4-3---1-3---4---3-2---g-2---", "5---4-3---5-8---7---5-4-2-------"],
  },
  b: {
    chords: "47 77 37 67 27 5+7 1 1",
    melody: ["8---7-5---7-----7---5-4---5-----", "8---9-8---7-----5---4-2-1-------"],
  },
  form: "abab",
  ambience: null,
};
