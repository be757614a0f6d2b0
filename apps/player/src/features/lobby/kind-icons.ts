/** A sign for each type of game, for chips and filters. */
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import {
  Cherry,
  Dices,
  Fish,
  Grid3x3,
  Joystick,
  type LucideIcon,
  Radio,
  Rocket,
  Spade,
  Ticket,
  TvMinimalPlay,
  Volleyball,
} from "lucide-react";

export const kindIcons: Readonly<Record<GameType, LucideIcon>> = {
  slots: Cherry,
  live: Radio,
  table: Dices,
  crash: Rocket,
  fish: Fish,
  arcade: Joystick,
  bingo: Grid3x3,
  card: Spade,
  lottery: Ticket,
  sports: Volleyball,
  video: TvMinimalPlay,
};
