/**
 * Telling each bank where we hear its notifications. What is registered there is checked again and
 * again: somebody else may have put an address of his own in its place, and then deposits are
 * credited late, by the list that is read every minute.
 */
import { fetchText } from "../../platform/http/outgoing.ts";
import type { Bank } from "../banks.ts";
import type { CashierDeps } from "../types.ts";
import { webhookPathOf } from "./webhook.ts";

/** `elsewhere`: to an address that is not ours, or that nobody answers at. */
export type WebhookState = "here" | "elsewhere" | "nowhere" | "unknown";

export interface Webhook {
  readonly state: WebhookState;
  /** Without the secret part; null: nowhere, or unknown. */
  readonly host: string | null;
}

const ALIVE_TIMEOUT_MS = 2_000;

/** Ours, or of another process of this house: it has our secret in it, and somebody is there. */
async function isHeard(deps: CashierDeps, bank: Bank, url: string): Promise<boolean> {
  const own = bank.publicUrl();
  const path = webhookPathOf(deps, bank.code);
  if (own !== null && url === `${own}${path}`) return true;
  if (!bank.isSandbox || !url.endsWith(path)) return false;
  try {
    const options = { method: "GET", timeoutMs: ALIVE_TIMEOUT_MS, bytesMax: 1_000 } as const;
    const answer = await fetchText(`${new URL(url).origin}/healthz`, options);
    return answer.status === 200;
  } catch {
    return false;
  }
}

export async function readWebhook(deps: CashierDeps, bank: Bank): Promise<Webhook> {
  let url: string | null;
  try {
    url = await bank.readWebhook();
  } catch (error) {
    const said = { err: error, bank: bank.code };
    deps.logger.warn(said, "The bank does not say where it sends notifications.");
    return { state: "unknown", host: null };
  }
  if (url === null) return { state: "nowhere", host: null };
  const host = URL.parse(url)?.host ?? url;
  return { state: (await isHeard(deps, bank, url)) ? "here" : "elsewhere", host };
}

/** At the start and every minute; a short-lived process does not touch it. */
export async function registerWebhooks(deps: CashierDeps): Promise<void> {
  await Promise.all(deps.banks.all.map((bank) => registerWebhook(deps, bank)));
}

async function registerWebhook(deps: CashierDeps, bank: Bank): Promise<void> {
  const own = bank.publicUrl();
  if (own === null) return;
  const { state, host } = await readWebhook(deps, bank);
  if (state === "here" || state === "unknown") return;
  const about = { host, bank: bank.code };
  if (state === "elsewhere") deps.logger.error(about, "The bank was notifying another address.");
  try {
    await bank.registerWebhook(`${own}${webhookPathOf(deps, bank.code)}`);
  } catch (error) {
    // Deposits work without: the list of receipts is read every minute.
    const said = { err: error, bank: bank.code };
    deps.logger.warn(said, "Our webhook is not registered at the bank yet.");
  }
}
