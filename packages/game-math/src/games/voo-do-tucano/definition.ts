/** Voo do Tucano, as the house offers it. */
import { bold } from "../../offers/steered.ts";
import { byTarget } from "../../risk/rules.ts";
import type { TableDefinition } from "../game-definition.ts";
import { CRASH_CAP_HUNDREDTHS, vooDoTucano } from "./table.ts";

export const definition: TableDefinition = {
  id: 13,
  game: vooDoTucano,
  numbers: { kind: "flight", returnPercent: 99, capHundredths: CRASH_CAP_HUNDREDTHS },
  risk: {
    ofChoice: (input) => {
      const { autoHundredths = null } = (input ?? {}) as { autoHundredths?: number | null };
      return autoHundredths === null ? null : byTarget(autoHundredths);
    },
    // A player who cashes out by hand may do so at once: a quarter of what the edge gives.
    otherwise: { edge: 0.01, atRisk: 0.0625 },
  },
  steered: bold({ autoHundredths: 200 }, CRASH_CAP_HUNDREDTHS / 100, 1.5, 2),
};
