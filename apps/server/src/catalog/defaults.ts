/** What a fresh installation offers: the eleven game types, our three studios and their games. */
import { type GameType, gameTypes } from "@tucano/contract/catalog.ts";
import { publishedFigures } from "@tucano/game-math/games/published.ts";
import { currentSlots } from "@tucano/game-math/games/registry.ts";
import type { Tx } from "../platform/database/types.ts";
import { type GameDefault, insertBrands, insertGameTypes, upsertGame } from "./repository.ts";

/** The server that runs all house games. */
export const HOUSE_STUDIO = "house";

/** Games of skill or small edge count a fifth, so that they cannot work off turnover for free. */
const REDUCED: ReadonlySet<GameType> = new Set(["table", "card", "live", "video"]);
const REDUCED_WEIGHT_PERCENT = 20;
const FULL_WEIGHT_PERCENT = 100;

const brands = [
  { code: "onca", name: "Onça" },
  { code: "mare", name: "Maré" },
  { code: "saci", name: "Saci" },
] as const;

/** How a slot stands in the lobby. Its figures come from its mathematics. */
interface Placement {
  readonly id: number;
  readonly code: string;
  readonly brand: (typeof brands)[number]["code"];
  readonly tags: readonly string[];
  readonly releasedOn: string;
}

const placements: readonly Placement[] = [
  {
    id: 1,
    code: "onca-dourada",
    brand: "onca",
    releasedOn: "2026-11-20",
    tags: ["new", "free-spins", "multipliers"],
  },
  {
    id: 2,
    code: "mare-alta",
    brand: "mare",
    releasedOn: "2026-11-20",
    tags: ["new", "free-spins", "wilds"],
  },
  {
    id: 3,
    code: "noite-do-saci",
    brand: "saci",
    releasedOn: "2026-11-20",
    tags: ["new", "free-spins", "multipliers"],
  },
];

function toGame(placement: Placement): GameDefault {
  const slot = currentSlots.find(({ code }) => code === placement.code);
  const figures = slot && publishedFigures[`${slot.code}@${slot.version}`];
  if (slot === undefined || figures === undefined) {
    throw new Error(`${placement.code} has no mathematics, or no published figures.`);
  }
  return {
    ...placement,
    studio: HOUSE_STUDIO,
    name: slot.name,
    gameType: "slots",
    rtpBasisPoints: Number(figures.rtpPercent.replace(".", "")),
    volatility: slot.volatility,
    minBetCentavos: Math.min(...slot.stakesCentavos),
    maxBetCentavos: Math.max(...slot.stakesCentavos),
    isFeatured: true,
    position: placement.id,
  };
}

/** Idempotent: run at every start. */
export async function installCatalogDefaults(tx: Tx): Promise<void> {
  const weights = gameTypes.map((code) => ({
    code,
    turnoverWeightPercent: REDUCED.has(code) ? REDUCED_WEIGHT_PERCENT : FULL_WEIGHT_PERCENT,
  }));
  await insertGameTypes(tx, weights);
  await insertBrands(tx, brands);
  for (const placement of placements) await upsertGame(tx, toGame(placement));
}
