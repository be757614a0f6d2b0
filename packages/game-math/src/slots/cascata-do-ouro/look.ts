/** How Cascata do Ouro looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff8cf", "#ffd34f", "#8f4f08", "#ffe58a", "#a8640c"],
  reel: ["#3a2412", "#54361a", "#24150a"],
  glow: 0xffd65a,
  mote: 0xfff0a0,
  feature: 0xffb02a,
  celebration: { shower: "coins", cover: "gold" },
  className: "theme-cascata",
  sound: { root: 262, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  music: {
    style: "ijexa",
    tonic: 59,
    scale: "dorian",
    tempo: 100,
    a: {
      chords: "1 4 1 4 3 4 7 1",
      melody: ["1-3.5-4.3-..1...4-3.1-g.1-......", "1-3.5-7.8-..7...5-4.3-1.1-......"],
    },
    b: {
      chords: "3 4 1 4 3 4 7 1",
      melody: ["8-7.5-..7-5.4-..5-4.3-..4-3.1-..", "8-7.5-..9-8.7-..5-4.3-g.1-......"],
    },
    form: "aba",
    ambience: "falls",
    bonus: { style: "batuque", semitones: 2, tempo: 120 },
  },
  movement: "drop",
};
