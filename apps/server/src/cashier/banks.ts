/** The banks of this house, and which of them is asked next. */
import { createHash } from "node:crypto";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Soon } from "../platform/memory/soon.ts";
import { type BankRules, type Need, orderBanks } from "./bank-policy.ts";
import { type Collections, type Payouts, PspUnavailable } from "./psp-port.ts";

export interface Bank extends Collections {
  /** Ours for it: kept with every order and payment that it has. */
  readonly code: string;
  /** Null: it pays nobody. */
  readonly payouts: Payouts | null;
  /** Our own sandbox: then the payment screen links to its page. */
  readonly isSandbox: boolean;
  /** Does it answer, as this process has seen it? */
  isUp(): boolean;
  /** Where it can reach this server, such as https://play.example; null: it is not told. */
  publicUrl(): string | null;
}

/** The one that the settings PSP_… name. */
export const MAIN_BANK = "main";

interface Order {
  readonly orderNo: string;
  readonly amount: Centavos;
}

export interface Banks {
  readonly all: readonly Bank[];
  /** Throws PspUnavailable where it is not among the settings any more. */
  of(code: string): Bank;
  /** Who may be asked for it, in this order; the same order of ours begins at the same one. */
  inOrder(need: Need, order: Order): Promise<readonly Bank[]>;
  /** The house's numbers about them. */
  rules(): Soon<BankRules>;
}

export function createBanks(all: readonly Bank[], readRules: () => Soon<BankRules>): Banks {
  return {
    all,
    rules: readRules,
    of: (code) => {
      const found = all.find((one) => one.code === code);
      if (found === undefined) throw new PspUnavailable(`No bank is set as "${code}".`);
      return found;
    },
    inOrder: async (need, { orderNo, amount }) => {
      const able = need === "charge" ? all : all.filter((one) => one.payouts !== null);
      const asked = able.map((bank) => ({ bank, code: bank.code, isUp: bank.isUp() }));
      const question = { need, amountCentavos: amount, draw: drawOf(orderNo) };
      return orderBanks(asked, await readRules(), question).map(({ bank }) => bank);
    },
  };
}

/** Chance enough to share orders out, and no chance at all when one is asked about again. */
function drawOf(orderNo: string): number {
  return createHash("sha256").update(orderNo).digest().readUInt32BE() / 2 ** 32;
}
