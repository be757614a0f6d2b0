/** The SQL of outgoing messages. */
import { sql } from "kysely";
import type { Db, Tx } from "../database/types.ts";
import type { Message } from "./types.ts";

const columns = sql`message_id AS "messageId", channel, recipient, about, subject, body, html,
  state, created_at AS "createdAt", expires_at AS "expiresAt", sent_at AS "sentAt", failures,
  last_failure AS "lastFailure", unsubscribe_url AS "unsubscribeUrl"`;

export async function insertMessage(tx: Tx, message: Message): Promise<void> {
  await sql`
    INSERT INTO platform.message (message_id, channel, recipient, about, subject, body, html, state,
      created_at, expires_at, unsubscribe_url)
    VALUES (${message.messageId}, ${message.channel}, ${message.recipient}, ${message.about},
      ${message.subject}, ${message.body}, ${message.html}, ${message.state},
      ${message.createdAt}, ${message.expiresAt}, ${message.unsubscribeUrl})`.execute(tx);
}

export async function findMessage(db: Db, messageId: string): Promise<Message | null> {
  const found = await sql<Message>`
    SELECT ${columns} FROM platform.message WHERE message_id = ${messageId}::uuid`.execute(db);
  return found.rows[0] ?? null;
}

export async function listMessages(db: Db, limit: number): Promise<Message[]> {
  const { rows } = await sql<Message>`
    SELECT ${columns} FROM platform.message WHERE recipient <> ''
    ORDER BY created_at DESC, message_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** What expires is forgotten: it was for its reader's eyes. */
export async function closeMessage(
  tx: Tx,
  { messageId, state, now }: { messageId: string; state: "sent" | "expired"; now: Date },
): Promise<void> {
  await sql`
    UPDATE platform.message SET state = ${state},
      sent_at = CASE WHEN ${state} = 'sent' THEN ${now}::timestamptz END,
      body = CASE WHEN expires_at IS NULL THEN body END,
      html = CASE WHEN expires_at IS NULL THEN html END
    WHERE message_id = ${messageId}::uuid AND state = 'waiting'`.execute(tx);
}

export async function noteFailure(tx: Tx, messageId: string, reason: string): Promise<void> {
  await sql`
    UPDATE platform.message SET failures = failures + 1, last_failure = ${reason}
    WHERE message_id = ${messageId}::uuid`.execute(tx);
}

export async function removeMessages(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM platform.message WHERE created_at < ${before}`.execute(tx);
}

export async function removeMessagesTo(tx: Tx, recipients: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM platform.message WHERE recipient = ANY(${[...recipients]}::text[])`.execute(tx);
}
