/** How Recife Vivo looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#ffffff", "#c3e2f6", "#41699c", "#e8f8ff", "#5a86b4"],
  reel: ["#0a3a6b", "#0f4f8c", "#062850"],
  glow: 0x9ff2ff,
  mote: 0xd8fbff,
  feature: 0x2fd0c8,
  celebration: { shower: "bubbles", cover: "water" },
  className: "theme-mare",
  sound: { root: 330, shape: 0, scale: [0, 2, 4, 7, 9, 12, 14, 16] },
  movement: "drop",
};
