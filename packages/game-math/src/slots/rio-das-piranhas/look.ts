/** How Rio das Piranhas looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#f0fff4", "#8fe0c0", "#1f6a5e", "#d8ffe8", "#2f8a78"],
  reel: ["#06383c", "#0b5052", "#032428"],
  glow: 0xa8ffd8,
  mote: 0xd8ffe8,
  feature: 0xff5a3a,
  celebration: { shower: "bubbles", cover: "water" },
  className: "theme-rio",
  sound: { root: 220, shape: 2, scale: [0, 3, 5, 6, 7, 10, 12, 15] },
  music: {
    style: "lambada",
    tonic: 57,
    scale: "minor",
    tempo: 116,
    a: {
      chords: "1 4 7 3 6 4 5+ 1",
      melody: ["5-.5.4.3-.1.3-..4-.4.3.2-.g.2-..", "5-.5.4.3-.5.8-..7-.5.4.3-.2.1-.."],
    },
    b: {
      chords: "4 1 5+ 1 4 1 5+ 1",
      melody: ["8.7.8-..5.4.5-..4.3.4-..3.2.1-..", "8.7.8-..9.8.7-..5.4.3.2.1---...."],
    },
    form: "aba",
    ambience: "river",
    bonus: { style: "lambada", semitones: 4, tempo: 134 },
  },
  movement: "drop",
  windowRows: 6,
};
