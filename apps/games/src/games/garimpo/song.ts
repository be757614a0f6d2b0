/** What is played here. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";

export const song: Song = {
  style: "xote",
  tonic: 60,
  scale: "northeastern",
  tempo: 94,
  a: {
    chords: "1 1 2 1 1 7 2 1",
    melody: ["1.2.3-5-4.3.2---3.4.5-3-2.1.1---", "1.2.3-5-6.7.5---4.3.2.7.1-------"],
  },
  b: {
    chords: "2 1 7 1 2 1 7 1",
    melody: ["5.6.7-5-6.5.3---4.5.6-4-3.2.1---", "5.6.7-8-7.6.5---3.2.4.2.1-------"],
  },
  form: "aba",
  ambience: "river",
};
