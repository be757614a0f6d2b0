/** How Boto Encantado looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#ffffff", "#f6c3ea", "#7a419c", "#ffe8fb", "#8a5ab4"],
  reel: ["#1c1462", "#2c1f86", "#100a40"],
  glow: 0xffb8ec,
  mote: 0xffd8f4,
  feature: 0xff6ac8,
  celebration: { shower: "petals", cover: "water" },
  className: "theme-boto",
  sound: { root: 247, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  music: {
    style: "toada",
    tonic: 62,
    scale: "dorian",
    tempo: 84,
    a: {
      chords: "1 4 1 4 3 7 4 1",
      melody: ["5---3-4-5-7-5---4---3-1-3-------", "5---3-4-5-7-8---7-5-4-3-1-------"],
    },
    b: {
      chords: "3 7 1 1 3 7 4 1",
      melody: ["8---7-5-7---5---5-4-3-4-5-------", "8---9-8-7---5---4-3-1-3-1-------"],
    },
    form: "aba",
    ambience: "river",
    bonus: { style: "carimbo", semitones: 3, tempo: 118 },
  },
  movement: "reels",
};
