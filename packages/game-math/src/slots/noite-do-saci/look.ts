/** How Noite do Saci looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#ffd9c4", "#f4524a", "#6b0a26", "#ff9a76", "#8a1430"],
  reel: ["#24135c", "#371d80", "#150a3d"],
  glow: 0xffb36a,
  mote: 0xffc878,
  feature: 0xff4a3a,
  celebration: { shower: "leaves", cover: "wind" },
  className: "theme-saci",
  sound: { root: 220, shape: 2, scale: [0, 3, 6, 7, 10, 12, 15, 18] },
  movement: "reels",
};
