/** What a fresh installation offers: the eleven game types, our three studios and their games. */
import { type GameType, gameTypes } from "@tucano/contract/player/games/catalog.ts";
import { catalogue, type OfferedGame } from "@tucano/game-math/games/catalogue.ts";
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

const RELEASED_ON = "2026-11-20";

/** What the lobby begins with. Everything else about a game is told by its folder. */
const featured = [
  "onca-dourada",
  "tucano-da-sorte",
  "voo-do-tucano",
  "mare-alta",
  "garimpo",
  "noite-do-saci",
  "roleta-ao-vivo",
  "plinko-tropical",
];
/** Then come these, and then all others in the order in which they were made. */
const placed = [
  ...featured,
  "trem-da-serra",
  "boi-estrela",
  "frevo-da-fortuna",
  "vitoria-regia",
  "jardim-do-beija-flor",
  "livro-de-cordel",
  "roda-de-capoeira",
  "cascata-do-ouro",
  "luar-do-sertao",
  "rio-das-piranhas",
  "recife-vivo",
  "trilha-do-curupira",
  "boto-encantado",
];

const placeOf = ({ game }: OfferedGame): number => {
  const place = placed.indexOf(game.facts.code);
  return place < 0 ? placed.length : place;
};

function toGame({ id, game, figures }: OfferedGame, index: number): GameDefault {
  const { facts } = game;
  return {
    id,
    code: facts.code,
    brand: facts.brand,
    tags: facts.tags,
    releasedOn: RELEASED_ON,
    studio: HOUSE_STUDIO,
    name: facts.name,
    gameType: facts.type,
    rtpBasisPoints: Number(figures.rtpPercent.replace(".", "")),
    volatility: volatilityOf(figures.standardDeviation),
    minBetCentavos: Math.min(...facts.stakesCentavos),
    maxBetCentavos: facts.maxStakeCentavos ?? Math.max(...facts.stakesCentavos),
    isFeatured: featured.includes(facts.code),
    position: index + 1,
  };
}

/** Each game that the house has figures for, as the lobby orders them. */
export function offeredGames(): GameDefault[] {
  return catalogue
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id)
    .map(toGame);
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
