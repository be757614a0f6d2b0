/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "viola",
  tonic: 62,
  scale: "major",
  tempo: 96,
  a: {
    chords: "1 4 5 1 6 4 5 1",
    melody: ["3-..5-6-5-3-....4-..2-3-2-g-....", "3-..5-8-6-5-....4-..3-2-1-......"],
  },
  b: {
    chords: "4 1 5 6 4 1 5 1",
    melody: ["6-..8-6-5-3-....7-..5-4-3-1-....", "6-..8-9-8-5-....7-..5-2-1-......"],
  },
  form: "aba",
  ambience: "wind",
};
