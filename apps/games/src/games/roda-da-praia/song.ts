/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "ijexa",
  tonic: 67,
  scale: "major",
  tempo: 104,
  a: {
    chords: "1 6 4 5 1 6 5 1",
    melody: ["5-..3.5.6-..5...3-..1.3.4-..2...", "5-..3.5.8-..6...5-..4.2.1-......"],
  },
  b: {
    chords: "4 5 1 6 4 5 1 1",
    melody: ["6-..8.6.5-..3...5-..6.5.3-..1...", "6-..8.9.8-..6...5-..4.2.1-......"],
  },
  form: "aba",
  ambience: "sea",
};
