/** How Maré Alta looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#ffffff", "#c3e2f6", "#41699c", "#e8f8ff", "#5a86b4"],
  reel: ["#0a2d66", "#12488c", "#061b45"],
  glow: 0x9ff2ff,
  mote: 0xd8fbff,
  feature: 0x39c8ff,
  celebration: { shower: "bubbles", cover: "water" },
  className: "theme-mare",
  sound: { root: 294, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  movement: "reels",
};
