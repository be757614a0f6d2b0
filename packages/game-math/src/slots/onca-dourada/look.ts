/** How Onça Dourada looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff8cf", "#ffd34f", "#8f4f08", "#ffe58a", "#a8640c"],
  reel: ["#0d3a2c", "#145440", "#07241b"],
  glow: 0xffe27a,
  mote: 0xfff0a0,
  feature: 0xff9a2a,
  celebration: { shower: "sparks", cover: "leaves" },
  className: "theme-onca",
  sound: { root: 262, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  movement: "reels",
};
