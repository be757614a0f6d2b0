/**
 * The winners that everybody may read of: real money only, names masked, and nobody who does not
 * want it or may not play just now.
 */
import { maskAccount } from "../../members/index.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/site/messages.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { remember, type Remembered } from "../../platform/memory/remember.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, dayOf, startOfDay, toWireInstant } from "../../platform/days.ts";
import { pageOf } from "../../platform/paging.ts";
import type { Winner as Win } from "../../statistics/index.ts";
import type { MessagesDeps } from "../types.ts";
import { hideWinner, listHidden, showWinner } from "./winner-repository.ts";

type Lists = DataOf<typeof contract.listWinners>;
export type Winner = Lists["recent"][number];
export type RememberedWinners = Remembered<Lists>;

const LISTS_TTL_MS = 4_000;
const TOP_DAYS = 7;
const LATEST_DAYS = 30;
/** Some of those who won are not named. */
const LOOKED_AT = 300;
const TOLD_MAX = 100;

/** Read by everybody, so kept in memory for some seconds. */
export function rememberWinners(deps: MessagesDeps): RememberedWinners {
  return remember(() => loadLists(deps), { clock: deps.clock, ttlMs: LISTS_TTL_MS });
}

export async function listWinners(
  winners: RememberedWinners,
  input: InputOf<typeof contract.listWinners>,
): Promise<Lists> {
  const { limit } = pageOf(input);
  const { recent, top } = await winners.get();
  return { recent: recent.slice(0, limit), top: top.slice(0, limit) };
}

/** Answers whether the member is left out. Undefined: only tells. */
export async function chooseWinnersOpt(
  { db, clock }: MessagesDeps,
  winners: RememberedWinners,
  memberId: MemberId,
  isHidden: boolean | undefined,
): Promise<boolean> {
  if (isHidden === undefined) return (await listHidden(db, [memberId])).has(memberId);
  await inTransaction(db, (tx) =>
    isHidden ? hideWinner(tx, memberId, clock.now()) : showWinner(tx, memberId),
  );
  winners.forget();
  return isHidden;
}

async function loadLists(deps: MessagesDeps): Promise<Lists> {
  const { statistics, clock } = deps;
  const today = dayOf(clock.now());
  const since = (days: number) => startOfDay(addDays(today, 1 - days));
  const [recent, top] = await Promise.all([
    statistics.winners({ order: "latest", since: since(LATEST_DAYS), limit: LOOKED_AT }),
    statistics.winners({ order: "largest", since: since(TOP_DAYS), limit: LOOKED_AT }),
  ]);
  const names = await readNames(
    deps,
    [...recent, ...top].map(({ memberId }) => memberId),
  );
  const tell = (wins: readonly Win[]) =>
    Promise.all(
      wins
        .filter(({ memberId }) => names.has(memberId))
        .slice(0, TOLD_MAX)
        .map((win) => present(deps, win, names.get(win.memberId) ?? "")),
    );
  return { recent: await tell(recent), top: await tell(top) };
}

/** Masked, of those who may be named. Who excluded themselves is not made to advertise play. */
export async function readNames(
  { db, members }: MessagesDeps,
  winners: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, string>> {
  const memberIds = [...new Set(winners)];
  const [known, hidden] = await Promise.all([
    members.findMany(memberIds),
    listHidden(db, memberIds),
  ]);
  return new Map(
    [...known]
      .filter(
        ([memberId, { status, isDemo }]) => status === "active" && !isDemo && !hidden.has(memberId),
      )
      .map(([memberId, { account }]) => [memberId, maskAccount(account)]),
  );
}

async function present({ catalog }: MessagesDeps, win: Win, account: string): Promise<Winner> {
  const [studio = "", code = ""] = win.game.split("/");
  const game = await catalog.findGameByCode(studio, code);
  return {
    account,
    game_id: game?.id ?? null,
    game: game?.name ?? code,
    brand: game?.brand ?? studio,
    image: game?.image ?? null,
    bet_amount: formatWire(win.stakeCentavos),
    win_amount: formatWire(win.winCentavos),
    multiplier: win.multiplier === null ? null : Math.floor(win.multiplier * 100) / 100,
    won_at: toWireInstant(win.wonAt),
  };
}
