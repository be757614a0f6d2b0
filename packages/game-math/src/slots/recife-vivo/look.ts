/** How Recife Vivo looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#ffffff", "#c3e2f6", "#41699c", "#e8f8ff", "#5a86b4"],
  reel: ["#0a3a6b", "#0f4f8c", "#062850"],
  glow: 0x9ff2ff,
  mote: 0xd8fbff,
  feature: 0x2fd0c8,
  celebration: { shower: "bubbles", cover: "water" },
  className: "theme-mare",
  sound: { root: 330, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  music: {
    style: "frevo",
    tonic: 65,
    scale: "major",
    tempo: 152,
    a: {
      chords: "1 6 2 5 1 6 5+7 1",
      melody: ["5.6.5.3-1..35-..6.5.4.2-f..24-..", "5.6.5.3-1..38-..7.6.5.4.3.2.1-.."],
    },
    b: {
      chords: "4 1 2 5 4 1 5 1",
      melody: ["8-..6.8-5-..3.5-4.3.2.4.3-..5-..", "8-..6.8-9-..8.6-5.6.7.5.8---...."],
    },
    form: "aaba",
    ambience: "fair",
    bonus: { style: "maracatu", semitones: 2, tempo: 108 },
  },
  movement: "drop",
};
