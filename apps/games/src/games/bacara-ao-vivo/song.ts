/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "lounge",
  tonic: 62,
  scale: "major",
  tempo: 98,
  a: {
    chords: "17 67 27 57 17 47 57 17",
    melody: ["3---5---6---5-3-4---2---........", "3---5---8---6-5-4---2---1-------"],
  },
  b: {
    chords: "47 37 27 17 47 37 57 17",
    melody: ["6---8---7---6---5---4---3-------", "6---8---9---8---6---5---1-------"],
  },
  form: "aba",
  ambience: null,
};
