/** Free rounds at the desk: one asks, another one agrees; one person takes them back. */
import * as z from "zod/mini";
import type * as contract from "@tucano/contract/backoffice/members/free-rounds.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { add, formatWire, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { memberId } from "@tucano/contract/schemas.ts";
import { costOf, dayScope, type GivenGrant, stateOf } from "../../free-rounds/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, dayOf, startOfDay, toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, placeAfter, placeText, toPage } from "../core/keyset.ts";
import { toReference } from "../core/present.ts";
import { daysAsked } from "./show.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const listFreeRounds: Reading<typeof contract.listFreeRounds> = async (parts, input) => {
  const limit = limitOf(input.limit);
  const place = placeAfter(input.cursor, UUID);
  const rows = await parts.freeRounds.list({
    memberId: input.member_id ?? null,
    source: input.source ?? null,
    state: input.state ?? null,
    now: parts.clock.now(),
    before: place === null ? null : { createdAt: place.at, id: place.id },
    limit: limit + 1,
  });
  const members = await parts.members.findMany(rows.map((row) => row.memberId));
  const games = new Map((await parts.catalog.allGames()).map((game) => [game.id, game.name]));
  const now = parts.clock.now();
  return toPage(rows, limit, {
    keyOf: (row) => placeText(row.createdAt, row.id),
    show: (row) => ({ ...present(row, games, now), member: toReference(row.memberId, members) }),
  });
};

function present(
  row: GivenGrant,
  games: ReadonlyMap<number, string>,
  now: Date,
): Omit<DataOf<typeof contract.listFreeRounds>["list"][number], "member"> {
  return {
    id: row.id,
    games: row.gameIds.map((gameId) => ({
      game_id: gameId,
      name: games.get(gameId) ?? String(gameId),
    })),
    source: row.source,
    source_ref: row.sourceRef,
    stake: formatWire(row.stake),
    rounds: row.rounds,
    used: row.used,
    won: formatWire(row.won),
    state: stateOf(row, now),
    starts_at: toWireInstant(row.startsAt),
    ends_at: toWireInstant(row.endsAt),
    ended_at: toWireInstant(row.endedAt),
    reason: row.reason,
  };
}

export const reportFreeRounds: Reading<typeof contract.freeRoundsReport> = async (parts, input) => {
  const now = parts.clock.now();
  const { from, to } = daysAsked(input, now);
  const until = startOfDay(addDays(to, 1));
  const sums = await parts.freeRounds.sums({ from: startOfDay(from), until, now });
  return {
    from,
    to,
    list: sums.map(({ reserved, staked, wonCash, wonBonus, ...one }) => ({
      ...one,
      reserved: formatWire(reserved),
      staked: formatWire(staked),
      won_cash: formatWire(wonCash),
      won_bonus: formatWire(wonBonus),
    })),
  };
};

export const listFreeGames: Reading<typeof contract.freeGames> = async (parts) => {
  const all = await parts.catalog.allGames();
  const found = await Promise.all(all.map(({ id }) => parts.freeRounds.gameOf(id)));
  const { most, taken } = await readDay(parts);
  return {
    list: found
      .filter((game) => game !== null)
      .map(({ gameId, name, studio, code, stakes }) => ({
        game_id: gameId,
        name,
        studio,
        code,
        stakes: "least" in stakes ? [] : stakes.map(formatWire),
      })),
    budget: { most: formatWire(most), taken: formatWire(taken) },
  };
};

async function readDay({ market, clock, freeRounds }: Parts) {
  const { budgetPerDayCentavos } = await market.read("freeRounds");
  const scope = dayScope(dayOf(clock.now()));
  const taken = (await freeRounds.budgets([scope])).get(scope) ?? ZERO;
  return { most: toCentavos(budgetPerDayCentavos), taken };
}

export const giveFreeRounds: Command<typeof contract.giveFreeRounds> = async (
  parts,
  input,
  context,
) => {
  const { member_id, game_id: gameId, stake, rounds, reason } = input;
  const member = await parts.members.find(member_id);
  if (member === null) throw new DomainError("backoffice.member_not_found");
  if (member.status !== "active" || member.isDemo) {
    throw new DomainError("free_rounds.account_blocked");
  }
  const endsAt = new Date(input.ends_at);
  const [game] = await parts.freeRounds.requireAllowed({
    gameIds: [gameId],
    stake,
    rounds,
    endsAt,
  });
  const { most, taken } = await readDay(parts);
  const cost = costOf({ stake, rounds });
  if (add(taken, cost) > most) throw new DomainError("free_rounds.budget_spent");
  const { account } = member;
  const approval = await parts.approvals.request(
    {
      kind: "free_rounds.give",
      subject: `member:${member_id}`,
      payload: { memberId: member_id, gameId, stake, rounds, endsAt: endsAt.toISOString() },
      before: { account },
      after: {
        account,
        game: game?.name ?? "",
        rounds: String(rounds),
        stake: formatWire(stake),
        cost: formatWire(cost),
        ends_at: toWireInstant(endsAt),
      },
      reason,
    },
    context,
  );
  return { approval };
};

const payload = z.object({
  memberId,
  gameId: z.int(),
  stake: z.int().check(z.minimum(1)),
  rounds: z.int().check(z.minimum(1)),
  endsAt: z.iso.datetime(),
});

/** The request is the grant's name: carried out again, it is the same grant. */
export function givingFreeRounds(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "free_rounds.give",
    decidedWith: "members.adjust",
    payload,
    carryOut: async (tx, agreed) => {
      const { gameId, stake, endsAt, ...rest } = agreed.payload;
      const grant = await parts.freeRounds.give({
        ...rest,
        gameIds: [gameId],
        stake: toCentavos(stake),
        endsAt: new Date(endsAt),
        source: "desk",
        sourceRef: `approval:${agreed.approvalId}`,
      });
      await parts.audit.append(
        tx,
        agreedEntry("free_rounds.give", agreed, { details: { grant: grant.id } }),
      );
    },
  });
}

export const cancelFreeRounds: Command<typeof contract.cancelFreeRounds> = async (
  parts,
  { member_id, id, reason },
  { operator, ip },
) =>
  inTransaction(parts.db, async (tx) => {
    const now = parts.clock.now();
    const before = await parts.freeRounds.findIn(tx, member_id, id);
    const grant = await parts.freeRounds.cancel(tx, { memberId: member_id, id, reason });
    await parts.audit.append(tx, {
      action: "free_rounds.cancel",
      subject: `member:${member_id}`,
      operator,
      ip,
      reason,
      details: { grant: id, used: String(grant.used), won: formatWire(grant.won) },
      before: { state: before === null ? "" : stateOf(before, now) },
      after: { state: stateOf(grant, now) },
    });
    return { state: stateOf(grant, now) };
  });
