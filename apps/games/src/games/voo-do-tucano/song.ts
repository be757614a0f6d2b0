/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "voo",
  tonic: 57,
  scale: "minor",
  tempo: 120,
  a: {
    chords: "1 6 3 7 1 6 4 7",
    melody: ["1-------3-------5---4---3-------", "1-------3-------5---7---8-------"],
  },
  b: {
    chords: "6 7 1 3 4 6 7 1",
    melody: ["5---8---7---5---4---5---7-------", "5---8---9---8---7---5---8-------"],
  },
  form: "aaba",
  ambience: "wind",
};
