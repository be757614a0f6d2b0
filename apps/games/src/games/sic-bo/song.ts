/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "lounge",
  tonic: 57,
  scale: "minor",
  tempo: 116,
  a: {
    chords: "17 67 37 77 47 17 5+7 1",
    melody: ["5-..5-4-3---1---3-..4-3-g-......", "5-..5-7-8---7---5-..4-2-1-......"],
  },
  b: {
    chords: "67 37 77 1 67 37 5+7 1",
    melody: ["8-..7-8-5---3---7-..5-7-4-......", "8-..9-8-7---5---4-..3-2-1-......"],
  },
  form: "aba",
  ambience: null,
};
