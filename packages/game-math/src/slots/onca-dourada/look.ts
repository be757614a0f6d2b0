/** How Onça Dourada looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff8cf", "#ffd34f", "#8f4f08", "#ffe58a", "#a8640c"],
  reel: ["#0d3a2c", "#145440", "#07241b"],
  glow: 0xffe27a,
  mote: 0xfff0a0,
  feature: 0xff9a2a,
  celebration: { shower: "sparks", cover: "leaves" },
  className: "theme-onca",
  sound: { root: 262, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  music: {
    style: "batuque",
    tonic: 57,
    scale: "minor",
    tempo: 112,
    a: {
      chords: "1 1 7 7 6 6 7 1",
      melody: ["1..1.3.4.5..4.3.g..g.2.3.4..3.2.", "1..1.3.4.5..7.8.7..5.4.3.1---..."],
    },
    b: {
      chords: "4 1 4 7 6 7 1 1",
      melody: ["5.5.8-..7.5.4-..4.4.7-..5.4.3-..", "5.5.8-..9.8.7-..8.7.5.4.1---...."],
    },
    form: "aba",
    ambience: "night",
    bonus: { style: "maracatu", semitones: 3, tempo: 126 },
  },
  movement: "reels",
};
