/** Each day compared with a partner: shown, compared again, and what differs settled. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/games/partner-days.ts";
import { formatUnits } from "@tucano/contract/studios/studio-wallet.ts";
import {
  isOfPartner,
  type MatchedDay,
  type StoredDifference,
  type Sum,
} from "../../aggregators/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Command, Reading } from "../core/area.ts";
import { limitOf, toPage } from "../core/keyset.ts";
import { type MembersById, toReference } from "../core/present.ts";

type Day = DataOf<typeof contract.matchPartnerDay>;
type Difference = DataOf<typeof contract.listPartnerDifferences>["list"][number];

const unitsOrNull = (units: number | null) => (units === null ? null : formatUnits(units));

const totalsOf = (
  of: Pick<Sum, "ourBetUnits" | "ourWinUnits" | "theirBetUnits" | "theirWinUnits">,
) => ({
  our_bets: formatUnits(of.ourBetUnits),
  our_wins: formatUnits(of.ourWinUnits),
  their_bets: formatUnits(of.theirBetUnits),
  their_wins: formatUnits(of.theirWinUnits),
});

const showDay = (one: MatchedDay): Day => ({
  partner: one.partner,
  day: one.day,
  matched_at: toWireInstant(one.matchedAt),
  unreadable: one.unreadable,
  open_count: one.openCount,
  settled_count: one.settledCount,
  ...totalsOf(one),
});

export const listPartnerDays: Reading<typeof contract.listPartnerDays> = async (parts, input) => {
  const limit = limitOf(input.limit);
  const [, day, partner] = /^(\d{4}-\d\d-\d\d) (.+)$/.exec(input.cursor ?? "") ?? [];
  const before = day === undefined || partner === undefined ? null : { day, partner };
  const days = await parts.aggregators.listDays({ before, limit: limit + 1 });
  return toPage(days, limit, { show: showDay, keyOf: (one) => `${one.day} ${one.partner}` });
};

const showDifference = (one: StoredDifference, members: MembersById): Difference => ({
  transaction_id: one.transactionId,
  kind: one.kind,
  movement: one.movement,
  game: one.gameCode,
  round: one.roundRef,
  member: one.memberId === null ? null : toReference(one.memberId, members),
  ours: unitsOrNull(one.ourUnits),
  theirs: unitsOrNull(one.theirUnits),
  their_status: one.theirStatus,
  found_at: toWireInstant(one.foundAt),
  settled_at: toWireInstant(one.settledAt),
  settled_by: one.settledBy,
  reason: one.reason,
});

export const listPartnerDifferences: Reading<typeof contract.listPartnerDifferences> = async (
  parts,
  { partner, day, cursor, limit: wished },
) => {
  const limit = limitOf(wished);
  const of = { partner, day, after: cursor ?? "", limit: limit + 1 };
  const rows = await parts.aggregators.listDifferences(of);
  // A partner may name somebody who was never here.
  const members = await parts.members.findMany(rows.flatMap(({ memberId }) => memberId ?? []));
  return toPage(rows, limit, {
    show: (one) =>
      showDifference(
        one.memberId !== null && members.has(one.memberId) ? one : { ...one, memberId: null },
        members,
      ),
    keyOf: ({ transactionId }) => transactionId,
  });
};

export const listPartnerSums: Reading<typeof contract.listPartnerSums> = async (parts, of) => ({
  list: (await parts.aggregators.listSums(of)).map((sum) => ({
    game: sum.gameCode,
    currency: sum.currency,
    our_bet_count: sum.ourBets,
    our_win_count: sum.ourWins,
    their_bet_count: sum.theirBets,
    their_win_count: sum.theirWins,
    ...totalsOf(sum),
  })),
});

export const matchPartnerDay: Command<typeof contract.matchPartnerDay> = async (
  parts,
  { partner, day },
  { operator, ip },
) => {
  // By their clock, which is UTC.
  if (day > parts.clock.now().toISOString().slice(0, 10)) {
    throw new DomainError("common.invalid_input", { fields: { day: { code: "field.invalid" } } });
  }
  await inTransaction(parts.db, (tx) =>
    parts.audit.append(tx, {
      action: "partner.match",
      subject: `partner:${partner}`,
      operator,
      ip,
      details: { day },
    }),
  );
  try {
    await parts.aggregators.matchDay({ partner, day });
  } catch (error) {
    if (!isOfPartner(error)) throw error;
    throw new DomainError("rounds.studio_unreachable", { retryAfterSeconds: 60 });
  }
  const before = { day: addDays(day, 1), partner: "" };
  const days = await parts.aggregators.listDays({ before, limit: 100 });
  const matched = days.find((one) => one.partner === partner && one.day === day);
  if (matched === undefined) throw new Error("The day just compared is missing.");
  return showDay(matched);
};

export const settlePartnerDifference: Command<typeof contract.settlePartnerDifference> = async (
  parts,
  { partner, day, transaction_id: transactionId, reason },
  { operator, ip },
) => {
  await inTransaction(parts.db, async (tx) => {
    const isSettled = await parts.aggregators.settleDifference(tx, {
      partner,
      day,
      transactionId,
      by: operator.email,
      reason,
      now: parts.clock.now(),
    });
    if (!isSettled) throw new DomainError("backoffice.difference_not_found");
    await parts.audit.append(tx, {
      action: "partner.settle",
      subject: `partner:${partner}`,
      operator,
      ip,
      reason,
      details: { day, reference: transactionId },
      before: { state: "open" },
      after: { state: "settled" },
    });
  });
  return { settled: true };
};
