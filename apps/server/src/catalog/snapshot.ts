/** The whole catalogue in memory, ready to be searched, filtered and sent. */
import { formatWire } from "@tucano/contract/money.ts";
import {
  type GameOutput,
  type GameType,
  gameTypes,
} from "@tucano/contract/player/games/catalog.ts";
import type { Db } from "../platform/database/types.ts";
import { isStopped, stoppedModes } from "./offer.ts";
import { listStops } from "./offer-repository.ts";
import { loadBrands, loadGames, loadGameTypes } from "./repository.ts";
import { fold, indexEntry, type SearchEntry } from "./search.ts";
import type { Game } from "./types.ts";

export interface Snapshot {
  /** Hidden games too: past rounds keep their names. */
  readonly byId: ReadonlyMap<number, Game>;
  readonly byCode: ReadonlyMap<string, Game>;
  readonly brands: readonly Brand[];
  /** Each shown game as it goes over the wire, made once. */
  readonly wire: ReadonlyMap<number, GameOutput>;
  /** What one site shows, made when it is first asked for. */
  on(site: string): SiteCatalog;
}

type Brand = Awaited<ReturnType<typeof loadBrands>>[number];

export interface SiteCatalog {
  /** What lists show, in catalogue order. */
  readonly shown: readonly Game[];
  readonly search: readonly SearchEntry<Game>[];
  readonly brands: readonly { code: string; name: string; game_count: number }[];
  readonly types: readonly {
    code: GameType;
    name: string;
    game_count: number;
    turnover_percent: number;
  }[];
  readonly tags: readonly { code: string; name: string; game_count: number }[];
}

export async function loadSnapshot(
  db: Db,
  awayStudios: () => Promise<ReadonlySet<string>>,
): Promise<Snapshot> {
  const [all, stops, brands, types, away] = await Promise.all([
    loadGames(db),
    listStops(db),
    loadBrands(db),
    loadGameTypes(db),
    awayStudios(),
  ]);
  const games = withStops(all, new Set(stops.map(({ scope }) => scope)));
  const weights = new Map(types.map((type) => [type.code, type.turnoverWeightPercent]));
  const shown = games.filter((game) => game.status !== "hidden");
  const sites = new Map<string, SiteCatalog>();
  return {
    byId: new Map(games.map((game) => [game.id, game])),
    byCode: new Map(games.map((game) => [codeKey(game.studio, game.code), game])),
    brands,
    wire: new Map(shown.map((game) => [game.id, toWire(game, away)])),
    on: (site) => {
      const known = sites.get(site);
      if (known !== undefined) return known;
      const made = siteCatalogOf(
        shown.filter((game) => isOnSite(game, site)),
        { brands, weights },
      );
      sites.set(site, made);
      return made;
    },
  };
}

export function isOnSite({ sites }: Game, site: string): boolean {
  return sites === null || sites.includes(site);
}

interface Of {
  readonly brands: readonly Brand[];
  /** By type: how much of a stake counts toward turnover. */
  readonly weights: ReadonlyMap<string, number>;
}

/** Of the game of this type that counts most; null: there is none. */
function mostOf(games: readonly Game[], type: Game["gameType"]): number | null {
  const percents = games
    .filter(({ gameType }) => gameType === type)
    .map(({ turnoverWeightPercent }) => turnoverWeightPercent);
  return percents.length === 0 ? null : Math.max(...percents);
}

function siteCatalogOf(shown: readonly Game[], { brands, weights }: Of): SiteCatalog {
  const countWhere = (matches: (game: Game) => boolean) => shown.filter(matches).length;
  const tags = [...new Set(shown.flatMap((game) => game.tags))].sort();
  return {
    shown,
    search: shown.map((game) => indexEntry(game, searchTexts(game))),
    brands: brands.map((brand) => ({
      ...brand,
      game_count: countWhere((game) => game.brandCode === brand.code),
    })),
    types: gameTypes.map((code) => ({
      code,
      name: code,
      game_count: countWhere((game) => game.gameType === code),
      turnover_percent: mostOf(shown, code) ?? weights.get(code) ?? 0,
    })),
    tags: tags.map((code) => ({
      code,
      name: code,
      game_count: countWhere((game) => game.tags.includes(code)),
    })),
  };
}

/** To everybody a game that is stopped is in maintenance, whatever its own status. */
function withStops(games: readonly Game[], stops: ReadonlySet<string>): Game[] {
  return games.map((game) => {
    const modes = stoppedModes(stops, game);
    const isClosed = game.status === "live" && isStopped(stops, game);
    return {
      ...game,
      stoppedModes: modes,
      hasDemo: game.hasDemo && !modes.includes("demo"),
      status: isClosed ? "maintenance" : game.status,
    };
  });
}

export function codeKey(studio: string, code: string): string {
  return `${studio}/${code}`;
}

function searchTexts(game: Game): string[] {
  return [game.name, game.brand, game.code, game.gameType, ...game.tags];
}

/** A brand by its code or by its name, however that is written. */
export function isOfBrand(game: Game, brand: string): boolean {
  const wanted = fold(brand);
  return fold(game.brandCode) === wanted || fold(game.brand) === wanted;
}

/** Who plays at a studio that is away goes on; nobody begins. */
function toWire(game: Game, away: ReadonlySet<string>): GameOutput {
  const isPlayable = game.hasDemo || !game.stoppedModes.includes("real");
  const art = `/art/games/${game.code}`;
  return {
    id: game.id,
    code: game.code,
    name: game.name,
    brand: game.brand,
    brand_code: game.brandCode,
    game_type: game.gameType,
    tags: [...game.tags],
    image: game.image,
    image_small: game.imageSmall,
    image_wide: `${art}/hero-720.avif`,
    rtp: game.rtpPercent,
    volatility: game.volatility,
    min_bet: formatWire(game.minBetCentavos),
    max_bet: formatWire(game.maxBetCentavos),
    has_demo: game.hasDemo,
    is_favourite: false,
    status: game.status === "live" && isPlayable && !away.has(game.studio) ? "live" : "maintenance",
  };
}
