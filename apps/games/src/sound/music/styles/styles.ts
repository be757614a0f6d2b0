/** How each style is played. */
import type { Style } from "@tucano/game-math/grid-slots/song.ts";
import type { Playing } from "../compose.ts";
import { elsewhere } from "./elsewhere.ts";
import { north } from "./north.ts";
import { northeast } from "./northeast.ts";
import { southEast } from "./south-east.ts";

export const playingOf: Readonly<Record<Style, Playing>> = {
  ...north,
  ...northeast,
  ...southEast,
  ...elsewhere,
};
