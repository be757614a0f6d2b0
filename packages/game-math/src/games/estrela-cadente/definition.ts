/** Estrela Cadente, as the house offers it. */
import { bold } from "../../offers/steered.ts";
import { byTarget, readBy } from "../../risk/rules.ts";
import type { GameDefinition } from "../game-definition.ts";
import { estrelaCadente, LIMBO_SHOWN_MAX, LIMBO_TARGET_MAX, LIMBO_TARGET_MIN } from "./game.ts";

export const definition: GameDefinition = {
  id: 15,
  game: estrelaCadente,
  numbers: {
    kind: "limbo",
    targetMin: LIMBO_TARGET_MIN,
    targetMax: LIMBO_TARGET_MAX,
    shownMax: LIMBO_SHOWN_MAX,
    returnPercent: 99,
  },
  risk: { ofChoice: readBy(estrelaCadente, ({ targetHundredths }) => byTarget(targetHundredths)) },
  steered: bold({ targetHundredths: 200 }, LIMBO_TARGET_MAX / 100, 1.5, 2),
};
