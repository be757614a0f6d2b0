/** The SQL of addresses that events are sent to. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface WebhookRow {
  readonly webhookId: number;
  readonly url: string;
  readonly types: readonly string[];
  readonly isEnabled: boolean;
  readonly secret: Buffer;
  readonly formerSecret: Buffer | null;
  readonly formerUntil: Date | null;
  readonly position: number;
  readonly failures: number;
  readonly openUntil: Date | null;
  readonly goneAt: Date | null;
  readonly createdBy: string;
  readonly createdAt: Date;
}

const columns = sql`webhook_id AS "webhookId", url, types, is_enabled AS "isEnabled", secret,
  former_secret AS "formerSecret", former_until AS "formerUntil", position, failures,
  open_until AS "openUntil", gone_at AS "goneAt", created_by AS "createdBy",
  created_at AS "createdAt"`;

/** It begins with what is told from now on. */
export async function insertWebhook(
  tx: Tx,
  webhook: Pick<WebhookRow, "url" | "types" | "isEnabled" | "secret" | "createdBy" | "createdAt">,
): Promise<WebhookRow> {
  const { rows } = await sql<WebhookRow>`
    INSERT INTO integrations.webhook
      (url, types, is_enabled, secret, position, created_by, created_at)
    SELECT ${webhook.url}, ${webhook.types}::text[], ${webhook.isEnabled}, ${webhook.secret},
      last_seq, ${webhook.createdBy}, ${webhook.createdAt}
    FROM integrations.head RETURNING ${columns}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The address just written is missing.");
  return row;
}

export async function listWebhooks(db: Db): Promise<readonly WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    SELECT ${columns} FROM integrations.webhook
    ORDER BY is_enabled DESC, webhook_id DESC LIMIT 200`.execute(db);
  return rows;
}

export async function listWebhooksAfter(
  db: Db,
  webhookId: number,
  limit: number,
): Promise<readonly WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    SELECT ${columns} FROM integrations.webhook
    WHERE webhook_id > ${webhookId} ORDER BY webhook_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Unless it has changed since it was read. */
export async function resealWebhook(
  tx: Tx,
  { webhookId, secret }: WebhookRow,
  sealed: Pick<WebhookRow, "secret" | "formerSecret">,
): Promise<void> {
  await sql`
    UPDATE integrations.webhook
    SET secret = ${sealed.secret}, former_secret = ${sealed.formerSecret}
    WHERE webhook_id = ${webhookId} AND secret = ${secret}`.execute(tx);
}

export async function findWebhook(db: Db, webhookId: number): Promise<WebhookRow | null> {
  const { rows } = await sql<WebhookRow>`
    SELECT ${columns} FROM integrations.webhook WHERE webhook_id = ${webhookId}`.execute(db);
  return rows[0] ?? null;
}

export async function lockWebhook(tx: Tx, webhookId: number): Promise<WebhookRow | null> {
  const { rows } = await sql<WebhookRow>`
    SELECT ${columns} FROM integrations.webhook
    WHERE webhook_id = ${webhookId} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** Whatever was wrong with the former address is forgotten. */
export async function updateWebhook(
  tx: Tx,
  webhookId: number,
  { url, types, isEnabled }: Pick<WebhookRow, "url" | "types" | "isEnabled">,
): Promise<void> {
  await sql`
    UPDATE integrations.webhook SET url = ${url}, types = ${types}::text[],
      is_enabled = ${isEnabled}, failures = 0, open_until = NULL, gone_at = NULL
    WHERE webhook_id = ${webhookId}`.execute(tx);
}

export async function replaceSecret(
  tx: Tx,
  webhookId: number,
  { secret, formerUntil }: { readonly secret: Buffer; readonly formerUntil: Date },
): Promise<void> {
  await sql`
    UPDATE integrations.webhook
    SET former_secret = secret, former_until = ${formerUntil}, secret = ${secret}
    WHERE webhook_id = ${webhookId}`.execute(tx);
}

export async function noteAnswered(tx: Tx, webhookId: number): Promise<void> {
  await sql`
    UPDATE integrations.webhook SET failures = 0, open_until = NULL
    WHERE webhook_id = ${webhookId} AND failures > 0`.execute(tx);
}

export async function noteFailure(
  tx: Tx,
  webhookId: number,
  { openUntil, goneAt }: { readonly openUntil: Date | null; readonly goneAt: Date | null },
): Promise<void> {
  await sql`
    UPDATE integrations.webhook SET failures = failures + 1, open_until = ${openUntil},
      gone_at = coalesce(${goneAt}, gone_at), is_enabled = is_enabled AND ${goneAt === null}
    WHERE webhook_id = ${webhookId}`.execute(tx);
}
