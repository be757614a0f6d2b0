/** What a fresh installation offers: the eleven game types, our three studios and their games. */
import { type GameType, gameTypes } from "@tucano/contract/player/games/catalog.ts";
import { currentCodes, figuresOf, findGame } from "@tucano/game-math/games/house-games.ts";
import type { GameFacts, GameFigures } from "@tucano/game-math/engine.ts";
import { slots } from "@tucano/game-math/grid-slots/index.ts";
import { sharedFigures, sharedGames } from "@tucano/game-math/shared/index.ts";
import { volatilityOf } from "@tucano/game-math/volatility.ts";
import type { Tx } from "../platform/database/types.ts";
import { type GameDefault, insertBrands, insertGameTypes, upsertGame } from "./repository.ts";

/** The server that runs all house games. */
export const HOUSE_STUDIO = "house";

/** Games of skill or small edge count a fifth, so that they cannot work off turnover for free. */
const REDUCED: ReadonlySet<GameType> = new Set(["table", "card", "live", "video"]);
const REDUCED_WEIGHT_PERCENT = 20;
const FULL_WEIGHT_PERCENT = 100;

/** The most that a stake at a game of this type counts as turnover, in percent. */
export const typeWeightPercent = (type: GameType): number =>
  REDUCED.has(type) ? REDUCED_WEIGHT_PERCENT : FULL_WEIGHT_PERCENT;

const brands = [
  { code: "onca", name: "Onça" },
  { code: "mare", name: "Maré" },
  { code: "saci", name: "Saci" },
] as const;

/** The place of a game in the lobby. Everything else about it comes from its mathematics. */
interface Placement {
  /** For ever: records and favourites refer to it. Slots have theirs in their folders. */
  readonly id?: number;
  readonly code: string;
  readonly isFeatured?: boolean;
}

const RELEASED_ON = "2026-11-20";

/** In the order of the lobby. A game is offered once its mathematics is there; new slots follow. */
const placements: readonly Placement[] = [
  { code: "onca-dourada", isFeatured: true },
  { code: "tucano-da-sorte", isFeatured: true },
  { id: 13, code: "voo-do-tucano", isFeatured: true },
  { code: "mare-alta", isFeatured: true },
  { id: 18, code: "garimpo", isFeatured: true },
  { code: "noite-do-saci", isFeatured: true },
  { id: 33, code: "roleta-ao-vivo", isFeatured: true },
  { id: 17, code: "plinko-tropical", isFeatured: true },
  { code: "cascata-do-ouro" },
  { code: "luar-do-sertao" },
  { code: "rio-das-piranhas" },
  { code: "recife-vivo" },
  { code: "trilha-do-curupira" },
  { code: "boto-encantado" },
  { code: "noite-de-sao-joao" },
  { code: "boteco-777" },
  { id: 14, code: "dados" },
  { id: 15, code: "estrela-cadente" },
  { id: 16, code: "roda-da-praia" },
  { id: 19, code: "torre-do-saci" },
  { id: 20, code: "vinte-e-um" },
  { id: 21, code: "bacara" },
  { id: 22, code: "video-poker" },
  { id: 23, code: "maior-ou-menor" },
  { id: 24, code: "roleta-europeia" },
  { id: 25, code: "sic-bo" },
  { id: 26, code: "dragao-e-tigre" },
  { id: 27, code: "bingo-do-luar" },
  { id: 28, code: "salao-de-bingo" },
  { id: 29, code: "keno-minuto" },
  { id: 30, code: "seis-da-sorte" },
  { id: 31, code: "raspadinha-do-saci" },
  { id: 32, code: "pescaria-da-mare" },
  { id: 34, code: "bacara-ao-vivo" },
  { id: 35, code: "liga-tucano" },
];

/** Null: there is no mathematics for it yet. */
function offerOf(code: string): { facts: GameFacts; figures: GameFigures } | null {
  const game = findGame(code);
  if (game !== null) return { facts: game.facts, figures: figuresOf(game) };
  const shared = sharedGames.find(({ facts }) => facts.code === code);
  const figures = sharedFigures[`${code}@${shared?.facts.version}`];
  if (shared === undefined || figures === undefined) return null;
  return { facts: shared.facts, figures };
}

const slotIds: ReadonlyMap<string, number> = new Map(
  slots.map(({ id, game }) => [game.facts.code, id]),
);

function toGame(placement: Placement, position: number): GameDefault[] {
  const offered = offerOf(placement.code);
  const id = placement.id ?? slotIds.get(placement.code);
  if (offered === null || id === undefined) return [];
  const { facts, figures } = offered;
  const stakeMax = facts.maxStakeCentavos ?? Math.max(...facts.stakesCentavos);
  return [
    {
      id,
      code: placement.code,
      brand: facts.brand,
      tags: facts.tags,
      releasedOn: RELEASED_ON,
      studio: HOUSE_STUDIO,
      name: facts.name,
      gameType: facts.type,
      rtpBasisPoints: Number(figures.rtpPercent.replace(".", "")),
      volatility: volatilityOf(figures.standardDeviation),
      minBetCentavos: Math.min(...facts.stakesCentavos),
      maxBetCentavos: stakeMax,
      isFeatured: placement.isFeatured ?? false,
      position: position + 1,
    },
  ];
}

/** Each game that has mathematics; one without a place is a mistake in the list. */
export function offeredGames(): GameDefault[] {
  const placed = new Set(placements.map(({ code }) => code));
  const codes = [...currentCodes, ...sharedGames.map(({ facts }) => facts.code)];
  const others = codes.filter((code) => !placed.has(code));
  const missing = others.filter((code) => !slotIds.has(code));
  if (missing.length > 0) throw new Error(`No place in the lobby: ${missing.join(", ")}.`);
  return [...placements, ...others.map((code) => ({ code }))].flatMap(toGame);
}

/** Idempotent: run at every start. */
export async function installCatalogDefaults(tx: Tx): Promise<void> {
  const weights = gameTypes.map((code) => ({
    code,
    turnoverWeightPercent: typeWeightPercent(code),
  }));
  await insertGameTypes(tx, weights);
  await insertBrands(tx, brands);
  for (const game of offeredGames()) await upsertGame(tx, game);
}
