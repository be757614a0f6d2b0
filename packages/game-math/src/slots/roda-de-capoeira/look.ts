/** How Roda de Capoeira looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fffdf0", "#f0c45a", "#8a5a14", "#ffe9a8", "#b8801f"],
  reel: ["#123a7e", "#1c52a6", "#0b2658"],
  glow: 0xffe08a,
  mote: 0xdff0ff,
  feature: 0xf0b23a,
  className: "theme-mare",
  sound: { root: 262, shape: 2, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  movement: "reels",
};
