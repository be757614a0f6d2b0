/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "carimbo",
  tonic: 59,
  scale: "major",
  tempo: 108,
  a: {
    chords: "1 4 5 1 1 4 5 1",
    melody: ["3.5.5.6.5-3-....4.6.6.5.2-4-....", "3.5.5.6.8-6-....5.4.3.2.1---...."],
  },
  b: {
    chords: "6 4 1 5 6 4 5 1",
    melody: ["8-6.8.5-3-......6-4.6.2-5-......", "8-6.8.9-8-......5.6.4.2.1---...."],
  },
  form: "aba",
  ambience: "sea",
};
