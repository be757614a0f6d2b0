/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "marchinha",
  tonic: 60,
  scale: "major",
  tempo: 132,
  a: {
    chords: "1 1 5 5 2 5 1 1",
    melody: ["5-5.5.6.5-3-....5-5.5.6.5-2-....", "4-4.4.5.4-2-....3.4.5.6.5---...."],
  },
  b: {
    chords: "4 4 1 1 2 5 1 1",
    melody: ["8-8.6.8-6-4-....5-5.3.5-3-1-....", "6-6.4.6-5-2-....5.4.3.2.1---...."],
  },
  form: "abab",
  ambience: "night",
};
