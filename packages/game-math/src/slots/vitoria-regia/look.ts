/** How Vitória-Régia looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#f4fff2", "#a8e6b8", "#3a6b4a", "#dcffe6", "#6fae82"],
  reel: ["#12203f", "#1b2f55", "#0b1630"],
  glow: 0xffc8ec,
  mote: 0xd8ffc0,
  feature: 0xb03a9a,
  celebration: { shower: "petals", cover: "water" },
  className: "theme-vitoria",
  sound: { root: 349, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  music: {
    style: "bossa",
    tonic: 65,
    scale: "major",
    tempo: 92,
    a: {
      chords: "1 3 4 5 1 6 4 1",
      melody: ["5---8-7-6-5-3-..4---6-5-2---....", "5---8-9-8-9-8-..6---5-4-1---...."],
    },
    b: {
      chords: "6 4 1 5 6 4 5 1",
      melody: ["8-7-6-..6-5-4-..3-4-5-..2---....", "8-7-6-..9-8-6-..7-5-7-..8---...."],
    },
    form: "aba",
    ambience: "night",
    bonus: { style: "toada", semitones: 4, tempo: 120 },
  },
  movement: "drop",
};
