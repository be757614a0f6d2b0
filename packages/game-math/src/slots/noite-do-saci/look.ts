/** How Noite do Saci looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#ffd9c4", "#f4524a", "#6b0a26", "#ff9a76", "#8a1430"],
  reel: ["#24135c", "#371d80", "#150a3d"],
  glow: 0xffb36a,
  mote: 0xffc878,
  feature: 0xff4a3a,
  celebration: { shower: "leaves", cover: "wind" },
  className: "theme-saci",
  sound: { root: 220, shape: 2, scale: [0, 3, 6, 7, 10, 12, 15, 18] },
  music: {
    style: "valsa",
    tonic: 62,
    scale: "minor",
    tempo: 120,
    a: {
      chords: "1 4 5+ 1 6 4 5+ 1",
      melody: ["5-----4-3---2---1-------", "5-----6-5---4-3-1-------"],
    },
    b: {
      chords: "4 7 3 6 4 1 5+ 1",
      melody: ["8---7-5-----7---5-4-----", "8---9-8---5-3-2-1-------"],
    },
    form: "aaba",
    ambience: "wind",
    bonus: { style: "valsa", semitones: 3, tempo: 150 },
  },
  movement: "reels",
};
