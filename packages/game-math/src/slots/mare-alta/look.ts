/** How Maré Alta looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#ffffff", "#c3e2f6", "#41699c", "#e8f8ff", "#5a86b4"],
  reel: ["#0a2d66", "#12488c", "#061b45"],
  glow: 0x9ff2ff,
  mote: 0xd8fbff,
  feature: 0x39c8ff,
  celebration: { shower: "bubbles", cover: "water" },
  className: "theme-mare",
  sound: { root: 294, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  music: {
    style: "carimbo",
    tonic: 64,
    scale: "mixolydian",
    tempo: 118,
    a: {
      chords: "1 7 4 1 1 7 4 1",
      melody: ["5.5.6.5.3-1-3-..7.7.6.5.4-2-4-..", "5.5.6.5.8-6-5-..4.5.4.2.1---...."],
    },
    b: {
      chords: "4 1 7 1 4 1 7 1",
      melody: ["6-8.6.5-3.1.3-..4-6.4.2-g.2.1-..", "6-8.9.8-6.5.6-..7.5.4.2.1---...."],
    },
    form: "aba",
    ambience: "sea",
    bonus: { style: "lambada", semitones: 2, tempo: 132 },
  },
  movement: "reels",
};
