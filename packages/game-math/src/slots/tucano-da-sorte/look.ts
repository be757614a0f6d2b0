/** How Tucano da Sorte looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff8cf", "#ffd34f", "#8f4f08", "#ffe58a", "#a8640c"],
  reel: ["#0d3a2c", "#145440", "#07241b"],
  glow: 0xffe27a,
  mote: 0xfff0a0,
  feature: 0xff9a2a,
  celebration: { shower: "petals", cover: "leaves" },
  className: "theme-onca",
  sound: { root: 277, shape: 1, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  music: {
    style: "praia",
    tonic: 65,
    scale: "major",
    tempo: 110,
    a: {
      chords: "1 5 6 4 1 5 4 1",
      melody: ["5.5.3.5-..6.5...4.4.2.4-..5.4...", "5.5.3.5-..8.6...5.4.3.2.1---...."],
    },
    b: {
      chords: "4 5 3 6 4 5 1 1",
      melody: ["8-6.5.6-..5.3...6-4.3.4-..3.1...", "8-6.5.6-..8.9...8.6.5.2.1---...."],
    },
    form: "aba",
    ambience: "sea",
    bonus: { style: "ijexa", semitones: 2, tempo: 122 },
  },
  movement: "reels",
};
