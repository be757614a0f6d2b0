/**
 * Rounds that were paid for and could not be settled: somebody looks, mends what stood in the way,
 * and has them settled by their own result. Or they are called off, like any other.
 */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/games/tables.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { RoundOf, StuckRound } from "../../rounds/index.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { toReference } from "../core/present.ts";

export async function findStuck(
  parts: Parts,
  { memberId, studio, roundRef }: RoundOf,
): Promise<StuckRound | null> {
  const isIt = (one: StuckRound) =>
    one.memberId === memberId && one.studio === studio && one.roundRef === roundRef;
  return (await parts.rounds.listStuck()).find(isIt) ?? null;
}

export async function listStuckRounds(
  parts: Parts,
): Promise<DataOf<typeof contract.listStuckRounds>> {
  const stuck = await parts.rounds.listStuck();
  const [members, games] = await Promise.all([
    parts.members.findMany(stuck.map(({ memberId }) => memberId)),
    parts.catalog.allGames(),
  ]);
  const nameOf = ({ studio, gameCode }: StuckRound): string =>
    games.find((game) => game.studio === studio && game.code === gameCode)?.name ?? gameCode;
  return {
    list: stuck.map((round) => ({
      member: toReference(round.memberId, members),
      studio: round.studio,
      round_id: round.roundRef,
      game: nameOf(round),
      stake: formatWire(toCentavos(round.stakeCentavos)),
      opened_at: toWireInstant(round.openedAt),
      refusal: round.refusal,
    })),
  };
}

/** It ends by itself or does not change: nothing that a second person would have to decide. */
export const retryRound: Command<typeof contract.retryRound> = async (
  parts,
  input,
  { operator, ip },
) => {
  const of = { memberId: input.member_id, studio: input.studio, roundRef: input.round_id };
  const stuck = await findStuck(parts, of);
  if (stuck === null) throw new DomainError("backoffice.round_not_stuck");
  await inTransaction(parts.db, (tx) =>
    parts.audit.append(tx, {
      action: "round.retry",
      subject: `round:${of.studio}:${of.roundRef}`,
      operator,
      ip,
      reason: input.reason,
      details: { member: String(of.memberId) },
    }),
  );
  if (!(await parts.rounds.retryRound(stuck))) throw new DomainError("backoffice.round_not_stuck");
  return { status: (await parts.rounds.findRound(of))?.status ?? "open" };
};
