/** What games return by their mathematics and what they did, what was won, and who leads. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/games/game-figures.ts";
import { formatWire, subtract, toCentavos } from "@tucano/contract/money.ts";
import type { Game } from "../../catalog/index.ts";
import { dayOf, toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { GameReturn, RankedGame } from "../../statistics/index.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, numberAfter } from "../core/keyset.ts";
import { toReference } from "../core/present.ts";
import { readingFor } from "../reading-for.ts";

type Return = DataOf<typeof contract.listReturns>["list"][number]["week"];

const PERCENT = 100;
/** Chance leaves 95 of a hundred within so many standard deviations. */
const BAND = 1.96;
const DAYS_SHOWN = 60;

const twoDecimals = new Intl.NumberFormat("en", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** A share as a percentage: figures to look at, never money. */
function percentOf(share: number): string {
  return twoDecimals.format(share * PERCENT);
}

export const accountOf = ({ studio, code }: Pick<Game, "studio" | "code">) => `${studio}/${code}`;

function toReturn(one: GameReturn): Return {
  const { expectedReturn, observedReturn, returnDeviation: spread } = one;
  const edge = (sign: number) =>
    spread === null ? null : percentOf(Math.max(0, expectedReturn + sign * BAND * spread));
  return {
    period: one.period,
    plays: one.plays,
    stake: formatWire(toCentavos(one.stakeCentavos)),
    win: formatWire(toCentavos(one.winCentavos)),
    observed_percent: observedReturn === null ? null : percentOf(observedReturn),
    expected_percent: percentOf(expectedReturn),
    from_percent: edge(-1),
    to_percent: edge(1),
    deviation: twoDecimals.format(one.z),
    is_alarming: one.isAlarming,
  };
}

/** The most alarming first. */
export async function listReturns(parts: Parts): Promise<DataOf<typeof contract.listReturns>> {
  const [returns, alarms, games] = await Promise.all([
    parts.statistics.returns(),
    parts.statistics.returnAlarms(),
    parts.catalog.allGames(),
  ]);
  const rows = games.flatMap((game) => {
    const account = accountOf(game);
    const own = returns.filter((one) => one.game === account);
    const week = own.find(({ period }) => period === "week");
    const ever = own.find(({ period }) => period === "ever");
    if (week === undefined || ever === undefined) return [];
    const since = alarms.find((alarm) => alarm.game === account)?.since ?? null;
    const row = {
      game_id: game.id,
      code: game.code,
      name: game.name,
      game_type: game.gameType,
      is_alarming: week.isAlarming || ever.isAlarming,
      alarm_since: since === null ? null : toWireInstant(since),
      week: toReturn(week),
      ever: toReturn(ever),
    };
    return [{ row, far: Math.max(Math.abs(week.z), Math.abs(ever.z)) }];
  });
  const rank = (one: (typeof rows)[number]) => (one.row.is_alarming ? 1 : 0);
  return {
    list: rows.toSorted((a, b) => rank(b) - rank(a) || b.far - a.far).map(({ row }) => row),
  };
}

export const readGame: Reading<typeof contract.readGame> = async (parts, { game_id }) => {
  const game = await parts.catalog.findGame(game_id);
  if (game === null) throw new DomainError("catalog.game_not_found");
  const account = accountOf(game);
  const published = parts.houseGames.parsheetOf(game.studio, game.code);
  const [returns, days] = await Promise.all([
    parts.statistics.returns(),
    parts.statistics.gameDays({ game: account, limit: DAYS_SHOWN }),
  ]);
  return {
    game_id: game.id,
    code: game.code,
    name: game.name,
    sheet: published?.sheet ?? null,
    stakes: (published?.stakesCentavos ?? []).map((stake) => formatWire(toCentavos(stake))),
    returns: returns.filter((one) => one.game === account).map(toReturn),
    days: days.map((one) => ({
      day: one.day,
      plays: one.plays,
      stake: formatWire(one.stakeCentavos),
      win: formatWire(one.winCentavos),
      observed_percent: shareOf(one.winCentavos, one.stakeCentavos),
      deviation: one.z === null ? null : twoDecimals.format(one.z),
    })),
  };
};

function shareOf(win: number, stake: number): string | null {
  return stake > 0 ? percentOf(win / stake) : null;
}

const orders = { amount: "largest", multiplier: "multiplier", latest: "latest" } as const;

export const listBigWins: Reading<typeof contract.listBigWins> = async (parts, input) => {
  const [wins, games] = await Promise.all([
    parts.statistics.winners({
      order: orders[input.sort ?? "amount"],
      limit: limitOf(input.limit),
    }),
    parts.catalog.allGames(),
  ]);
  const members = await parts.members.findMany(wins.map(({ memberId }) => memberId));
  const names = new Map(games.map((game) => [accountOf(game), game.name]));
  return {
    list: wins.map((one) => ({
      member: toReference(one.memberId, members),
      game: names.get(one.game) ?? one.game,
      stake: formatWire(one.stakeCentavos),
      win: formatWire(one.winCentavos),
      multiplier: one.multiplier === null ? null : twoDecimals.format(one.multiplier),
      won_at: toWireInstant(one.wonAt),
    })),
  };
};

const measures = {
  ggr: (one: RankedGame) => one.stakeCentavos - one.winCentavos,
  turnover: (one: RankedGame) => one.stakeCentavos,
  plays: (one: RankedGame) => one.plays,
  players: (one: RankedGame) => one.players,
};

/** As many rows as there are games: ranked here, and gone on by place. */
export const rankGames: Command<typeof contract.rankGames> = async (parts, input, context) => {
  const today = dayOf(parts.clock.now());
  const to = input.to ?? today;
  const from = input.from ?? to;
  if (from > to) {
    throw new DomainError("common.invalid_input", { fields: { from: { code: "field.invalid" } } });
  }
  const [played, games] = await Promise.all([
    parts.statistics.gamesBetween(readingFor(parts, context), { from, to }),
    parts.catalog.allGames(),
  ]);
  const measure = measures[input.sort ?? "ggr"];
  const ranked = played.toSorted((a, b) => measure(b) - measure(a) || a.game.localeCompare(b.game));
  const byAccount = new Map(games.map((game) => [accountOf(game), game]));
  const limit = limitOf(input.limit);
  const after = numberAfter(input.cursor) ?? 0;
  const shown = ranked.slice(after, after + limit);
  return {
    list: shown.map((one, index) => {
      const game = byAccount.get(one.game);
      return {
        place: after + index + 1,
        game: game?.name ?? one.game,
        code: one.game,
        game_type: game?.gameType ?? null,
        plays: one.plays,
        players: one.players,
        stake: formatWire(one.stakeCentavos),
        win: formatWire(one.winCentavos),
        ggr: formatWire(subtract(one.stakeCentavos, one.winCentavos)),
        observed_percent: shareOf(one.winCentavos, one.stakeCentavos),
      };
    }),
    next: ranked.length > after + limit ? String(after + limit) : null,
  };
};
