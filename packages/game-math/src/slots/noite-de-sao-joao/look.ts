/** How Noite de São João looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff0c0", "#ffb04a", "#8a2a5a", "#ffe08a", "#b8406a"],
  reel: ["#2a165e", "#3a2080", "#180c40"],
  glow: 0xffd65a,
  mote: 0xffc878,
  feature: 0xff7a3a,
  celebration: { shower: "papers", cover: "lights" },
  className: "theme-junina",
  sound: { root: 262, shape: 2, scale: [0, 2, 4, 5, 7, 9, 11, 12] },
  music: {
    style: "forro",
    tonic: 67,
    scale: "mixolydian",
    tempo: 124,
    a: {
      chords: "1 1 7 7 1 4 7 1",
      melody: ["1.355.5-6.5-3-..7.2.4.4-5.4-2-..", "1.355.5-8.7-5-..4.3.2.7-1---...."],
    },
    b: {
      chords: "4 1 7 1 4 1 7 1",
      melody: ["8.8.6-5-6.5.3-..4.4.2-1-2.1.g-..", "8.8.6-5-6.7.8---7.5.4.2.1---...."],
    },
    form: "abab",
    ambience: "fair",
    bonus: { style: "forro", semitones: 5, tempo: 144 },
  },
  movement: "reels",
};
