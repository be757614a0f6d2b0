/** How Roda de Capoeira looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fffdf0", "#f0c45a", "#8a5a14", "#ffe9a8", "#b8801f"],
  reel: ["#123a7e", "#1c52a6", "#0b2658"],
  glow: 0xffe08a,
  mote: 0xdff0ff,
  feature: 0xf0b23a,
  celebration: { shower: "leaves", cover: "lights" },
  className: "theme-mare",
  sound: { root: 262, shape: 2, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  music: {
    style: "ijexa",
    tonic: 60,
    scale: "mixolydian",
    tempo: 104,
    a: {
      chords: "1 1 7 1 1 4 7 1",
      melody: ["3---5---5-3-1---2---2-3-1-------", "5-5-5---8---7-5-4---5-4-3-------"],
    },
    b: {
      chords: "4 4 1 1 7 7 1 1",
      melody: ["8---8-6-5---4---5-6-5-4-3-------", "7---7-5-4---2---3-2-1-3-1-------"],
    },
    form: "aba",
    ambience: "sea",
    bonus: { style: "maracatu", semitones: 2, tempo: 120 },
  },
  movement: "reels",
};
