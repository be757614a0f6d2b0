/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "bossa",
  tonic: 62,
  scale: "dorian",
  tempo: 112,
  a: {
    chords: "17 47 17 47 37 77 47 17",
    melody: ["1---3---5---4---3-------1-------", "1---3---5---8---7-------5-------"],
  },
  b: {
    chords: "37 77 17 47 37 77 47 17",
    melody: ["7---5---8---7---5-4-5---3-------", "7---5---9---8---7-5-4---1-------"],
  },
  form: "aba",
  ambience: null,
};
