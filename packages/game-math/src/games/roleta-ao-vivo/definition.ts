/** Roleta ao Vivo, as the house offers it. */
import { at } from "../../offers/steered.ts";
import type { TableDefinition } from "../game-definition.ts";
import { POCKETS } from "../roleta-europeia/game.ts";
import { LIVE_CHIPS_MAX } from "../../tables/live-table.ts";
import { roletaAoVivo, rouletteSpots } from "./table.ts";

export const definition: TableDefinition = {
  id: 33,
  game: roletaAoVivo,
  numbers: {
    kind: "live-roulette",
    pockets: POCKETS,
    chipsMax: LIVE_CHIPS_MAX,
    spots: [...rouletteSpots.values()].map(({ id, numbers }) => [id, numbers]),
  },
  risk: {
    cases: Array.from({ length: POCKETS }, (_, pocket) => ({
      weight: 1,
      hundredthsOf: (spot) => {
        const covered = rouletteSpots.get(spot)?.numbers ?? [];
        return covered.includes(pocket) ? 3_600 / covered.length : 0;
      },
    })),
  },
  steered: {
    ways: at(1 / POCKETS, 2, 6, 18, 36),
    edge: 1 / POCKETS,
    choice: { chips: { red: 1 } },
  },
};
