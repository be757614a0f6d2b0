/** How Boteco 777 looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff8cf", "#ffd34f", "#8f4f08", "#ffe58a", "#a8640c"],
  reel: ["#f4e6c8", "#fff6e0", "#cdb48a"],
  glow: 0xffd65a,
  mote: 0xffe0a0,
  feature: 0xff8a2a,
  celebration: { shower: "sparks", cover: "gold" },
  className: "theme-boteco",
  sound: { root: 294, shape: 1, scale: [0, 4, 7, 12, 16, 19, 24, 28] },
  music: {
    style: "samba",
    tonic: 62,
    scale: "major",
    tempo: 96,
    a: {
      chords: "1 67 2 57 1 4 57 1",
      melody: ["3..5.6.5..3..1-.2..4.5.4..2..g-.", "3..5.6.8..6..5-.4.3.2.g.1-..1-.."],
    },
    b: {
      chords: "2 5 1 6 2 5 1 1",
      melody: ["6..4.6.8-.7.6.4.5..3.5.6-.5.3.1.", "6..4.6.8-.9.8.6.5.4.3.2.1-..1-.."],
    },
    form: "aba",
    ambience: "bar",
    bonus: { style: "batucada", semitones: 2, tempo: 116 },
  },
  movement: "reels",
};
