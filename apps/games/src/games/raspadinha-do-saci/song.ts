/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "xote",
  tonic: 65,
  scale: "major",
  tempo: 104,
  a: {
    chords: "1 5 5 1 1 4 5 1",
    melody: ["5.6.5-3-1---....4.5.4-2-g---....", "5.6.5-3-5-8-....6.5.4.2.1-------"],
  },
  b: {
    chords: "4 1 5 1 4 1 5 1",
    melody: ["8-6.5.3-5---....6-4.2.g-2---....", "8-6.5.6-8---....7.5.4.2.1-------"],
  },
  form: "aba",
  ambience: "fair",
};
