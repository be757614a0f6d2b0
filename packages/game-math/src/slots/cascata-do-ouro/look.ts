/** How Cascata do Ouro looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff8cf", "#ffd34f", "#8f4f08", "#ffe58a", "#a8640c"],
  reel: ["#3a2412", "#54361a", "#24150a"],
  glow: 0xffd65a,
  mote: 0xfff0a0,
  feature: 0xffb02a,
  celebration: { shower: "coins", cover: "gold" },
  className: "theme-cascata",
  sound: { root: 262, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  movement: "drop",
};
