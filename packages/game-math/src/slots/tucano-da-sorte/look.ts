/** How Tucano da Sorte looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff8cf", "#ffd34f", "#8f4f08", "#ffe58a", "#a8640c"],
  reel: ["#0d3a2c", "#145440", "#07241b"],
  glow: 0xffe27a,
  mote: 0xfff0a0,
  feature: 0xff9a2a,
  celebration: { shower: "petals", cover: "leaves" },
  className: "theme-onca",
  sound: { root: 277, shape: 1, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  movement: "reels",
};
