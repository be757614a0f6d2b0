/** The slots with lines on 5x3 as games like any other. */
import {
  type Brand,
  type GameFigures,
  type InstantGame,
  oneUnit,
  readNoChoice,
} from "../engine.ts";
import type { CompiledSlot } from "../slots/definition.ts";
import { playSlot } from "../slots/play.ts";
import { publishedFigures } from "./published.ts";

interface Placement {
  readonly brand: Brand;
  readonly tags: readonly string[];
}

const placements: Readonly<Record<string, Placement>> = {
  "onca-dourada": { brand: "onca", tags: ["new", "free-spins", "multipliers"] },
  "mare-alta": { brand: "mare", tags: ["new", "free-spins", "wilds"] },
  "noite-do-saci": { brand: "saci", tags: ["new", "free-spins", "multipliers"] },
};

export function lineSlotGame(slot: CompiledSlot): InstantGame<true> {
  const { code, name, version, ...definition } = slot.definition;
  const placement = placements[code];
  if (placement === undefined) throw new RangeError(`${code} belongs to no studio.`);
  return {
    shape: "instant",
    facts: {
      code,
      name,
      version,
      type: "slots",
      ...placement,
      stakesCentavos: definition.stakesCentavos,
      defaultStakeCentavos: definition.defaultStakeCentavos,
    },
    readChoice: readNoChoice,
    unitsOf: oneUnit,
    play: (_choice, draws) => playSlot(slot, draws),
  };
}

export const lineSlotFigures: Readonly<Record<string, GameFigures>> = publishedFigures;
