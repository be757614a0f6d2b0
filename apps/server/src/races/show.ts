/** What players see of races. Their own points are theirs alone; others are masked. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire } from "@tucano/contract/money.ts";
import type * as contract from "@tucano/contract/player/rewards/races.ts";
import type { Game } from "../catalog/index.ts";
import { dayOf, toWireInstant } from "../platform/days.ts";
import { type Boards, shownOf } from "./board.ts";
import { requireRace } from "./join.ts";
import { pointsText, stateOf, worthOf } from "./policy.ts";
import { countOn, listBest } from "./points-repository.ts";
import { findEntry, listEntriesOf, listShown } from "./race-repository.ts";
import { findResult } from "./result-repository.ts";
import type { Prize, Race, RacesDeps } from "./types.ts";

type Card = DataOf<typeof contract.listRaces>["list"][number];
type Own = DataOf<typeof contract.showRace>["own"];

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 30;
const RACES_SHOWN = 60;
const BEST_SHOWN = 10;

export async function listRaces(
  deps: RacesDeps,
  memberId: MemberId | null,
): Promise<DataOf<typeof contract.listRaces>> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - SHOWN_DAYS * DAY_MS);
  const [races, joined, games] = await Promise.all([
    listShown(deps.db, { since, limit: RACES_SHOWN }),
    memberId === null ? new Set<number>() : listEntriesOf(deps.db, memberId),
    gamesById(deps),
  ]);
  return {
    list: races.map((race) => presentCard(race, { now, games, isJoined: joined.has(race.raceId) })),
  };
}

export const gamesById = async ({
  catalog,
}: Pick<RacesDeps, "catalog">): Promise<ReadonlyMap<number, Game>> =>
  new Map((await catalog.allGames()).map((game) => [game.id, game]));

export const presentPrize = (prize: Prize) => ({
  from: prize.from,
  to: prize.to,
  pocket: prize.pocket,
  amount: formatWire(worthOf(prize)),
  turnover_multiple: prize.turnoverMultiple,
  free:
    prize.free === null
      ? null
      : {
          game: prize.free.gameName,
          stake: formatWire(prize.free.stake),
          rounds: prize.free.rounds,
          days: prize.free.days,
        },
});

export const presentRules = (race: Race) => ({
  scoring: race.scoring,
  best_of: race.bestOf,
  rounds_per_day: race.roundsPerDay,
  starts_at: toWireInstant(race.startsAt),
  ends_at: toWireInstant(race.endsAt),
  closes_at: toWireInstant(race.closesAt),
  pays_at: toWireInstant(race.paysAt),
  ties: race.ties,
});

interface Around {
  readonly now: Date;
  readonly games: ReadonlyMap<number, Game>;
  readonly isJoined: boolean;
}

function presentCard(race: Race, { now, games, isJoined }: Around): Card {
  const state = stateOf(race, now);
  return {
    race_id: race.raceId,
    name: race.name,
    state: state === "draft" ? "upcoming" : state,
    ...presentRules(race),
    min_stake: formatWire(race.minStake),
    games: race.gameIds.flatMap((gameId) => {
      const game = games.get(gameId);
      if (game === undefined || game.status === "hidden") return [];
      return [{ game_id: gameId, name: game.name, image: game.image }];
    }),
    prizes: race.prizes.map(presentPrize),
    prizes_total: formatWire(race.prizesTotal),
    entrants: race.entrants,
    is_joined: isJoined,
    cancel_reason: race.cancelReason,
  };
}

export async function showRace(
  deps: RacesDeps,
  boards: Boards,
  { raceId, memberId }: { readonly raceId: number; readonly memberId: MemberId | null },
): Promise<DataOf<typeof contract.showRace>> {
  const race = await requireRace(deps, raceId);
  const [games, board, entry] = await Promise.all([
    gamesById(deps),
    boards.of(race),
    memberId === null ? null : findEntry(deps.db, { raceId, memberId }),
  ]);
  const isJoined = entry !== null && entry.leftAt === null && entry.disqualifiedReason === null;
  const around = { now: deps.clock.now(), games, isJoined };
  const place = board.placed.find((one) => one.memberId === memberId);
  // The board that everybody shares may be some seconds old; whoever left sees that at once.
  const hasLeft = entry?.leftAt != null;
  const rows = shownOf(board).filter((one) => !hasLeft || one.memberId !== memberId);
  return {
    race: presentCard(race, around),
    board: rows.map((one) => ({
      place: one.place,
      account: board.names.get(one.memberId) ?? null,
      points: pointsText(race.scoring, one.score),
      is_own: one.memberId === memberId,
    })),
    own:
      entry === null || memberId === null || entry.leftAt !== null
        ? null
        : await presentOwn(deps, race, { memberId, games, place: place ?? null }),
  };
}

/** One's own facts, from what is kept now: not from the board that everybody shares. */
async function presentOwn(
  deps: RacesDeps,
  race: Race,
  of: {
    readonly memberId: MemberId;
    readonly games: ReadonlyMap<number, Game>;
    readonly place: { readonly place: number; readonly score: number } | null;
  },
): Promise<Own> {
  const { memberId, games, place } = of;
  const { raceId, scoring } = race;
  const [best, roundsToday, result, entry] = await Promise.all([
    scoring === "rounds" ? [] : listBest(deps.db, race, { memberId, limit: BEST_SHOWN }),
    countOn(deps.db, race, { memberId, day: dayOf(deps.clock.now()) }),
    findResult(deps.db, { raceId, memberId }),
    findEntry(deps.db, { raceId, memberId }),
  ]);
  const names = new Map([...games.values()].map((one) => [`${one.studio}/${one.code}`, one.name]));
  return {
    place: place?.place ?? null,
    points: pointsText(scoring, place?.score ?? 0),
    rounds_today: roundsToday,
    best: best.map(({ game, points, at }) => ({
      game: names.get(game) ?? game,
      multiplier: pointsText("multiplier", points),
      at: toWireInstant(at),
    })),
    result: result?.state ?? null,
    result_reason: entry?.disqualifiedReason ?? result?.reason ?? null,
  };
}
