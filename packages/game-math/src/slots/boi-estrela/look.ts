/** How Boi Estrela looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff2c0", "#ffcf3a", "#7a1fa0", "#ffd86a", "#c81e6a"],
  reel: ["#3a1060", "#260a48", "#170530"],
  glow: 0xffd34a,
  mote: 0xffe6b0,
  feature: 0xd0207a,
  celebration: { shower: "stars", cover: "gold" },
  className: "theme-boi",
  sound: { root: 220, shape: 1, scale: [0, 2, 3, 5, 7, 9, 10, 12] },
  music: {
    style: "toada",
    tonic: 57,
    scale: "dorian",
    tempo: 104,
    a: {
      chords: "1 1 4 4 1 7 1 1",
      melody: ["1.1.3.4.5---5.4.3.4.5---3---....", "7.7.5.4.5---4.3.1.3.4.3.1---...."],
    },
    b: {
      chords: "4 4 1 1 7 7 1 1",
      melody: ["8---7.5.4.5.7---5.4.3.4.5---....", "4.4.5.4.3.1.3---4.3.2.g.1---...."],
    },
    form: "aabb",
    ambience: "fair",
    bonus: { style: "batuque", semitones: 2, tempo: 126 },
  },
  movement: "reels",
};
