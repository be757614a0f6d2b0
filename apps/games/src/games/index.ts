/** Every game's door, by code. Each is a chunk of its own, fetched when its page is opened. */
import type { GameModule } from "../shell/stage.ts";

type Door = () => Promise<{ game: GameModule }>;

const lineSlot =
  (code: string): Door =>
  async () => ({ game: (await import("./line-slots/index.ts")).lineSlot(code) });

/** One line a game, in the order of their families. */
const doors: Readonly<Record<string, Door>> = {
  "onca-dourada": lineSlot("onca-dourada"),
  "mare-alta": lineSlot("mare-alta"),
  "noite-do-saci": lineSlot("noite-do-saci"),
};

export async function loadGame(code: string): Promise<GameModule> {
  const door = doors[code];
  if (door === undefined) throw new Error(`There is no client for ${code}.`);
  return (await door()).game;
}
