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
  movement: "reels",
};
