/** The SQL of messages to a segment: what is due, what became of it, who wants none. */
import { sql } from "kysely";
import type { MailingChannel } from "@tucano/contract/backoffice/site/mailings.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { SegmentReference } from "../../segments/index.ts";
import type { MailingOutcome, WaysChosen } from "../policy.ts";
import type { AnnouncementTexts } from "../types.ts";

export interface NewMailing {
  readonly texts: AnnouncementTexts;
  readonly link: string | null;
  readonly audience: SegmentReference;
  readonly channels: readonly MailingChannel[];
  readonly isProtective: boolean;
  readonly startsAt: Date;
  readonly setBy: string;
}

/** Waits until a second person agrees. Answers its number. */
export async function insertMailing(tx: Tx, one: NewMailing, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO messages.campaign (code, texts, link, segment, audience, channels, is_protective,
      state, starts_at, created_at, set_by)
    VALUES ('house_message', ${JSON.stringify(one.texts)}, ${one.link}, '{}',
      ${JSON.stringify(one.audience)}, ${[...one.channels]}::text[], ${one.isProtective},
      'waiting', ${one.startsAt}, ${now}, ${one.setBy})
    RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** False: it does not wait, or there is none. */
export async function releaseMailing(tx: Tx, id: number): Promise<boolean> {
  const released = await sql`
    UPDATE messages.campaign SET state = 'ready'
    WHERE id = ${id} AND state = 'waiting'`.execute(tx);
  return released.numAffectedRows === 1n;
}

export interface DueMailing extends Omit<NewMailing, "startsAt" | "setBy"> {
  readonly id: number;
  readonly lastMemberId: number;
}

const columns = sql`id, texts, link, audience, channels, is_protective AS "isProtective",
  last_member_id AS "lastMemberId"`;

export async function findDueMailing(db: Db, now: Date): Promise<DueMailing | null> {
  const { rows } = await sql<DueMailing>`
    SELECT ${columns} FROM messages.campaign
    WHERE state IN ('ready', 'going') AND starts_at <= ${now}
    ORDER BY starts_at, id LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

export interface Mailing extends DueMailing, Pick<NewMailing, "startsAt" | "setBy"> {
  readonly state: "waiting" | "ready" | "going" | "sent" | "stopped";
  readonly finishedAt: Date | null;
  readonly told: number;
}

export interface ListedMailings {
  /** The last number of the page before. */
  readonly before: number | null;
  readonly limit: number;
  readonly withProtective: boolean;
}

/** The newest first. */
export async function listMailings(db: Db, of: ListedMailings): Promise<Mailing[]> {
  const { rows } = await sql<Mailing>`
    SELECT ${columns}, state, starts_at AS "startsAt", finished_at AS "finishedAt", told,
      set_by AS "setBy"
    FROM messages.campaign
    WHERE audience IS NOT NULL AND (${of.before}::bigint IS NULL OR id < ${of.before})
      AND (${of.withProtective} OR NOT is_protective)
    ORDER BY id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** False: another process has gone on, or somebody has stopped it. */
export async function lockAt(tx: Tx, { id, lastMemberId }: DueMailing): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM messages.campaign
    WHERE id = ${id} AND state IN ('ready', 'going') AND last_member_id = ${lastMemberId}
    FOR UPDATE`.execute(tx);
  return rows.length > 0;
}

export async function noteMailed(
  tx: Tx,
  of: {
    readonly id: number;
    /** Null: that was the last. */
    readonly next: number | null;
    readonly told: number;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    UPDATE messages.campaign SET last_member_id = coalesce(${of.next}::bigint, last_member_id),
      told = told + ${of.told},
      state = CASE WHEN ${of.next}::bigint IS NULL THEN 'sent' ELSE 'going' END,
      finished_at = CASE WHEN ${of.next}::bigint IS NULL THEN ${of.now}::timestamptz END
    WHERE id = ${of.id}`.execute(tx);
}

export interface Reach extends WaysChosen {
  readonly memberId: MemberId;
  readonly token: string;
  /** Sent to them since `since`. */
  readonly recent: number;
}

/** Locks them: two messages at once must not each find room for one more. */
export async function lockReach(
  tx: Tx,
  of: {
    readonly members: readonly { readonly memberId: MemberId; readonly token: string }[];
    readonly since: Date;
  },
): Promise<ReadonlyMap<MemberId, Reach>> {
  const { rows } = await sql<Reach>`
    WITH known AS (
      INSERT INTO messages.reach AS r (member_id, token)
      SELECT "memberId", token FROM jsonb_to_recordset(${JSON.stringify(of.members)}::jsonb)
        AS n ("memberId" bigint, token text)
      ORDER BY 1
      ON CONFLICT (member_id) DO UPDATE SET token = r.token
      RETURNING member_id, token, opted_in, opted_out
    )
    SELECT member_id AS "memberId", token, opted_in AS "optedIn", opted_out AS "optedOut",
      (SELECT count(*) FROM messages.delivery d
        WHERE d.member_id = known.member_id AND d.outcome = 'sent' AND d.at > ${of.since}) AS recent
    FROM known`.execute(tx);
  return new Map(rows.map((row) => [row.memberId, row]));
}

export interface Delivery {
  readonly memberId: MemberId;
  readonly channel: MailingChannel;
  readonly outcome: MailingOutcome;
  readonly messageId: string | null;
}

export async function insertDeliveries(
  tx: Tx,
  of: { readonly id: number; readonly deliveries: readonly Delivery[]; readonly now: Date },
): Promise<void> {
  await sql`
    WITH added AS (
      INSERT INTO messages.delivery (campaign_id, member_id, channel, outcome, message_id, at)
      SELECT ${of.id}, "memberId", channel, outcome, "messageId", ${of.now}
      FROM jsonb_to_recordset(${JSON.stringify(of.deliveries)}::jsonb)
        AS n ("memberId" bigint, channel text, outcome text, "messageId" uuid)
      RETURNING channel, outcome
    )
    INSERT INTO messages.delivery_sum AS s (campaign_id, channel, outcome, members)
    SELECT ${of.id}, channel, outcome, count(*) FROM added GROUP BY 2, 3
    ON CONFLICT (campaign_id, channel, outcome)
      DO UPDATE SET members = s.members + excluded.members`.execute(tx);
}

export interface DeliverySum {
  readonly campaignId: number;
  readonly channel: MailingChannel;
  readonly outcome: MailingOutcome;
  readonly members: number;
}

export async function sumDeliveries(db: Db, ids: readonly number[]): Promise<DeliverySum[]> {
  const { rows } = await sql<DeliverySum>`
    SELECT campaign_id AS "campaignId", channel, outcome, members FROM messages.delivery_sum
    WHERE campaign_id = ANY(${[...ids]}::bigint[]) ORDER BY 1, 2, 3`.execute(db);
  return rows;
}

export interface DeliveryCount extends Omit<DeliverySum, "campaignId"> {
  /** Of sent ones: handed over, or kept where nothing leaves. */
  readonly handedOver: number;
  /** Of sent ones: given up on, or not handed over yet after a failure. */
  readonly failed: number;
  /** Of sent ones in the inbox: opened there. Of other ways nobody can honestly say. */
  readonly opened: number;
}

/** One by one, as they stand now. */
export async function countDeliveries(
  db: Db,
  { id, withProtective }: { readonly id: number } & Pick<ListedMailings, "withProtective">,
): Promise<DeliveryCount[]> {
  const { rows } = await sql<DeliveryCount>`
    SELECT d.channel, d.outcome, count(*) AS members,
      count(*) FILTER (WHERE n.id IS NOT NULL OR m.state IN ('sent', 'kept') OR p.has_arrived)
        AS "handedOver",
      count(*) FILTER (WHERE m.state = 'expired' OR (m.state = 'waiting' AND m.failures > 0)
        OR p.has_failed) AS failed,
      count(*) FILTER (WHERE n.read_at IS NOT NULL) AS opened
    FROM messages.delivery d
    JOIN messages.campaign c ON c.id = d.campaign_id AND (${withProtective} OR NOT c.is_protective)
    LEFT JOIN platform.message m ON m.message_id = d.message_id
    LEFT JOIN messages.notification n ON d.channel = 'inbox' AND n.member_id = d.member_id
      AND n.key = 'campaign:' || d.campaign_id
    LEFT JOIN LATERAL (
      SELECT bool_or(state = 'sent') AS has_arrived,
        bool_and(state IN ('gone', 'dropped', 'failed')) AS has_failed
      FROM messages.push
      WHERE d.channel = 'push' AND campaign_id = d.campaign_id AND member_id = d.member_id
    ) AS p ON true
    WHERE d.campaign_id = ${id} GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
}

export async function noteTrial(
  tx: Tx,
  of: { readonly hash: Buffer; readonly operator: string; readonly now: Date },
): Promise<void> {
  await sql`
    INSERT INTO messages.trial (words_hash, operator, at)
    VALUES (${of.hash}, ${of.operator}, ${of.now})
    ON CONFLICT (words_hash, operator) DO UPDATE SET at = excluded.at`.execute(tx);
}

export async function hasTrial(db: Db, hash: Buffer, operator: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM messages.trial
    WHERE words_hash = ${hash} AND operator = ${operator}`.execute(db);
  return rows.length > 0;
}
