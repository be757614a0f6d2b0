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
  movement: "reels",
};
