/** What a fresh installation offers: the eleven game types, our three studios and their games. */
import { type GameType, gameTypes } from "@tucano/contract/catalog.ts";
import type { Tx } from "../platform/database/types.ts";
import { type GameDefault, insertBrands, insertGameTypes, upsertGame } from "./repository.ts";
import type { Game } from "./types.ts";

/** The server that runs all house games. */
export const HOUSE_STUDIO = "house";

/** What a game's own mathematics publishes about it. */
export interface PublishedFigures {
  readonly rtpBasisPoints: number;
  readonly volatility: Game["volatility"];
  readonly minBetCentavos?: number;
  readonly maxBetCentavos?: number;
}

/** Games of skill or small edge count a fifth, so that they cannot work off turnover for free. */
const REDUCED: ReadonlySet<GameType> = new Set(["table", "card", "live", "video"]);

const brands = [
  { code: "onca", name: "Onça" },
  { code: "mare", name: "Maré" },
  { code: "saci", name: "Saci" },
] as const;

const slot = {
  studio: HOUSE_STUDIO,
  gameType: "slots",
  minBetCentavos: 20,
  maxBetCentavos: 50_000,
  releasedOn: "2026-11-20",
} as const;

const houseGames = [
  {
    ...slot, id: 1, code: "onca-dourada", brand: "onca", name: "Onça Dourada",
    tags: ["new", "free-spins", "multipliers"], isFeatured: true, position: 1,
    rtpBasisPoints: 9600, volatility: "medium",
  },
  {
    ...slot, id: 2, code: "mare-alta", brand: "mare", name: "Maré Alta",
    tags: ["new", "free-spins", "wilds"], isFeatured: true, position: 2,
    rtpBasisPoints: 9600, volatility: "low",
  },
  {
    ...slot, id: 3, code: "noite-do-saci", brand: "saci", name: "Noite do Saci",
    tags: ["new", "free-spins", "multipliers"], isFeatured: true, position: 3,
    rtpBasisPoints: 9600, volatility: "high",
  },
] as const satisfies readonly GameDefault[];

/** `published` by game code, from the games' mathematics. */
export async function installCatalogDefaults(
  tx: Tx,
  published: Readonly<Record<string, PublishedFigures>> = {},
): Promise<void> {
  await insertGameTypes(
    tx,
    gameTypes.map((code) => ({ code, turnoverWeightPercent: REDUCED.has(code) ? 20 : 100 })),
  );
  await insertBrands(tx, brands);
  for (const game of houseGames) await upsertGame(tx, { ...game, ...published[game.code] });
}
