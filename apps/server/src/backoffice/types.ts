/** What the back office is built on. It stands on the top floor and calls the doors below. */
import type { Centavos } from "@tucano/contract/money.ts";
import type { CashierOffice } from "../cashier/index.ts";
import type { BookCheck, Ledger } from "../ledger/index.ts";
import type { Members } from "../members/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/types.ts";
import type { Logger } from "../platform/logger.ts";
import type { Random } from "../platform/random.ts";
import type { Secrets } from "../platform/secrets.ts";
import type { SharedRounds } from "../shared-rounds/index.ts";

/** All a member ever staked and won with real money, voided rounds left out. */
export interface PlayTotals {
  readonly staked: Centavos;
  readonly won: Centavos;
}

export interface BackofficeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: Secrets;
  readonly logger: Logger;
  readonly config: {
    readonly admin: { readonly email: string; readonly password: string | null };
    readonly passwordCost: "standard" | "test";
  };
  readonly ledger: Pick<Ledger, "readWallet">;
  readonly members: Members;
  readonly cashier: CashierOffice;
  /** Talk at live tables. */
  readonly chat: Pick<SharedRounds, "listChat" | "removeChat">;
  readonly play: { playTotals(memberId: number): Promise<PlayTotals> };
  /** The checks of the rooms below; the audit log's own is added to them. */
  readonly bookChecks: readonly BookCheck[];
  /** Says something to whoever started the server, outside the log. */
  announce(line: string): void;
}
