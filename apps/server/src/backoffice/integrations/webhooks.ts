/** Addresses that events are sent to. */
import type * as contract from "@tucano/contract/backoffice/access/integrations.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { cursorOf, type DeliveryRow, type WebhookRow } from "../../integrations/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import { differing, toFacts } from "../core/facts.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";

type Webhook = DataOf<typeof contract.rotateWebhookSecret>["details"];

const present = (row: WebhookRow): Webhook => ({
  webhook_id: row.webhookId,
  url: row.url,
  types: [...row.types],
  is_enabled: row.isEnabled,
  position: cursorOf(row.position),
  failures: row.failures,
  open_until: toWireInstant(row.openUntil),
  gone_at: toWireInstant(row.goneAt),
  former_until: toWireInstant(row.formerUntil),
  created_by: row.createdBy,
  created_at: toWireInstant(row.createdAt),
});

const factsOf = ({ url, types, isEnabled }: WebhookRow) =>
  toFacts({ url, types: types.join(", "), is_on: isEnabled });

const subjectOf = ({ webhookId }: WebhookRow): string => `webhook:${webhookId}`;

export async function listWebhooks(parts: Parts): Promise<DataOf<typeof contract.listWebhooks>> {
  return { list: (await parts.integrations.listWebhooks()).map(present) };
}

export async function saveWebhook(
  parts: Parts,
  input: InputOf<typeof contract.saveWebhook>,
  { operator, ip }: OperatorContext,
): Promise<DataOf<typeof contract.saveWebhook>> {
  const { webhook_id: webhookId = null, url, types, is_enabled: isEnabled, reason } = input;
  const { row, secret } = await inTransaction(parts.db, async (tx) => {
    const wish = { url, types: [...new Set(types)], isEnabled };
    const of = { webhookId, wish, by: operator.email };
    const saved = await parts.integrations.saveWebhook(tx, of);
    if (saved === null) throw new DomainError("backoffice.integration_not_found");
    await parts.audit.append(tx, {
      action: "webhook.save",
      subject: subjectOf(saved.row),
      operator,
      ip,
      reason,
      ...differing(saved.before === null ? {} : factsOf(saved.before), factsOf(saved.row)),
    });
    return saved;
  });
  return { details: present(row), secret };
}

export async function rotateWebhookSecret(
  parts: Parts,
  { webhook_id: webhookId, reason }: InputOf<typeof contract.rotateWebhookSecret>,
  { operator, ip }: OperatorContext,
): Promise<DataOf<typeof contract.rotateWebhookSecret>> {
  const { row, secret } = await inTransaction(parts.db, async (tx) => {
    const rotated = await parts.integrations.rotateSecret(tx, webhookId);
    if (rotated === null) throw new DomainError("backoffice.integration_not_found");
    const subject = subjectOf(rotated.row);
    await parts.audit.append(tx, { action: "webhook.rotate", subject, operator, ip, reason });
    return rotated;
  });
  return { details: present(row), secret };
}

export async function replayWebhook(
  parts: Parts,
  { webhook_id: webhookId, after, reason }: InputOf<typeof contract.replayWebhook>,
  { operator, ip }: OperatorContext,
): Promise<DataOf<typeof contract.replayWebhook>> {
  const { row, count } = await inTransaction(parts.db, async (tx) => {
    const place = Math.min(Number(after), Number.MAX_SAFE_INTEGER);
    const replayed = await parts.integrations.replay(tx, { webhookId, after: place });
    if (replayed === null) throw new DomainError("backoffice.integration_not_found");
    await parts.audit.append(tx, {
      action: "webhook.replay",
      subject: subjectOf(replayed.row),
      operator,
      ip,
      reason,
      details: { count: String(replayed.count) },
    });
    return replayed;
  });
  return { details: present(row), deliveries: count };
}

const showDelivery = (row: DeliveryRow) => ({
  sequence: cursorOf(row.seq),
  id: row.id,
  type: row.type,
  state: row.state,
  attempts: row.attempts,
  next_at: row.state === "waiting" ? toWireInstant(row.nextAt) : null,
  status: row.status,
  problem: row.problem,
  updated_at: toWireInstant(row.updatedAt),
});

export async function listWebhookDeliveries(
  parts: Parts,
  { webhook_id: webhookId, ...of }: InputOf<typeof contract.listWebhookDeliveries>,
): Promise<DataOf<typeof contract.listWebhookDeliveries>> {
  const limit = limitOf(of.limit);
  const query = { webhookId, before: numberAfter(of.cursor), limit: limit + 1 };
  const rows = await parts.integrations.listDeliveries(query);
  return toPage(rows, limit, { show: showDelivery, keyOf: ({ seq }) => String(seq) });
}
