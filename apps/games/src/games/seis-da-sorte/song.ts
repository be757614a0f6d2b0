/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "ijexa",
  tonic: 64,
  scale: "mixolydian",
  tempo: 106,
  a: {
    chords: "1 7 1 4 1 7 4 1",
    melody: ["5.3.5-..6.5.3-..4.2.4-..5.4.2-..", "5.3.5-..8.7.5-..4.3.2-..1-......"],
  },
  b: {
    chords: "4 1 7 1 4 1 7 1",
    melody: ["8-6.8-..6.5.3-..6-4.6-..4.2.1-..", "8-6.8-..9.8.6-..7.5.4.2.1-......"],
  },
  form: "aba",
  ambience: "fair",
};
