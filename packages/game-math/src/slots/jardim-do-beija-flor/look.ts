/** How Jardim do Beija-Flor looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#ffffff", "#ffe08a", "#b8742a", "#fff0b8", "#d08a3a"],
  reel: ["#e8f8ef", "#c9ecdc", "#94cfb8"],
  glow: 0xfff0a0,
  mote: 0xffd0e8,
  feature: 0xff5a9a,
  celebration: { shower: "petals", cover: "leaves" },
  className: "theme-jardim",
  sound: { root: 294, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  music: {
    style: "praia",
    tonic: 62,
    scale: "major",
    tempo: 104,
    a: {
      chords: "1 6 2 5 1 6 2 5",
      melody: ["5-6-8---6-5-3-..2-3-4-2-1---....", "5-6-8---9-8-6-..5-4-2-3-1---...."],
    },
    b: {
      chords: "4 5 3 6 4 5 1 1",
      melody: ["6-5-4-5-..7-5-..3-4-5-3-6---....", "6-8-6-4-..5-7-..8---5-3-1---...."],
    },
    form: "aba",
    ambience: "wind",
    bonus: { style: "lambada", semitones: 3, tempo: 132 },
  },
  movement: "drop",
};
