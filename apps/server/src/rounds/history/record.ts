/** What a member played: the records page. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import type * as contract from "@tucano/contract/player/games/rounds.ts";
import { formatWire, subtract, toCentavos } from "@tucano/contract/money.ts";
import { formatUnits } from "@tucano/contract/studios/studio-wallet.ts";
import type { Catalog, Game } from "../../catalog/index.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/types.ts";
import { rangeOf, toWireInstant } from "../../platform/days.ts";
import { pageOf } from "../../platform/paging.ts";
import {
  listRounds,
  listRoundsBefore,
  type RecordFilter,
  type RoundPlace,
  totalRounds,
} from "../repository.ts";
import type { Round } from "../round-state.ts";
import type { Studios } from "../studios/studios.ts";
import { listJackpots, type RoundJackpot } from "./jackpot-repository.ts";

export interface RecordDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly catalog: Catalog;
  readonly studios: Pick<Studios, "find">;
}

type Record = DataOf<typeof contract.record>;

export async function listRecord(
  deps: RecordDeps,
  memberId: MemberId,
  input: InputOf<typeof contract.record>,
): Promise<Record> {
  const { db, clock, catalog } = deps;
  const { page, limit, offset } = pageOf(input);
  const filter: RecordFilter = {
    ...rangeOf(input, clock.now()),
    memberId,
    gameType: input.game_type,
    ...(input.brand === undefined ? {} : { brandCode: await catalog.findBrandCode(input.brand) }),
  };
  const [rounds, totals] = await Promise.all([
    listRounds(db, filter, { offset, limit }),
    totalRounds(db, filter),
  ]);
  const stake = toCentavos(totals.stake);
  const win = toCentavos(totals.win);
  return {
    list: await presentAll(deps, memberId, rounds),
    total: totals.count,
    page,
    limit,
    total_bet_amount: formatWire(stake),
    total_win_amount: formatWire(win),
    total_win_loss_amount: formatWire(subtract(win, stake)),
  };
}

/** For the back office: by key, without totals. */
export async function listPlayedBefore(
  deps: RecordDeps,
  memberId: MemberId,
  of: { readonly before: RoundPlace; readonly limit: number },
): Promise<Record["list"]> {
  return presentAll(deps, memberId, await listRoundsBefore(deps.db, memberId, of));
}

async function presentAll(
  { db, catalog, studios }: RecordDeps,
  memberId: MemberId,
  rounds: readonly Round[],
): Promise<Record["list"]> {
  const games = new Map((await catalog.allGames()).map((game) => [game.id, game]));
  const codes = [...new Set(rounds.map(({ studio }) => studio))];
  const known = await Promise.all(codes.map(async (code) => studios.find(code)));
  const partners = new Set(known.filter((one) => one?.baseUrl != null).map((one) => one?.code));
  const theirs = rounds.filter(({ studio }) => partners.has(studio));
  const jackpots = new Map(
    (await listJackpots(db, memberId, theirs)).map((one) => [keyOf(one), one]),
  );
  return rounds.map((round) =>
    present(round, {
      game: games.get(round.gameId),
      hasLink: partners.has(round.studio),
      jackpot: jackpots.get(keyOf(round)) ?? null,
    }),
  );
}

const keyOf = ({ studio, roundRef }: Pick<Round, "studio" | "roundRef">): string =>
  `${studio}/${roundRef}`;

export function presentJackpot(jackpot: RoundJackpot | null) {
  if (jackpot === null) return null;
  const { contributed, won, names } = jackpot;
  return { contributed: formatUnits(contributed), won: formatUnits(won), names: [...names] };
}

interface Beside {
  readonly game: Game | undefined;
  readonly hasLink: boolean;
  readonly jackpot: RoundJackpot | null;
}

function present(round: Round, { game, hasLink, jackpot }: Beside): Record["list"][number] {
  return {
    round_id: round.roundRef,
    studio: round.studio,
    brand: game?.brand ?? round.brandCode,
    name: game?.name ?? round.gameCode,
    game_id: game?.id ?? null,
    game_type: round.gameType as GameType,
    bet_time: toWireInstant(round.openedAt),
    settled_at: toWireInstant(round.settledAt),
    bet_amount: formatWire(round.stakeAmount),
    free_amount: formatWire(round.freeStake),
    win_amount: formatWire(round.winAmount),
    win_loss_amount: formatWire(subtract(round.winAmount, round.stakeAmount)),
    jackpot: presentJackpot(jackpot),
    status: round.status,
    has_link: hasLink,
  };
}
