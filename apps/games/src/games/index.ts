/** Every game's door, by code. Each is a chunk of its own, fetched when its page is opened. */
import type { GameModule } from "../shell/stage.ts";

type Door = () => Promise<{ game: GameModule }>;

/** One line a game, in the order of their families. Slots are found by their folders. */
const doors: Readonly<Record<string, Door>> = {
  dados: () => import("./dados/index.ts"),
  "estrela-cadente": () => import("./estrela-cadente/index.ts"),
  "roda-da-praia": () => import("./roda-da-praia/index.ts"),
  "plinko-tropical": () => import("./plinko-tropical/index.ts"),
  garimpo: () => import("./garimpo/index.ts"),
  "torre-do-saci": () => import("./torre-do-saci/index.ts"),
  "vinte-e-um": () => import("./vinte-e-um/index.ts"),
  bacara: () => import("./bacara/index.ts"),
  "video-poker": () => import("./video-poker/index.ts"),
  "maior-ou-menor": () => import("./maior-ou-menor/index.ts"),
  "roleta-europeia": () => import("./roleta-europeia/index.ts"),
  "sic-bo": () => import("./sic-bo/index.ts"),
  "dragao-e-tigre": () => import("./dragao-e-tigre/index.ts"),
  "bingo-do-luar": () => import("./bingo-do-luar/index.ts"),
  "raspadinha-do-saci": () => import("./raspadinha-do-saci/index.ts"),
  "pescaria-da-mare": () => import("./pescaria-da-mare/index.ts"),
};

export async function loadGame(code: string): Promise<GameModule> {
  const door = doors[code];
  if (door !== undefined) return (await door()).game;
  const { isSlot, slotGame } = await import("../grid-scene/slot-game.ts");
  if (!isSlot(code)) throw new Error(`There is no client for ${code}.`);
  return slotGame(code);
}
