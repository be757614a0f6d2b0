/** How Trilha do Curupira looks and sounds. */
import type { SlotLook } from "../../grid-slots/look.ts";

export const look: SlotLook = {
  metal: ["#fff0c0", "#ff9a4a", "#7a2a0a", "#ffd08a", "#a8400c"],
  reel: ["#12331c", "#1b4a28", "#0a2012"],
  glow: 0xffc24a,
  mote: 0xd8ff8a,
  feature: 0xff6a2a,
  celebration: { shower: "embers", cover: "fire" },
  className: "theme-curupira",
  sound: { root: 233, shape: 1, scale: [0, 3, 5, 7, 10, 12, 15, 17] },
  movement: "reels",
};
