/** How Livro de Cordel looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff6e0", "#d9b37a", "#5a2e12", "#f2d9a8", "#7a4620"],
  reel: ["#f6e7c6", "#efd9ae", "#d8b782"],
  glow: 0xffd27a,
  mote: 0xffe6b8,
  feature: 0xb5321c,
  celebration: { shower: "embers", cover: "gold" },
  className: "theme-saci",
  sound: { root: 220, shape: 1, scale: [0, 2, 4, 6, 7, 9, 10, 12] },
  music: {
    style: "xote",
    tonic: 64,
    scale: "northeastern",
    tempo: 96,
    a: {
      chords: "1 1 2 1 1 2 1 1",
      melody: ["1-3-5---5-4-3-4-5---8-7-5-------", "8---7-5-4-5-4-3-2---3-2-1-------"],
    },
    b: {
      chords: "5 5 1 1 2 2 1 1",
      melody: ["5---5-7-8---7-5-5-4-3-4-5-------", "9---8-7-5---4-3-2-3-2---1-------"],
    },
    form: "aab",
    ambience: "fair",
    bonus: { style: "forro", semitones: 2, tempo: 138 },
  },
  movement: "reels",
};
