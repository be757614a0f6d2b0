import type { Payment } from "./receipts.ts";
import type { ReceiptRow } from "./repository.ts";

export interface SandboxPsp {
  /** Pays a charge and tells the receiver; `notified` says whether the receiver took it. */
  pay(payment: Payment): Promise<ReceiptRow & { notified: boolean }>;
}
