/** A player's money and play, view by view. */
import type * as contract from "@tucano/contract/backoffice/members/member-views.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { addDays, dayOf, toWireInstant } from "../../platform/days.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import type { Reward } from "../../rewards/index.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, numberAfter, placeAfter, placeText, toPage } from "../core/keyset.ts";
import { toDepositRow, toWithdrawalRow } from "../core/present.ts";
import { findExisting } from "./members.ts";

type Asked = InputOf<typeof contract.memberLedger>;

/** Lists that their rooms number by pages: the cursor is the next page. */
function pageAfter({ cursor, limit }: Asked) {
  return { page: numberAfter(cursor) ?? 1, limit: limitOf(limit) };
}

function nextOf({ page, limit }: { page: number; limit: number }, total: number): string | null {
  return page * limit < total ? String(page + 1) : null;
}

export async function showLedger(
  parts: Parts,
  input: Asked,
): Promise<DataOf<typeof contract.memberLedger>> {
  await findExisting(parts, input.member_id);
  const limit = limitOf(input.limit);
  const entries = await parts.orders.statementBefore(input.member_id, {
    before: numberAfter(input.cursor),
    until: null,
    limit: limit + 1,
  });
  return toPage(entries, limit, {
    show: ({ id: seq, order_no: _orderNo, ...entry }) => ({ seq, ...entry }),
    keyOf: ({ id }) => String(id),
  });
}

const REQUIREMENT_DAYS = 364;

export async function showRequirements(
  parts: Parts,
  input: Asked,
): Promise<DataOf<typeof contract.memberRequirements>> {
  await findExisting(parts, input.member_id);
  const today = dayOf(parts.clock.now());
  const place = pageAfter(input);
  const range = { from: addDays(today, -REQUIREMENT_DAYS), to: today };
  const history = await parts.rewards.coverHistory(input.member_id, { ...place, ...range });
  const { list, owed_for_cash, owed_for_bonus, bonus, is_complete } = history;
  const next = nextOf(place, history.total);
  return { list, next, owed_for_cash, owed_for_bonus, bonus, is_complete };
}

export async function showDeposits(
  parts: Parts,
  input: Asked,
): Promise<DataOf<typeof contract.memberDeposits>> {
  const memberId = input.member_id;
  const known = new Map([[memberId, await findExisting(parts, memberId)]]);
  const place = pageAfter(input);
  const { list, total } = await parts.cashier.listDeposits({ memberId, ...place });
  return { list: list.map((one) => toDepositRow(one, known)), next: nextOf(place, total) };
}

export async function showWithdrawals(
  parts: Parts,
  input: Asked,
): Promise<DataOf<typeof contract.memberWithdrawals>> {
  const memberId = input.member_id;
  const known = new Map([[memberId, await findExisting(parts, memberId)]]);
  const place = pageAfter(input);
  const { list, total } = await parts.cashier.listWithdrawals({ memberId, ...place });
  return { list: list.map((one) => toWithdrawalRow(one, known)), next: nextOf(place, total) };
}

const MINUTE_MS = 60_000;

export async function showRounds(
  parts: Parts,
  input: Asked,
): Promise<DataOf<typeof contract.memberRounds>> {
  await findExisting(parts, input.member_id);
  const limit = limitOf(input.limit);
  const last = placeAfter(input.cursor);
  // A little ahead: another process' clock may be.
  const latest = { openedAt: new Date(parts.clock.now().getTime() + MINUTE_MS), roundRef: "" };
  const rounds = await parts.rounds.playedBefore(input.member_id, {
    before: last === null ? latest : { openedAt: last.at, roundRef: last.id },
    limit: limit + 1,
  });
  return toPage(rounds, limit, {
    show: ({ game_id: _gameId, has_link: _hasLink, jackpot: _jackpot, ...round }) => round,
    keyOf: (round) => placeText(new Date(round.bet_time), round.round_id),
  });
}

type RewardRow = DataOf<typeof contract.memberRewards>["list"][number];

const instantOrNull = (instant: Date | null) => (instant === null ? null : toWireInstant(instant));

function toRewardRow(reward: Reward): RewardRow {
  return {
    id: reward.id,
    kind: reward.kind,
    period: reward.period,
    amount: formatWire(reward.amount),
    pocket: reward.pocket,
    turnover: formatWire(reward.turnover),
    state: reward.state,
    reason: reward.reason,
    available_from: toWireInstant(reward.availableFrom),
    expires_at: instantOrNull(reward.expiresAt),
    created_at: toWireInstant(reward.createdAt),
    claimed_at: instantOrNull(reward.claimedAt),
    basis: reward.basis.map((line) => ({
      what: line.what,
      reference: line.reference ?? null,
      amount:
        line.amountCentavos === undefined ? null : formatWire(toCentavos(line.amountCentavos)),
      rate_basis_points: line.rateBasisPoints ?? null,
      text: line.text ?? null,
    })),
  };
}

export async function showRewards(
  parts: Parts,
  input: Asked,
): Promise<DataOf<typeof contract.memberRewards>> {
  await findExisting(parts, input.member_id);
  const place = pageAfter(input);
  const { list, total } = await parts.rewards.list(input.member_id, place);
  return { list: list.map(toRewardRow), next: nextOf(place, total) };
}
