/** How Luar do Sertão looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff0d8", "#d8b0f2", "#4a2a86", "#f4e0ff", "#6a3aa0"],
  reel: ["#1a1250", "#271a70", "#0f0a36"],
  glow: 0xffe9b0,
  mote: 0xfff3c0,
  feature: 0x8a5aff,
  celebration: { shower: "stars", cover: "lights" },
  className: "theme-luar",
  sound: { root: 196, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  movement: "reels",
};
