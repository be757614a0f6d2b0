/** How Rio das Piranhas looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#f0fff4", "#8fe0c0", "#1f6a5e", "#d8ffe8", "#2f8a78"],
  reel: ["#06383c", "#0b5052", "#032428"],
  glow: 0xa8ffd8,
  mote: 0xd8ffe8,
  feature: 0xff5a3a,
  celebration: { shower: "bubbles", cover: "water" },
  className: "theme-rio",
  sound: { root: 220, shape: 2, scale: [0, 3, 5, 6, 7, 10, 12, 15] },
  movement: "drop",
  windowRows: 6,
};
