/** Maior ou Menor, as the house offers it. */
import { bold } from "../../offers/steered.ts";
import { stepped } from "../../risk/rules.ts";
import type { GameDefinition } from "../game-definition.ts";
import { maiorOuMenor } from "./game.ts";
import { GUESSES_MAX, MAX_WIN_MULTIPLIER, SKIPS_MAX } from "./rules.ts";

/** Twelve of thirteen ranks win. */
const SUREST_GUESS = 1 / 13;

export const definition: GameDefinition = {
  id: 23,
  game: maiorOuMenor,
  numbers: {
    kind: "hilo",
    guessesMax: GUESSES_MAX,
    skipsMax: SKIPS_MAX,
    maxWinMultiplier: MAX_WIN_MULTIPLIER,
  },
  risk: { ofChoice: () => stepped(SUREST_GUESS) },
  steered: bold(undefined, MAX_WIN_MULTIPLIER, 2),
};
