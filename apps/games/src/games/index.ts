/** Every game's door, by code. Each is a chunk of its own, fetched when its page is opened. */
import type { GameModule } from "../shell/stage.ts";

type Door = () => Promise<{ game: GameModule }>;

/** One line a game, in the order of their families. */
const doors: Readonly<Record<string, Door>> = {};

export async function loadGame(code: string): Promise<GameModule> {
  const door = doors[code];
  if (door === undefined) throw new Error(`There is no client for ${code}.`);
  return (await door()).game;
}
