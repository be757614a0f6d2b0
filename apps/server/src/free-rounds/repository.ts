/** The SQL of grants and budgets outside of rounds. */
import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, type Centavos, toCentavos } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type {
  FreeGrant,
  FreeSource,
  FreeState,
  GivenGrant,
  PartnerState,
  ShownState,
} from "./types.ts";

export interface GrantRow {
  id: string;
  studio: string;
  game_ids: number[];
  stake: number;
  rounds: number;
  used: number;
  won: number;
  starts_at: Date;
  ends_at: Date;
  state: FreeState;
  pocket: "cash" | "bonus";
  turnover_multiple: number;
  bonus_days: number;
}

export const grantColumns = sql`g.id, g.studio, g.game_ids, g.stake, g.rounds, g.used, g.won,
  g.starts_at, g.ends_at, g.state, g.pocket, g.turnover_multiple, g.bonus_days`;

export function toGrant(row: GrantRow): FreeGrant {
  return {
    id: row.id,
    studio: row.studio,
    gameIds: row.game_ids,
    stake: toCentavos(row.stake),
    rounds: row.rounds,
    used: row.used,
    won: toCentavos(row.won),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    state: row.state,
    terms: {
      pocket: row.pocket,
      turnoverMultiple: row.turnover_multiple,
      bonusDays: row.bonus_days,
    },
  };
}

interface GivenRow extends GrantRow {
  member_id: MemberId;
  source: FreeSource;
  source_ref: string;
  created_at: Date;
  ended_at: Date | null;
  reason: string | null;
  partner_state: PartnerState | null;
}

const givenColumns = sql`${grantColumns}, g.member_id, g.source, g.source_ref, g.created_at,
  g.ended_at, g.reason, g.partner_state`;

function toGiven(row: GivenRow): GivenGrant {
  return {
    ...toGrant(row),
    memberId: row.member_id,
    source: row.source,
    sourceRef: row.source_ref,
    createdAt: row.created_at,
    endedAt: row.ended_at,
    reason: row.reason,
    partnerState: row.partner_state,
  };
}

export interface NewGrant extends FreeGrant {
  readonly memberId: MemberId;
  readonly source: FreeSource;
  readonly sourceRef: string;
  readonly scopes: readonly string[];
  readonly committed: Centavos;
  readonly isPartners: boolean;
  readonly at: Date;
}

/** False: the giver has given it before. */
export async function insertGrant(tx: Tx, one: NewGrant): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO free_rounds.given (member_id, id, studio, game_ids, stake, rounds, starts_at,
      ends_at, source, source_ref, pocket, turnover_multiple, bonus_days, scopes, committed,
      partner_state, created_at)
    VALUES (${one.memberId}, ${one.id}::uuid, ${one.studio}, ${[...one.gameIds]}::int[],
      ${one.stake}, ${one.rounds}, ${one.startsAt}, ${one.endsAt}, ${one.source},
      ${one.sourceRef}, ${one.terms.pocket}, ${one.terms.turnoverMultiple},
      ${one.terms.bonusDays}, ${[...one.scopes]}::text[], ${one.committed},
      ${one.isPartners ? "wanted" : null}, ${one.at})
    ON CONFLICT (member_id, source, source_ref) DO NOTHING`.execute(tx);
  return numAffectedRows === 1n;
}

export async function findGiven(
  db: Db,
  of: { readonly memberId: MemberId; readonly source: FreeSource; readonly sourceRef: string },
): Promise<GivenGrant | null> {
  const { rows } = await sql<GivenRow>`
    SELECT ${givenColumns} FROM free_rounds.given g
    WHERE member_id = ${of.memberId} AND source = ${of.source}
      AND source_ref = ${of.sourceRef}`.execute(db);
  return rows[0] === undefined ? null : toGiven(rows[0]);
}

export async function findOf(db: Db, memberId: MemberId, id: string): Promise<GivenGrant | null> {
  const { rows } = await sql<GivenRow>`
    SELECT ${givenColumns} FROM free_rounds.given g
    WHERE member_id = ${memberId} AND id = ${id}::uuid`.execute(db);
  return rows[0] === undefined ? null : toGiven(rows[0]);
}

/** Those that can be played come first, the latest first. */
export async function listOf(
  db: Db,
  memberId: MemberId,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<GivenGrant[]> {
  const { rows } = await sql<GivenRow>`
    SELECT ${givenColumns} FROM free_rounds.given g WHERE member_id = ${memberId}
    ORDER BY (state = 'active' AND ends_at > ${now} AND used < rounds) DESC, created_at DESC, id
    LIMIT ${limit}`.execute(db);
  return rows.map(toGiven);
}

/** What can be played in a game now, what ends first first. */
export async function listPlayable(
  db: Db,
  of: { readonly memberId: MemberId; readonly gameId: number; readonly now: Date },
): Promise<GivenGrant[]> {
  const { rows } = await sql<GivenRow>`
    SELECT ${givenColumns} FROM free_rounds.given g
    WHERE member_id = ${of.memberId} AND state = 'active' AND used < rounds
      AND starts_at <= ${of.now} AND ends_at > ${of.now} AND ${of.gameId} = ANY(game_ids)
    ORDER BY ends_at, id LIMIT 20`.execute(db);
  return rows.map(toGiven);
}

export interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

export interface SourceSum {
  readonly source: FreeSource;
  readonly grants: number;
  readonly rounds: number;
  readonly used: number;
  readonly reserved: Centavos;
  readonly staked: Centavos;
  readonly wonCash: Centavos;
  readonly wonBonus: Centavos;
}

/** What was given in a time, by who gave it. */
export async function sumBySource(
  db: Db,
  { from, until, now }: { readonly from: Date; readonly until: Date; readonly now: Date },
): Promise<SourceSum[]> {
  const { rows } = await sql<SourceSum>`
    SELECT source, count(*)::int AS grants, sum(rounds)::int AS rounds, sum(used)::int AS used,
      coalesce(sum(stake * (rounds - used)) FILTER (WHERE state = 'active' AND ends_at > ${now}),
        0)::bigint AS reserved,
      sum(stake * used)::bigint AS staked,
      coalesce(sum(won) FILTER (WHERE pocket = 'cash'), 0)::bigint AS "wonCash",
      coalesce(sum(won) FILTER (WHERE pocket = 'bonus'), 0)::bigint AS "wonBonus"
    FROM free_rounds.given WHERE created_at >= ${from} AND created_at < ${until}
    GROUP BY source ORDER BY source`.execute(db);
  return rows;
}

/** For the desk: of everybody, or of one member; the latest first, from a place on. */
export async function listAll(
  db: Db,
  of: {
    readonly memberId: MemberId | null;
    readonly source: FreeSource | null;
    /** As `stateOf` says it. */
    readonly state: ShownState | null;
    readonly now: Date;
    readonly before: Place | null;
    readonly limit: number;
  },
): Promise<GivenGrant[]> {
  const { before } = of;
  const { rows } = await sql<GivenRow>`
    SELECT ${givenColumns} FROM free_rounds.given g
    WHERE (${of.memberId}::bigint IS NULL OR member_id = ${of.memberId})
      AND (${of.source}::text IS NULL OR source = ${of.source})
      AND (${of.state}::text IS NULL OR ${of.state} = CASE
        WHEN used = rounds THEN 'played'
        WHEN state <> 'active' THEN state
        WHEN ends_at <= ${of.now} THEN 'expired'
        WHEN coalesce(partner_state, 'created') = 'created' AND starts_at <= ${of.now}
          THEN 'playable'
        ELSE 'waiting' END)
      AND (${before?.createdAt ?? null}::timestamptz IS NULL
        OR (created_at, id) < (${before?.createdAt ?? null}, ${before?.id ?? null}::uuid))
    ORDER BY created_at DESC, id DESC LIMIT ${of.limit}`.execute(db);
  return rows.map(toGiven);
}

/**
 * Takes an amount of each budget, or of none that has too little left: then the caller undoes its
 * transaction. Always in one order, so that two never wait for each other.
 */
export async function takeBudgets(
  tx: Tx,
  amount: Centavos,
  limits: readonly { readonly scope: string; readonly most: Centavos }[],
): Promise<boolean> {
  for (const { scope, most } of limits.toSorted((a, b) => (a.scope < b.scope ? -1 : 1))) {
    const { rows } = await sql`
      INSERT INTO free_rounds.budget AS b (scope, committed)
      SELECT ${scope}, ${amount}::bigint WHERE ${amount}::bigint <= ${most}::bigint
      ON CONFLICT (scope) DO UPDATE SET committed = b.committed + excluded.committed
        WHERE b.committed + excluded.committed <= ${most}::bigint
      RETURNING b.scope`.execute(tx);
    if (rows.length === 0) return false;
  }
  return true;
}

/** The members whose grants these are, and that are still to be played. */
export async function listDue(db: Db, before: Date, limit: number): Promise<MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    SELECT DISTINCT member_id FROM (SELECT member_id FROM free_rounds.given
      WHERE state = 'active' AND ends_at <= ${before} ORDER BY ends_at LIMIT ${limit}) AS due
    ORDER BY member_id`.execute(db);
  return rows.map((row) => row.member_id);
}

export interface Ending {
  readonly memberId: MemberId;
  readonly state: "cancelled" | "expired";
  readonly reason: string;
  readonly at: Date;
  /** Null: all of the member's. */
  readonly id: string | null;
  /** Null: whenever they end. */
  readonly endedBefore: Date | null;
}

export interface EndedGrant {
  readonly id: string;
  readonly scopes: readonly string[];
  /** What it does not take of its budgets any more. */
  readonly unused: Centavos;
}

/** The member's wallet has been overtaken before, so no round is decided on what they were. */
export async function endGrants(tx: Tx, of: Ending): Promise<EndedGrant[]> {
  const { rows } = await sql<EndedGrant>`
    UPDATE free_rounds.given g SET state = ${of.state}, ended_at = ${of.at},
      reason = ${of.reason}, committed = g.stake * g.used,
      partner_state = CASE WHEN partner_state IN ('created', 'wanted') THEN 'unwanted'
        ELSE partner_state END
    WHERE member_id = ${of.memberId} AND state = 'active'
      AND (${of.id}::uuid IS NULL OR id = ${of.id}::uuid)
      AND (${of.endedBefore}::timestamptz IS NULL OR ends_at <= ${of.endedBefore})
    RETURNING g.id, g.scopes, g.stake * (g.rounds - g.used) AS unused`.execute(tx);
  return rows;
}

/** In the order of the scopes, as they are taken. */
export async function giveBack(tx: Tx, ended: readonly EndedGrant[]): Promise<void> {
  const scopes = [...new Set(ended.flatMap((one) => one.scopes))].toSorted();
  for (const scope of scopes) {
    const unused = add(
      ...ended.filter((one) => one.scopes.includes(scope)).map((one) => one.unused),
    );
    await sql`
      UPDATE free_rounds.budget SET committed = committed - ${unused}::bigint
      WHERE scope = ${scope}`.execute(tx);
  }
}

/** How much of each budget is gone; of one that nothing was taken of there is nothing. */
export async function readBudgets(
  db: Db,
  scopes: readonly string[],
): Promise<ReadonlyMap<string, Centavos>> {
  const { rows } = await sql<{ scope: string; committed: Centavos }>`
    SELECT scope, committed FROM free_rounds.budget
    WHERE scope = ANY(${[...scopes]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.scope, row.committed]));
}

export interface ToTell {
  readonly memberId: MemberId;
  readonly grant: FreeGrant;
  readonly partnerState: "wanted" | "unwanted";
  readonly partnerRef: string | null;
}

/**
 * Grants of which partners have still to hear, so many of each: in no order, so that those which
 * fail again and again do not stand before the others.
 */
export async function listToTell(db: Db, limit: number): Promise<ToTell[]> {
  const { rows } = await sql<
    GrantRow & {
      member_id: MemberId;
      partner_state: "wanted" | "unwanted";
      partner_ref: string | null;
    }
  >`
    SELECT ${grantColumns}, g.member_id, g.partner_state, g.partner_ref
    FROM (SELECT *, row_number() OVER (PARTITION BY studio ORDER BY random()) AS place
      FROM free_rounds.given WHERE partner_state IN ('wanted', 'unwanted')) AS g
    WHERE place <= ${limit}`.execute(db);
  return rows.map((row) => ({
    memberId: row.member_id,
    grant: toGrant(row),
    partnerState: row.partner_state,
    partnerRef: row.partner_ref,
  }));
}

/**
 * What was ended meanwhile stays unwanted: the partner is told of that next. True: it can be
 * played from now on.
 */
export async function notePartner(
  tx: Tx,
  of: {
    readonly memberId: MemberId;
    readonly id: string;
    readonly state: "created" | "refused" | "gone";
    readonly ref: string | null;
  },
): Promise<boolean> {
  const { rows } = await sql<{ is_on: boolean }>`
    UPDATE free_rounds.given SET partner_ref = coalesce(${of.ref}, partner_ref),
      partner_state = CASE WHEN ${of.state} = 'created' AND partner_state = 'unwanted'
        THEN 'unwanted' ELSE ${of.state} END
    WHERE member_id = ${of.memberId} AND id = ${of.id}::uuid
    RETURNING state = 'active' AND partner_state = 'created' AS is_on`.execute(tx);
  return rows[0]?.is_on ?? false;
}

export async function countToTell(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM free_rounds.given
    WHERE partner_state IN ('wanted', 'unwanted')`.execute(db);
  return rows[0]?.count ?? 0;
}
