/** How Luar do Sertão looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff0d8", "#d8b0f2", "#4a2a86", "#f4e0ff", "#6a3aa0"],
  reel: ["#1a1250", "#271a70", "#0f0a36"],
  glow: 0xffe9b0,
  mote: 0xfff3c0,
  feature: 0x8a5aff,
  celebration: { shower: "stars", cover: "lights" },
  className: "theme-luar",
  sound: { root: 196, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  music: {
    style: "viola",
    tonic: 64,
    scale: "major",
    tempo: 88,
    a: {
      chords: "1 4 1 5 1 4 5 1",
      melody: ["3-5-5---6-5-3---4-3-2---3-2-1---", "3-5-5---8-6-5---4-6-5-2-1-------"],
    },
    b: {
      chords: "4 1 5 1 4 1 5 1",
      melody: ["6-8-8---6-5-3---5-4-2---4-3-1---", "6-8-8---9-8-6---5-4-3-2-1-------"],
    },
    form: "aba",
    ambience: "night",
    bonus: { style: "xote", semitones: 3, tempo: 108 },
  },
  movement: "reels",
};
