/** A game's client is the folder with its code: each is a chunk of its own, fetched when opened. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";
import type { TableDoor, TableModule } from "../shared/table-page.ts";
import type { GameModule } from "../shell/stage.ts";

/** Played by one player alone. */
const games = import.meta.glob<GameModule>("./*/game.ts", { import: "game" });
/** One round for everybody. */
const tables = import.meta.glob<TableModule>("./*/table.ts", { import: "table" });

/** What is played there, a file of its own that is fetched when somebody wants to hear it. */
const songs = import.meta.glob<Song>("./*/song.ts", { import: "song" });

const songOf = async (code: string): Promise<Song | undefined> => songs[`./${code}/song.ts`]?.();

/** Undefined: it is no table. */
export function tableDoor(code: string): TableDoor | undefined {
  const load = tables[`./${code}/table.ts`];
  return load === undefined ? undefined : { load, loadSong: () => songOf(code) };
}

/** Slots are drawn by one client, from what their folders say. */
export async function loadGame(code: string): Promise<GameModule> {
  const door = games[`./${code}/game.ts`];
  if (door !== undefined) return { ...(await door()), loadSong: () => songOf(code) };
  const { isSlot, slotGame } = await import("../grid-scene/slot-game.ts");
  if (!isSlot(code)) throw new Error(`There is no client for ${code}.`);
  return slotGame(code);
}
