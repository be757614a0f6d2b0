/** How Trem da Serra looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff4d0", "#e8b04a", "#6a3012", "#ffd890", "#a8541c"],
  reel: ["#173a36", "#10302e", "#071c1e"],
  glow: 0xffd890,
  mote: 0xfff3d8,
  feature: 0xf08a2e,
  celebration: { shower: "sparks", cover: "wind" },
  className: "theme-trem",
  sound: { root: 247, shape: 0, scale: [0, 2, 4, 5, 7, 9, 11, 12] },
  music: {
    style: "xote",
    tonic: 59,
    scale: "mixolydian",
    tempo: 112,
    a: {
      chords: "1 1 4 1 5 4 1 1",
      melody: ["1.3.5.5.6.5.3-..5.5.6.5.3.2.1-..", "4.4.6.6.5.3.1-..2.3.4.3.2.g.1---"],
    },
    b: {
      chords: "4 1 7 1 4 1 5 1",
      melody: ["6.6.8.6.5.3.5-..4.5.6.4.5-3-....", "8.7.6.5.6.4.3-..2.2.4.3.2.g.1---"],
    },
    form: "aaba",
    ambience: "wind",
    bonus: { style: "forro", semitones: 3, tempo: 132 },
  },
  movement: "drop",
  windowRows: 5,
};
