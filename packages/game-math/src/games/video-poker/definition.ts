/** Pôquer 9/6, as the house offers it. */
import type { GameDefinition } from "../game-definition.ts";
import { pokerPays } from "./evaluate.ts";
import { videoPoker } from "./game.ts";

export const definition: GameDefinition = {
  id: 22,
  game: videoPoker,
  numbers: { kind: "poker", pays: pokerPays },
};
