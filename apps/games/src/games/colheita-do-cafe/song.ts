/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "viola",
  tonic: 57,
  scale: "mixolydian",
  tempo: 104,
  a: {
    chords: "1 4 1 7 1 4 7 1",
    melody: ["5.6.5-3-1---....4.4.6-4-3---....", "5.6.8-6-5---....7.5.4-2-1---...."],
  },
  b: {
    chords: "4 1 7 1 4 4 7 1",
    melody: ["6.6.8-6-5---3...7.7.5-4-3---1...", "6.6.8-6-4---6...7.5.4-2-1---...."],
  },
  form: "abab",
  ambience: "night",
};
