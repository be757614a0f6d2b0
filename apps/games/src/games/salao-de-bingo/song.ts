/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "marchinha",
  tonic: 65,
  scale: "major",
  tempo: 140,
  a: {
    chords: "1 5 5 1 4 1 5 1",
    melody: ["3.3.3.4.5-..3-..2.2.2.3.4-..2-..", "6.6.6.5.6-..8-..5.4.3.2.1---...."],
  },
  b: {
    chords: "2 5 1 6 2 5 1 1",
    melody: ["4.4.6-4-5-..2-..3.3.5-3-6-......", "8.8.6-4-5-..7-..8.5.3.2.1---...."],
  },
  form: "aaba",
  ambience: "fair",
};
