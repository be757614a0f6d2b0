/** The slots as games like all others, the version of each that is offered now. */
import type { HouseGame } from "../engine.ts";
import { slotsByFolder } from "../slots/index.ts";
import type { GridSlot } from "./kinds.ts";
import type { LineGame } from "./spins/line-spin.ts";

export const slots: readonly GridSlot[] = slotsByFolder
  .map(({ definition }) => definition)
  .toSorted((one, other) => one.id - other.id);

export const gridSlotsGames: readonly HouseGame[] = slots.map(({ game }) => game);

/** They tell their rounds in words of their own, and all of their reels to their players. */
export const lineGames = gridSlotsGames.filter((game): game is LineGame => "slot" in game);
