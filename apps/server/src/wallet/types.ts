/** What the pocket functions take and give. */
import type { Centavos } from "@tucano/contract/money.ts";
import type { TransferDraft } from "../ledger/index.ts";

/** Which pockets a stake came from, or a win went to. Kept with the bet, to undo exactly that. */
export interface Split {
  readonly cash: Centavos;
  readonly bonus: Centavos;
}

/** What is added to the two accounts of turnover owed; negative: worked off. */
export interface OwedChanges {
  readonly turnoverOwedChange: Centavos;
  readonly bonusOwedChange: Centavos;
}

/** Fits into a ledger decision: spread it and add the answer. */
export interface Applied extends OwedChanges {
  readonly outcome: "applied";
  readonly transfers: readonly TransferDraft[];
}

/** Is a ledger decision as it stands: return it from `decide`. */
export interface Refused<Code extends string = WalletRefusal> {
  readonly outcome: "refused";
  readonly code: Code;
}

export type WalletRefusal =
  | "wallet.insufficient_funds"
  | "wallet.account_blocked"
  | "wallet.turnover_owed";
