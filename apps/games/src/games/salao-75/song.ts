/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "marchinha",
  tonic: 70,
  scale: "major",
  tempo: 152,
  a: {
    chords: "1 1 5 5 2 5 1 1",
    melody: ["5.5.6.5.3-..5-..4.4.5.4.2-..4-..", "3.5.8.5.6-..4-..3.2.3.2.1---...."],
  },
  b: {
    chords: "4 4 1 1 2 5 1 5",
    melody: ["6.6.8-6-5-..3-..6.6.4-2-5-......", "4.4.6-4-3-..5-..2.4.3.2.1---...."],
  },
  form: "abab",
  ambience: "fair",
};
