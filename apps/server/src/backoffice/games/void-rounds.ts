/** Calling rounds off: one person asks, another one agrees, the rounds room takes it back. */
import * as z from "zod/mini";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/games/tables.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { memberId } from "@tucano/contract/schemas.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import { RGS_STUDIO } from "../../rgs/index.ts";
import { type FoundRound, memberIdOf, type RoundOf } from "../../rounds/index.ts";
import { type Agreed, agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { replayRound } from "../replay-round.ts";
import { noteReading } from "../core/looking.ts";
import { toReference } from "../core/present.ts";
import { findStuck } from "./stuck-rounds.ts";

type Detail = DataOf<typeof contract.readRound>;

async function findExisting(parts: Parts, of: RoundOf): Promise<FoundRound> {
  const round = await parts.rounds.findRound(of);
  if (round === null) throw new DomainError("backoffice.round_not_found");
  return round;
}

/** Our own server ends its open rounds itself, while it can; what is over can be called off. */
async function canVoid(parts: Parts, round: FoundRound): Promise<boolean> {
  if (round.status !== "open") return round.status === "settled";
  return round.studio !== HOUSE_STUDIO || (await findStuck(parts, round)) !== null;
}

/** Our own rounds are told in full; of others the book is shown as their studio wrote it. */
async function toldOf(
  parts: Parts,
  round: FoundRound,
  lang: Language,
): Promise<Pick<Detail, "replay" | "page_url" | "book">> {
  if (round.studio !== HOUSE_STUDIO) {
    const imported =
      round.studio === RGS_STUDIO ? await parts.replays.replayOf(round.roundRef, lang) : null;
    const page_url = imported?.replay.page_url ?? null;
    return { replay: null, page_url, book: bookOf(round.details) };
  }
  const replay = await replayRound(parts, { round_id: round.roundRef }).catch((error: unknown) => {
    // A table's bet that was never confirmed, or a round that has not been drawn.
    if (error instanceof DomainError) return null;
    throw error;
  });
  return { replay, page_url: null, book: null };
}

function bookOf(details: string | null): unknown {
  if (details === null) return null;
  const told = JSON.parse(details) as { book?: unknown };
  return told.book ?? null;
}

export const readRoundLink: Reading<typeof contract.readRoundLink> = (
  parts,
  { member_id: memberId, studio, round_id: roundRef },
) => parts.rounds.roundLink({ memberId, studio, roundRef });

export async function readRound(
  parts: Parts,
  input: InputOf<typeof contract.readRound>,
  context: OperatorContext,
): Promise<Detail> {
  const of = { memberId: input.member_id, studio: input.studio, roundRef: input.round_id };
  const round = await findExisting(parts, of);
  await noteReading(parts, of.memberId, context, { round: of.roundRef });
  const [members, games] = await Promise.all([
    parts.members.findMany([of.memberId]),
    parts.catalog.allGames(),
  ]);
  return {
    member: toReference(of.memberId, members),
    studio: round.studio,
    round_id: round.roundRef,
    game: games.find(({ id }) => id === round.gameId)?.name ?? round.gameCode,
    status: round.status,
    stake: formatWire(round.stakeAmount),
    win: formatWire(round.winAmount),
    bets: round.betCount,
    jackpot: await parts.rounds.readJackpot(of),
    flags: [...round.flags],
    opened_at: toWireInstant(round.openedAt),
    settled_at: round.settledAt === null ? null : toWireInstant(round.settledAt),
    can_void: await canVoid(parts, round),
    has_link: (await parts.rounds.partnerEnd(round.studio)) !== null,
    ...(await toldOf(parts, round, context.lang)),
  };
}

const factsOf = (round: FoundRound) => ({
  member: String(round.memberId),
  game: `${round.studio}/${round.gameCode}`,
  status: round.status,
  stake: formatWire(round.stakeAmount),
  win: formatWire(round.winAmount),
});

export const askToVoid: Command<typeof contract.voidRound> = async (parts, input, context) => {
  const of = { memberId: input.member_id, studio: input.studio, roundRef: input.round_id };
  const round = await findExisting(parts, of);
  if (!(await canVoid(parts, round))) throw new DomainError("backoffice.round_not_voidable");
  const facts = factsOf(round);
  const approval = await parts.approvals.request(
    {
      kind: "round.void",
      subject: `round:${of.studio}:${of.roundRef}`,
      payload: { scope: "member", ...of },
      before: facts,
      after: { ...facts, status: "void", stake: "0.00", win: "0.00" },
      reason: input.reason,
    },
    context,
  );
  return { approval };
};

export const askToVoidTable: Command<typeof contract.voidTableRound> = async (
  parts,
  { round_id: roundId, reason },
  context,
) => {
  const round = await parts.sharedRounds.findRound(roundId);
  if (round === null) throw new DomainError("backoffice.round_not_found");
  if (round.status === "void") throw new DomainError("backoffice.round_not_voidable");
  const facts = { game: `${HOUSE_STUDIO}/${round.game}`, round: String(round.number) };
  const approval = await parts.approvals.request(
    {
      kind: "round.void",
      subject: `table-round:${roundId}`,
      payload: { scope: "table", roundId },
      before: { ...facts, status: round.status },
      after: { ...facts, status: "void" },
      reason,
    },
    context,
  );
  return { approval };
};

const payload = z.union([
  z.object({
    scope: z.literal("member"),
    memberId,
    studio: z.string(),
    roundRef: z.string(),
  }),
  z.object({ scope: z.literal("table"), roundId: z.string() }),
]);

/** Whatever was taken back already is not taken back again. */
export function calledOff(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "round.void",
    decidedWith: "games.void",
    payload,
    carryOut: async (tx, agreed) => {
      await noteOrder(parts, agreed);
      const outcome = await carryOut(parts, agreed.payload);
      await parts.audit.append(
        tx,
        agreedEntry("round.void", agreed, { details: { outcome: "done", ...outcome } }),
      );
    },
  });
}

/** Money moves in transactions of the rounds room: the log knows of it before they begin. */
async function noteOrder(parts: Parts, agreed: Agreed<unknown>): Promise<void> {
  await inTransaction(parts.db, (tx) =>
    parts.audit.append(tx, agreedEntry("round.void", agreed, { details: { outcome: "ordered" } })),
  );
}

async function carryOut(
  parts: Parts,
  order: z.output<typeof payload>,
): Promise<Readonly<Record<string, string>>> {
  if (order.scope === "member") {
    const round = await parts.rounds.voidRound(order);
    return { member: String(round.memberId) };
  }
  const count = await parts.sharedRounds.callOff(order.roundId, async ({ user, betId }) => {
    const memberId = memberIdOf(user);
    if (memberId === null) throw new Error(`${user} is not one of our players.`);
    await parts.rounds.voidRound({ memberId, studio: HOUSE_STUDIO, roundRef: betId });
  });
  if (count === null) throw new DomainError("backoffice.round_not_found");
  return { bets: String(count) };
}
