/** A game's client is the folder with its code: each is a chunk of its own, fetched when opened. */
import type { TableModule } from "../shared/table-page.ts";
import type { GameModule } from "../shell/stage.ts";

/** Played by one player alone. */
const games = import.meta.glob<GameModule>("./*/game.ts", { import: "game" });
/** One round for everybody. */
const tables = import.meta.glob<TableModule>("./*/table.ts", { import: "table" });

/** Undefined: it is no table. */
export const tableDoor = (code: string): (() => Promise<TableModule>) | undefined =>
  tables[`./${code}/table.ts`];

/** Slots are drawn by one client, from what their folders say. */
export async function loadGame(code: string): Promise<GameModule> {
  const door = games[`./${code}/game.ts`];
  if (door !== undefined) return door();
  const { isSlot, slotGame } = await import("../grid-scene/slot-game.ts");
  if (!isSlot(code)) throw new Error(`There is no client for ${code}.`);
  return slotGame(code);
}
