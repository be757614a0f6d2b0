/** Each bank for people: does it answer, does it tell us of payments, what does it do today? */
import { ZERO } from "@tucano/contract/money.ts";
import { dayOf, startOfDay } from "../../platform/days.ts";
import type { Bank } from "../banks.ts";
import { readWebhook, type Webhook } from "../deposits/register-webhook.ts";
import type { CashierDeps } from "../types.ts";
import { type BankWork, readBankWork } from "./banks-repository.ts";

export interface ShownBank extends BankWork {
  /** For which new orders it is asked, and how often, by the numbers that hold. */
  readonly takesCharges: boolean;
  readonly sendsPayouts: boolean;
  readonly share: number;
  /** Null: it does not answer. */
  readonly answeredMs: number | null;
  readonly webhook: Webhook;
}

const NONE = { count: 0, amount: ZERO };

export async function readBanks(deps: CashierDeps): Promise<ShownBank[]> {
  const since = startOfDay(dayOf(deps.clock.now()));
  const [rules, work] = await Promise.all([deps.banks.rules(), readBankWork(deps.db, since)]);
  return Promise.all(
    deps.banks.all.map(async (bank) => {
      const psp = bank.code;
      const terms = rules.list.find(({ code }) => code === psp);
      const none = { psp, charges: 0, credited: NONE, paid: NONE, underWay: 0 };
      return {
        ...(work.find((one) => one.psp === psp) ?? none),
        takesCharges: terms?.takesCharges ?? true,
        sendsPayouts: bank.payouts !== null && (terms?.sendsPayouts ?? true),
        share: terms?.share ?? 0,
        ...(await askBank(deps, bank)),
      };
    }),
  );
}

async function askBank(
  deps: CashierDeps,
  bank: Bank,
): Promise<Pick<ShownBank, "answeredMs" | "webhook">> {
  const startedMs = performance.now();
  const webhook = await readWebhook(deps, bank);
  const tookMs = Math.round(performance.now() - startedMs);
  return { webhook, answeredMs: webhook.state === "unknown" ? null : tookMs };
}
