/** Money that comes in or goes out: deposits, and the three steps of a withdrawal. */
import assert from "node:assert";
import { type Centavos, multiplyFloor, subtract, toCentavos } from "@tucano/contract/money.ts";
import type { TransferDraft, Wallet } from "../ledger/index.ts";
import { NOTHING_OWED } from "./bonus-money.ts";
import type { Applied, Refused } from "./types.ts";

export interface DepositInput {
  readonly amount: Centavos;
  /** `deposit:<order_no>` */
  readonly reference: string;
  /** Turnover owed for it, as a whole multiple of the amount; 1 against laundering. */
  readonly turnoverMultiple: number;
}

/**
 * Only who may play receives: from anybody else a payment goes back whole to where it came from,
 * as money that is kept for them would tempt whoever excluded themselves. A demo never holds real
 * money.
 */
export function deposit(
  wallet: Wallet,
  input: DepositInput,
): Applied | Refused<"wallet.account_blocked"> {
  assertAmount(input.amount);
  if (wallet.access !== "active") return { outcome: "refused", code: "wallet.account_blocked" };
  return {
    outcome: "applied",
    transfers: [
      {
        kind: "deposit",
        debit: "psp:clearing",
        credit: "member:cash",
        amount: input.amount,
        reference: input.reference,
      },
    ],
    ...NOTHING_OWED,
    turnoverOwedChange: multiplyFloor(input.amount, input.turnoverMultiple, 1),
  };
}

export interface HoldInput {
  readonly amount: Centavos;
  /** `withdrawal:<order_no>` */
  readonly reference: string;
  /** The site allows early withdrawal against its fee: turnover may still be owed. */
  readonly isTurnoverWaived?: boolean;
}

/**
 * Sets money aside for a withdrawal: what cash owes stands in its way, what a bonus owes never.
 * Excluded members may still withdraw theirs.
 */
export function hold(wallet: Wallet, input: HoldInput): Applied | Refused {
  assertAmount(input.amount);
  if (wallet.access !== "active" && wallet.access !== "excluded") {
    return { outcome: "refused", code: "wallet.account_blocked" };
  }
  if (wallet.cash < input.amount) {
    return { outcome: "refused", code: "wallet.insufficient_funds" };
  }
  if (wallet.turnoverOwed > 0 && input.isTurnoverWaived !== true) {
    return { outcome: "refused", code: "wallet.turnover_owed" };
  }
  return applied([
    {
      kind: "withdrawal.hold",
      debit: "member:cash",
      credit: "member:locked",
      amount: input.amount,
      reference: input.reference,
    },
  ]);
}

export interface ReleaseInput {
  readonly amount: Centavos;
  readonly reference: string;
}

/** A withdrawal that will not be: what was set aside is cash again. */
export function release(wallet: Wallet, input: ReleaseInput): Applied {
  assertLocked(wallet, input.amount);
  return applied([
    {
      kind: "withdrawal.release",
      debit: "member:locked",
      credit: "member:cash",
      amount: input.amount,
      reference: input.reference,
    },
  ]);
}

export interface PayoutInput {
  /** All that was set aside, the fee included. */
  readonly amount: Centavos;
  readonly feeCentavos: Centavos;
  readonly reference: string;
}

/** A withdrawal that the bank has paid: its money leaves, its fee is ours. */
export function payout(wallet: Wallet, input: PayoutInput): Applied {
  assertLocked(wallet, input.amount);
  assert(input.feeCentavos >= 0 && input.feeCentavos <= input.amount, "The fee is part of it.");
  const { feeCentavos, reference } = input;
  const transfers: TransferDraft[] = [
    {
      kind: "withdrawal.payout",
      debit: "member:locked",
      credit: "psp:clearing",
      amount: subtract(input.amount, feeCentavos),
      reference,
    },
    {
      kind: "withdrawal.fee",
      debit: "member:locked",
      credit: "fee:income",
      amount: feeCentavos,
      reference,
    },
  ];
  return applied(transfers.filter((transfer) => transfer.amount > 0));
}

function applied(transfers: readonly TransferDraft[]): Applied {
  return { outcome: "applied", transfers, ...NOTHING_OWED };
}

function assertAmount(amount: Centavos): void {
  assert(toCentavos(amount) > 0, "An amount is more than nothing.");
}

function assertLocked(wallet: Wallet, amount: Centavos): void {
  assertAmount(amount);
  assert(wallet.locked >= amount, "Only what was set aside is released or paid out.");
}
