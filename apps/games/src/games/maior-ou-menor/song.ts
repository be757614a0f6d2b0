/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "samba",
  tonic: 64,
  scale: "minor",
  tempo: 92,
  a: {
    chords: "1 4 5+7 1 6 4 5+7 1",
    melody: ["5..4.3.1..3.5-..4..3.2.g..2.1-..", "5..4.3.5..8.7-..5.4.3.2.1-......"],
  },
  b: {
    chords: "4 7 3 6 4 1 5+ 1",
    melody: ["8..7.5.7-.5.4.3.5..4.3.4-.3.1...", "8..7.5.8-.9.8.7.5.4.3.2.1---...."],
  },
  form: "aba",
  ambience: "bar",
};
