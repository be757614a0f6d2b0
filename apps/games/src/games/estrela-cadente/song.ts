/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "voo",
  tonic: 60,
  scale: "dorian",
  tempo: 104,
  a: {
    chords: "1 4 7 1 3 4 7 1",
    melody: ["5-------4---3---1-------........", "5-------7---8---4-------........"],
  },
  b: {
    chords: "3 7 4 1 3 7 4 1",
    melody: ["8-------7---5---7-------5-------", "8---9---8---7---5-------1-------"],
  },
  form: "aba",
  ambience: "night",
};
