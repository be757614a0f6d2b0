/** How Livro de Cordel looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff6e0", "#d9b37a", "#5a2e12", "#f2d9a8", "#7a4620"],
  reel: ["#f6e7c6", "#efd9ae", "#d8b782"],
  glow: 0xffd27a,
  mote: 0xffe6b8,
  feature: 0xb5321c,
  className: "theme-saci",
  sound: { root: 220, shape: 1, scale: [0, 2, 4, 6, 7, 9, 10, 12] },
  movement: "reels",
};
