/** Addresses as the desk sets them up. */
import { isIP } from "node:net";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { hostIn, isPublicAddress } from "../../platform/http/guarded-post.ts";
import type { IntegrationsDeps } from "../types.ts";
import { replayAfter } from "./delivery-repository.ts";
import { newSecret, ROTATION_MS } from "./secrets.ts";
import {
  insertWebhook,
  lockWebhook,
  replaceSecret,
  updateWebhook,
  type WebhookRow,
} from "./webhook-repository.ts";

export interface WebhookWish {
  readonly url: string;
  readonly types: readonly string[];
  readonly isEnabled: boolean;
}

export interface SavedWebhook {
  /** Null: it is a new one. */
  readonly before: WebhookRow | null;
  readonly row: WebhookRow;
  /** Of a new one, shown once; else null. */
  readonly secret: string | null;
}

/** Where it leads is looked at each time something is sent; what can be seen now is refused now. */
export function requireAddress({ config }: Pick<IntegrationsDeps, "config">, text: string): void {
  const url = URL.parse(text);
  const host = url === null ? "" : hostIn(url);
  const isPrivate = config.webhookPrivateHosts.has(host);
  const isWeb = url?.protocol === "https:" || (isPrivate && url?.protocol === "http:");
  const isInside = isIP(host) !== 0 && !isPrivate && !isPublicAddress(host);
  if (!isWeb || isInside || url === null || url.username !== "" || url.password !== "") {
    throw new DomainError("backoffice.webhook_address");
  }
}

/** Null: there is none of this number. Throws backoffice.webhook_address. */
export async function saveWebhook(
  deps: IntegrationsDeps,
  tx: Tx,
  of: { readonly webhookId: number | null; readonly wish: WebhookWish; readonly by: string },
): Promise<SavedWebhook | null> {
  const { webhookId, wish, by } = of;
  requireAddress(deps, wish.url);
  if (webhookId === null) {
    const { secret, sealed } = newSecret(deps);
    const made = { ...wish, secret: sealed, createdBy: by, createdAt: deps.clock.now() };
    return { before: null, row: await insertWebhook(tx, made), secret };
  }
  const before = await lockWebhook(tx, webhookId);
  if (before === null) return null;
  await updateWebhook(tx, webhookId, wish);
  const cleared = { failures: 0, openUntil: null, goneAt: null };
  return { before, row: { ...before, ...wish, ...cleared }, secret: null };
}

/** Null: there is none. For a day the former one signs as well. */
export async function rotateSecret(
  deps: IntegrationsDeps,
  tx: Tx,
  webhookId: number,
): Promise<{ readonly row: WebhookRow; readonly secret: string } | null> {
  const row = await lockWebhook(tx, webhookId);
  if (row === null) return null;
  const { secret, sealed } = newSecret(deps);
  const formerUntil = new Date(deps.clock.now().getTime() + ROTATION_MS);
  await replaceSecret(tx, webhookId, { secret: sealed, formerUntil });
  return { row: { ...row, formerUntil }, secret };
}

/** Null: there is none. */
export async function replay(
  deps: IntegrationsDeps,
  tx: Tx,
  { webhookId, after }: { readonly webhookId: number; readonly after: number },
): Promise<{ readonly row: WebhookRow; readonly count: number } | null> {
  const row = await lockWebhook(tx, webhookId);
  if (row === null) return null;
  return { row, count: await replayAfter(tx, { webhookId, after, now: deps.clock.now() }) };
}
