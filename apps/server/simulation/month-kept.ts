/** What the server has stored of the month, in the terms of the independent calculation. */
import { sql } from "kysely";
import { createHash } from "node:crypto";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Lines } from "./month-deeds.ts";
import type { House } from "./month-house.ts";
import type { Month } from "./month-people.ts";
import { type Gift, type Money, tellGift } from "./month-purses.ts";

export interface Kept {
  readonly house: House;
  readonly month: Month;
}

/** People by their number in the month, wherever the house has their number. */
function named({ month }: Kept): ReadonlyMap<number, number> {
  return new Map(month.people.map(({ who, member }) => [member.memberId, who]));
}

interface RewardRow extends Gift {
  readonly member_id: MemberId;
  readonly kind: string;
  readonly period: string;
  readonly state: string;
}

/** A reward is for a day, an order, an invitee or a spin: the latter two have names of ours. */
export async function keptRewards(kept: Kept): Promise<Lines> {
  const names = named(kept);
  const { rows } = await sql<RewardRow>`
    SELECT member_id, kind, period, amount, pocket, turnover, state FROM rewards.reward`.execute(
    kept.house.server.db,
  );
  return new Map(
    rows.map(({ member_id, kind, period, state, ...gift }) => {
      const [, invitee] = /^invitee:(\d+)$/.exec(period) ?? [];
      const of = invitee === undefined ? period : `invitee:${names.get(Number(invitee))}`;
      const name = kept.month.spins.get(period)?.key ?? of;
      return [`${names.get(member_id)} ${kind} ${name}`, tellGift(gift, state)];
    }),
  );
}

interface CommissionRow {
  readonly agent_id: MemberId;
  readonly kind: string;
  readonly period: string;
  readonly earned: number;
  readonly left: number;
  readonly state: string;
}

export async function keptCommissions(kept: Kept): Promise<Lines> {
  const names = named(kept);
  const { rows } = await sql<CommissionRow>`
    SELECT agent_id, kind, period::text, earned_centavos AS earned,
      direct_centavos + indirect_centavos AS left, state
    FROM agency.commission`.execute(kept.house.server.db);
  return new Map(
    rows.map(({ agent_id, kind, period, earned, left, state }) => [
      `${names.get(agent_id)} ${kind} ${period}`,
      `${earned} ${left} ${state}`,
    ]),
  );
}

export async function keptLevels(kept: Kept): Promise<Lines> {
  const names = named(kept);
  const { rows } = await sql<{ member_id: MemberId; track: string; level: number }>`
    SELECT member_id, track, max(level) AS level FROM vip.level_change
    GROUP BY 1, 2`.execute(kept.house.server.db);
  return new Map(
    rows.map(({ member_id, track, level }) => [`${names.get(member_id)} ${track}`, `${level}`]),
  );
}

interface DrawRow {
  readonly draw_id: string;
  readonly ticket: number;
  readonly tickets: number;
  readonly drawn: string;
  readonly given: string;
}

export async function keptSpins({ house, month }: Kept): Promise<Lines> {
  const { rows } = await sql<DrawRow>`
    SELECT draw_id, ticket, tickets, drawn->>'code' AS drawn, given->>'code' AS given
    FROM wheels.draw`.execute(house.server.db);
  return new Map(
    rows.map(({ draw_id, ticket, tickets, drawn, given }) => {
      const spin = month.spins.get(draw_id);
      const told = `${ticket}/${tickets} ${drawn} → ${given}, ${spin?.left} left`;
      return [spin?.key ?? draw_id, told];
    }),
  );
}

/** Seeds that anybody may know by now, by their commitment. */
export async function revealedSeeds({ house }: Kept): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ commitment: string; seed: string }>`
    SELECT commitment, encode(server_seed, 'hex') AS seed FROM wheels.seed
    WHERE revealed_at IS NOT NULL`.execute(house.server.db);
  return new Map(rows.map(({ commitment, seed }) => [commitment, seed]));
}

export async function keptWithdrawals(kept: Kept): Promise<Lines> {
  const names = named(kept);
  const { rows } = await sql<{ member_id: MemberId; day: string; told: string }>`
    SELECT member_id, (application_time AT TIME ZONE 'America/Sao_Paulo')::date::text AS day,
      amount_centavos || ' ' || status AS told
    FROM cashier.withdrawal`.execute(kept.house.server.db);
  return new Map(rows.map(({ member_id, day, told }) => [`${names.get(member_id)} ${day}`, told]));
}

/** Everybody's money as it is now. */
export async function keptWallets({ house, month }: Kept): Promise<readonly Money[]> {
  const ids = month.people.map(({ member }) => member.memberId);
  const wallets = await house.server.rooms.ledger.readWallets(ids);
  return ids.map((id) => {
    const wallet = wallets.get(id);
    if (wallet === undefined) throw new Error(`There is no wallet of ${id}.`);
    const { cash, bonus, locked, turnoverOwed: owed, bonusOwed } = wallet;
    return { cash, bonus, locked, owed, bonusOwed };
  });
}

/** Each payment that arrived, and what became of it; of what went back, as the bank has it. */
export async function keptPayments(kept: Kept): Promise<string[]> {
  const names = named(kept);
  const { rows } = await sql<{ member_id: MemberId; told: string }>`
    SELECT r.member_id, concat_ws(' ', r.txid, r.amount_centavos, CASE WHEN r.status = 'refunded'
        AND b.amount_centavos IS DISTINCT FROM r.amount_centavos THEN 'not sent back'
        ELSE r.status END) AS told
    FROM cashier.receipt r LEFT JOIN sandbox_psp.refund b
      ON b.end_to_end_id = r.end_to_end_id AND b.final_status = 'DEVOLVIDO'`.execute(
    kept.house.server.db,
  );
  return rows.map(({ member_id, told }) => `${names.get(member_id)} ${told}`);
}

/** All that readers of the journal keep, as one text a table. */
export async function keptByReaders({ house }: Kept): Promise<Record<string, string>> {
  const { db } = house.server;
  const { rows } = await sql<{ schema: string; name: string }>`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_schema = 'statistics' OR (table_schema, table_name) IN (
      ('ledger', 'house_fold'), ('orders', 'entry'), ('messages', 'notification'))
    ORDER BY 1, 2`.execute(db);
  const told: Record<string, string> = {};
  for (const { schema, name } of rows) {
    const table = sql.table(`${schema}.${name}`);
    const found = await sql<{ line: string }>`
      SELECT t::text AS line FROM ${table} t ORDER BY 1`.execute(db);
    const hash = createHash("sha256");
    for (const { line } of found.rows) hash.update(line).update("\n");
    told[`${schema}.${name}`] = `${found.rows.length} rows, ${hash.digest("hex")}`;
  }
  return told;
}
