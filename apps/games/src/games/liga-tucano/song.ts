/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "batucada",
  tonic: 60,
  scale: "major",
  tempo: 112,
  a: {
    chords: "1 4 5 1 6 2 5 1",
    melody: ["5.5.6.5-3.1.3-..6.6.8.6-4.2.5-..", "5.5.6.5-8.6.8-..6.5.4.2.1---...."],
  },
  b: {
    chords: "4 1 5 1 4 1 5 1",
    melody: ["8-8.6.5-6.5.3-..5-5.4.2-4.2.1-..", "8-8.9.8-6.5.8-..7.6.5.2.1---...."],
  },
  form: "aba",
  ambience: "fair",
};
