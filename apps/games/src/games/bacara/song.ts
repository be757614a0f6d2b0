/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "lounge",
  tonic: 60,
  scale: "dorian",
  tempo: 104,
  a: {
    chords: "17 47 17 47 37 77 47 17",
    melody: ["5---..7-8---7---5---..4-3-------", "5---..7-9---8---7---5-4---------"],
  },
  b: {
    chords: "37 77 47 17 37 77 47 17",
    melody: ["8-7-5---7-5-4---5-4-3---4-------", "8-7-5---9-8-7---5-3-1-----------"],
  },
  form: "aba",
  ambience: null,
};
