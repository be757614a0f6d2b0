/** How Boto Encantado looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#ffffff", "#f6c3ea", "#7a419c", "#ffe8fb", "#8a5ab4"],
  reel: ["#1c1462", "#2c1f86", "#100a40"],
  glow: 0xffb8ec,
  mote: 0xffd8f4,
  feature: 0xff6ac8,
  celebration: { shower: "petals", cover: "water" },
  className: "theme-boto",
  sound: { root: 247, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  movement: "reels",
};
