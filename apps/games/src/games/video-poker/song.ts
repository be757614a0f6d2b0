/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "lounge",
  tonic: 64,
  scale: "mixolydian",
  tempo: 110,
  a: {
    chords: "17 77 47 17 17 77 47 17",
    melody: ["1-..3-5-6-5-3---7-..5-4-2-......", "1-..3-5-8-6-5---4-..3-2-1-......"],
  },
  b: {
    chords: "47 17 77 17 47 17 77 17",
    melody: ["6-..8-6-5-3-5---4-..6-4-3-1-....", "6-..8-9-8-6-5---7-..5-4-1-......"],
  },
  form: "aba",
  ambience: null,
};
