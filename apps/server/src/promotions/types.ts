/** What the room is made of, and how it says somebody's standing. */
import type {
  PromotionReason,
  PromotionState,
} from "@tucano/contract/player/rewards/promotions.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Cashier } from "../cashier/index.ts";
import type { Catalog } from "../catalog/index.ts";
import type { Ledger } from "../ledger/index.ts";
import type { Market } from "../market/index.ts";
import type { Invitee, Members } from "../members/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/types.ts";
import type { BudgetLimit, Reward, RewardOffer, Rewards } from "../rewards/index.ts";
import type { Rounds } from "../rounds/index.ts";
import type { Statistics } from "../statistics/index.ts";

export interface PromotionsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Pick<Ledger, "readWallet">;
  readonly catalog: Pick<Catalog, "allGames">;
  readonly market: Pick<Market, "read">;
  readonly members: Pick<Members, "find" | "inviteesOf" | "deviceOf">;
  readonly rewards: Pick<
    Rewards,
    | "claimNow"
    | "claimableOf"
    | "claimedOf"
    | "depositUses"
    | "find"
    | "fitsBudget"
    | "guard"
    | "list"
    | "spentOf"
  >;
  readonly statistics: Pick<
    Statistics,
    "deposits" | "depositTotals" | "playedByType" | "playedTotals" | "turnover" | "requireReadUntil"
  >;
  readonly cashier: Pick<Cashier, "payerKeyOf" | "paymentsOf">;
  readonly rounds: Pick<Rounds, "openStakes">;
  /** Some of a segment at a time. */
  readonly segments: {
    readonly page: (
      segment: { readonly segmentId: number; readonly version: number },
      page: { readonly after: number; readonly limit: number },
    ) => Promise<{ readonly memberIds: readonly MemberId[]; readonly next: number | null }>;
  };
  /** The code of the site that a host belongs to. */
  readonly siteOf: (host: string) => Promise<string>;
}

export interface Progress {
  readonly code: "recharge" | "stake" | "loss" | "total_recharged";
  readonly required: Centavos;
  readonly done: Centavos;
}

/** A player's standing with one reward. */
export interface Standing {
  readonly state: PromotionState;
  readonly reason: PromotionReason;
  /** Of a claimable one: what would be paid. */
  readonly offer: RewardOffer | null;
  /** Of a claimed one: what was paid. */
  readonly reward: Reward | null;
  readonly progress: readonly Progress[];
  readonly until: Date | null;
  /** Of a claimable one: the budgets that it takes from. */
  readonly limits: readonly BudgetLimit[];
  /** Of a claimable one: the deposit that earns nothing else then; null: whatever else. */
  readonly deposit: string | null;
}

export interface InviteeStanding extends Standing {
  readonly invitee: Invitee;
}
