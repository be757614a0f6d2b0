/** The slots as games like all others, the version of each that is offered now. */
import type { GameFigures, HouseGame } from "../engine.ts";
import { slotsByFolder } from "../slots/index.ts";
import type { GridSlot } from "./kinds.ts";
import type { LineGame } from "./spins/line-spin.ts";

/** In the order in which they came. */
const entries = slotsByFolder.toSorted((one, other) => one.slot.id - other.slot.id);

export const slots: readonly GridSlot[] = entries.map(({ slot }) => slot);

export const gridSlotsGames: readonly HouseGame[] = slots.map(({ game }) => game);

/** Every version that was ever offered, so that each past round can be verified. */
export const gridSlotsVersions: readonly HouseGame[] = [
  ...gridSlotsGames,
  ...slots.flatMap(({ former }) => former.map(({ game }) => game)),
];

/** They tell their rounds in words of their own, and all of their reels to their players. */
export const lineGames = gridSlotsGames.filter((game): game is LineGame => "slot" in game);

/** By code and version: "some-game@1". */
export const gridSlotsFigures: Readonly<Record<string, GameFigures>> = Object.fromEntries(
  entries.flatMap(({ slot, published }) => {
    if (published === undefined) return [];
    const { version, ...figures } = published;
    return [[`${slot.game.facts.code}@${version}`, figures]];
  }),
);
