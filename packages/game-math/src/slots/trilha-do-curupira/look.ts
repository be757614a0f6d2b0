/** How Trilha do Curupira looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff0c0", "#ff9a4a", "#7a2a0a", "#ffd08a", "#a8400c"],
  reel: ["#12331c", "#1b4a28", "#0a2012"],
  glow: 0xffc24a,
  mote: 0xd8ff8a,
  feature: 0xff6a2a,
  celebration: { shower: "embers", cover: "fire" },
  className: "theme-curupira",
  sound: { root: 233, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  music: {
    style: "mata",
    tonic: 60,
    scale: "minor",
    tempo: 104,
    a: {
      chords: "1 1 6 7 1 4 7 1",
      melody: ["1.3.5---4.3.1---g.1.3---5.4.3---", "1.3.5---7.5.4---3.4.3.g.1-------"],
    },
    b: {
      chords: "6 7 1 1 4 7 6 1",
      melody: ["8.7.5---7.5.4---5.4.3---4.3.1---", "8.7.5---9.8.7---5.3.4.g.1-------"],
    },
    form: "aba",
    ambience: "rain",
    bonus: { style: "batuque", semitones: 2, tempo: 124 },
  },
  movement: "reels",
};
