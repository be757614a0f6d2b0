/**
 * What the cashier needs of a payment service provider: of one that takes money in, of one that
 * pays out, and of one that knows whose a key is. The words here are ours, so that another provider
 * needs another adapter and nothing else.
 */
import type { Centavos } from "@tucano/contract/money.ts";

export interface ChargeRequest {
  /** Ours: 26 to 35 letters and digits. */
  readonly txid: string;
  readonly amount: Centavos;
  readonly expiresSeconds: number;
  /** YYYY-MM-DD: the day in São Paulo on which it expires. */
  readonly lastDay: string;
  readonly debtor: { readonly cpf: string; readonly name: string };
  readonly message: string;
}

export interface Receipt {
  readonly endToEndId: string;
  readonly txid: string | null;
  readonly amount: Centavos;
  readonly paidAt: Date;
}

/** An entry of the bank's that is not what it should be; everything beside it still counts. */
export interface Unreadable {
  /** Made of the entry itself where it names none. */
  readonly endToEndId: string;
  /** A summary of its content. */
  readonly said: string;
}

export type RefundStatus = "processing" | "done" | "not_done";

/** One that the bank lists, whoever requested it. */
export interface Refund {
  readonly endToEndId: string;
  readonly refundId: string;
  readonly amount: Centavos;
  readonly status: RefundStatus;
  /** Null: it has not gone back yet. */
  readonly settledAt: Date | null;
}

export interface BankAccount {
  readonly bankCode: string;
  readonly ispb: string;
  readonly branch: string;
  readonly number: string;
  readonly accountType: "checking" | "savings" | "payment";
}

export type PayoutTarget =
  | { readonly kind: "pix"; readonly key: string }
  | { readonly kind: "bank"; readonly account: BankAccount };

export interface PayoutOrder {
  /** The same key is the same payout, however often it is sent: at most 35 letters and digits. */
  readonly idempotencyKey: string;
  readonly amount: Centavos;
  /** The account must be this person's; the bank checks. */
  readonly holderCpf: string;
  readonly holderName: string;
  readonly to: PayoutTarget;
}

export interface Payout {
  readonly endToEndId: string;
  readonly status: "processing" | "settled" | "refused";
  /** The bank's word for why it refused. */
  readonly reason: string | null;
}

/** Takes money in, and sends it back to who has paid. */
export interface Collections {
  /** Creates the charge; while nobody has paid it, a repeat answers the same one. */
  createCharge(charge: ChargeRequest): Promise<{ readonly pixCopyPaste: string }>;
  /** False when the charge can no longer be removed: it was paid. */
  removeCharge(txid: string): Promise<boolean>;
  /** Throws PspUnreadable for a payment that is there and makes no sense. */
  readReceipt(endToEndId: string): Promise<Receipt | null>;
  listReceipts(range: {
    readonly from: Date;
    readonly until: Date;
    readonly page: number;
  }): Promise<{
    readonly receipts: readonly Receipt[];
    readonly unreadable: readonly Unreadable[];
    readonly hasMore: boolean;
  }>;
  /** Of payments that were made in that time, however much later they went back. */
  listRefunds(range: {
    readonly from: Date;
    readonly until: Date;
    readonly page: number;
  }): Promise<{ readonly refunds: readonly Refund[]; readonly hasMore: boolean }>;
  /** Did the holder of this CPF pay this receipt? The receipt itself does not say who paid. */
  isPaidBy(receipt: Receipt, cpf: string): Promise<boolean>;
  requestRefund(endToEndId: string, refundId: string, amount: Centavos): Promise<RefundStatus>;
  readRefund(endToEndId: string, refundId: string): Promise<RefundStatus | null>;
  registerWebhook(url: string): Promise<void>;
  /** Where it tells of payments; null: nowhere. */
  readWebhook(): Promise<string | null>;
}

export interface Payouts {
  /** Throws PspUnreached only where the bank has not heard of it. */
  sendPayout(order: PayoutOrder): Promise<Payout>;
  /** Null: the provider has never heard of it, so sending is safe. */
  readPayout(idempotencyKey: string): Promise<Payout | null>;
}

/** `unknown`: there is no such key. `unasked`: nobody says; the bank that pays refuses others'. */
export type KeyOwner = "own" | "other" | "unknown" | "unasked";

export interface Directory {
  /** Whose is this key? */
  lookUpKey(key: string, cpf: string): Promise<KeyOwner>;
}

/** Nothing is known about what happened: no answer, a broken answer, a fault over there. */
export class PspUnavailable extends Error {
  override readonly name: string = "PspUnavailable";
}

/** Nobody was there, or gave us no token: whatever was to be asked was not. */
export class PspUnreached extends PspUnavailable {
  override readonly name = "PspUnreached";
}

/** The provider answered about this payment, and asking again will not make more of it. */
export class PspUnreadable extends Error {
  override readonly name = "PspUnreadable";
  readonly said: string;

  constructor(said: string) {
    super(`A payment cannot be read: ${said}`);
    this.said = said;
  }
}

/** The provider understood and said no. Nothing was done. */
export class PspRefused extends Error {
  override readonly name = "PspRefused";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
