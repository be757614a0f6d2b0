/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "praia",
  tonic: 67,
  scale: "major",
  tempo: 116,
  a: {
    chords: "1 4 2 5 1 4 5 1",
    melody: ["3.3.5.3.6-..5...4.4.6.4.5-..2...", "3.3.5.3.8-..6...5.6.5.2.1---...."],
  },
  b: {
    chords: "6 4 1 5 6 4 5 1",
    melody: ["8.5.6.8.6-..4...5.3.5.6.2-..5...", "8.5.6.8.9-..8...7.6.5.2.1---...."],
  },
  form: "aba",
  ambience: "sea",
};
