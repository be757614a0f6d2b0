/** How Boi Estrela looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fffbe6", "#ffd21f", "#0b5fd0", "#ffe873", "#e0202e"],
  reel: ["#0e4fc4", "#0a3aa0", "#072a78"],
  glow: 0xffe04a,
  mote: 0xffffff,
  feature: 0xff4a3a,
  celebration: { shower: "papers", cover: "lights" },
  className: "theme-frevo",
  sound: { root: 294, shape: 0, scale: [0, 2, 4, 5, 7, 9, 11, 12] },
  music: {
    style: "frevo",
    tonic: 65,
    scale: "major",
    tempo: 148,
    a: {
      chords: "1 1 5 5 4 4 5 1",
      melody: ["5.5.6.5.3.5.8---7.7.8.7.5.4.2---", "4.4.6.8.6.4.6---5.6.7.8.9.7.8---"],
    },
    b: {
      chords: "6 6 2 2 5 5 1 1",
      melody: ["6.6.8.9.8.6.8---9.8.6.4.6.4.2---", "5.4.2.4.5.7.9---8.7.8.5.3.5.1---"],
    },
    form: "aabab",
    ambience: "fair",
    bonus: { style: "frevo", semitones: 3, tempo: 166 },
  },
  movement: "reels",
};
