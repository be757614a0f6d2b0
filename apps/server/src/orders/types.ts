/** What the room is made of. */
import type { OrderStatus, OrderType } from "@tucano/contract/player/money/orders.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Cashier, DepositRecord, WithdrawalRecord } from "../cashier/index.ts";
import type { Ledger } from "../ledger/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/types.ts";
import type { Reward, Rewards } from "../rewards/index.ts";
import type { Statistics } from "../statistics/index.ts";

export interface OrdersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly cashier: Pick<Cashier, "listDeposits" | "listWithdrawals">;
  readonly rewards: Pick<Rewards, "list">;
  readonly ledger: Pick<Ledger, "readWallet">;
  readonly statistics: Pick<Statistics, "turnover">;
}

export interface Order {
  readonly orderNo: string;
  readonly type: OrderType;
  readonly kind: string;
  readonly status: OrderStatus;
  readonly amount: Centavos;
  readonly relatedOrderNo: string | null;
  readonly time: Date;
  readonly completedAt: Date | null;
}

/** Everything of one member in a range. */
export interface Loaded {
  readonly deposits: readonly DepositRecord[];
  readonly withdrawals: readonly WithdrawalRecord[];
  readonly rewards: readonly Reward[];
}
