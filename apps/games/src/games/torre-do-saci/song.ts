/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "valsa",
  tonic: 57,
  scale: "dorian",
  tempo: 112,
  a: {
    chords: "1 4 1 4 3 7 4 1",
    melody: ["1---3---5---4-3-2-------", "1---3---5---7-5-1-------"],
  },
  b: {
    chords: "3 7 1 4 3 7 5 1",
    melody: ["5-----7-8---7---5-4-3---", "5-----7-9---8-5-4-3-1---"],
  },
  form: "aaba",
  ambience: "wind",
};
