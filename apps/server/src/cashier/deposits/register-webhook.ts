/**
 * Telling the PSP where we hear its notifications. What is registered there is checked again and
 * again: somebody else may have put an address of his own in its place, and then deposits are
 * credited late, by the list that is read every minute.
 */
import { fetchText } from "../../platform/http/outgoing.ts";
import type { CashierDeps } from "../types.ts";
import { WEBHOOK_PREFIX } from "./webhook.ts";

/** `elsewhere`: to an address that is not ours, or that nobody answers at. */
export type WebhookState = "here" | "elsewhere" | "nowhere" | "unknown";

export interface Webhook {
  readonly state: WebhookState;
  /** Without the secret part; null: nowhere, or unknown. */
  readonly host: string | null;
}

const ALIVE_TIMEOUT_MS = 2_000;

const ownPath = (deps: CashierDeps) => `${WEBHOOK_PREFIX}/${deps.webhookSecrets()[0]}`;

/** Ours, or of another process of this house: it has our secret in it, and somebody is there. */
async function isHeard(deps: CashierDeps, url: string): Promise<boolean> {
  const own = deps.publicUrl();
  if (own !== null && url === `${own}${ownPath(deps)}`) return true;
  if (!deps.isSandbox || !url.endsWith(ownPath(deps))) return false;
  try {
    const options = { method: "GET", timeoutMs: ALIVE_TIMEOUT_MS, bytesMax: 1_000 } as const;
    const answer = await fetchText(`${new URL(url).origin}/healthz`, options);
    return answer.status === 200;
  } catch {
    return false;
  }
}

export async function readWebhook(deps: CashierDeps): Promise<Webhook> {
  let url: string | null;
  try {
    url = await deps.psp.readWebhook();
  } catch (error) {
    deps.logger.warn({ err: error }, "The PSP does not say where it sends notifications.");
    return { state: "unknown", host: null };
  }
  if (url === null) return { state: "nowhere", host: null };
  const host = URL.parse(url)?.host ?? url;
  return { state: (await isHeard(deps, url)) ? "here" : "elsewhere", host };
}

/** At the start and every minute; a short-lived process does not touch it. */
export async function registerWebhook(deps: CashierDeps): Promise<void> {
  const own = deps.publicUrl();
  if (own === null) return;
  const { state, host } = await readWebhook(deps);
  if (state === "here" || state === "unknown") return;
  if (state === "elsewhere") deps.logger.error({ host }, "The PSP was notifying another address.");
  try {
    await deps.psp.registerWebhook(`${own}${ownPath(deps)}`);
  } catch (error) {
    // Deposits work without: the list of receipts is read every minute.
    deps.logger.warn({ err: error }, "Our webhook is not registered at the PSP yet.");
  }
}
