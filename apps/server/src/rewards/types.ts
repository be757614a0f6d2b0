/**
 * A reward is whatever the house gives: a gift, a rebate, a commission. A room says what somebody
 * has earned and why; this room keeps it, pays it at most once, and can always say what made it up.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/rewards/rewards.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { FreeRounds } from "../free-rounds/index.ts";
import type { CommandKind, Ledger } from "../ledger/index.ts";
import type { Market } from "../market/index.ts";
import type { Platform } from "../platform/context.ts";
import type { Tx } from "../platform/database/types.ts";

export type RewardKind =
  | "ftd"
  | "recharge-tier"
  | "recharge-rebate"
  | "invitation"
  | "daily-relief"
  | "day7"
  | "daily-wheel"
  | "lottery-wheel"
  | "promo-code"
  | "campaign"
  | "race"
  /** Of the points that missions pay: what they buy, and whose points they are. */
  | "shop"
  | "mission"
  | "rebate"
  | "vip.upgrade"
  | "vip.weekly"
  | "vip.monthly"
  | "agency.recharge"
  | "agency.betting"
  | "agency.settlement"
  /** By hand, when two people agree. */
  | "manual";

export type RewardState = "claimable" | "claimed" | "expired" | "forfeited";

/** One line of why: what happened, what it counted, what it gave. Shown to the player unchanged. */
export interface BasisLine {
  /** A stable word that the screen translates: "turnover", "deposit", "loss", "rate", … */
  readonly what: string;
  /** Of a journal entry, an order, a day, a member: what it belongs to. */
  readonly reference?: string;
  readonly amountCentavos?: number;
  /** 1 = 0.01 %. */
  readonly rateBasisPoints?: number;
  readonly text?: string;
}

/** (memberId, kind, period) is given once, ever. */
export interface RewardOffer {
  readonly memberId: MemberId;
  readonly kind: RewardKind;
  /** What makes it one: a day, a week, a level, an order number, a spin. */
  readonly period: string;
  /** More than nothing, or nothing beside free rounds. */
  readonly amount: Centavos;
  /** Where it goes: cash to keep, or bonus to play through. */
  readonly pocket: "cash" | "bonus";
  /** Turnover that it owes before it may be withdrawn (cash) or becomes cash (bonus). */
  readonly turnover: Centavos;
  readonly cost: "promotion:cost" | "agency:cost";
  readonly basis: readonly BasisLine[];
  /** From then on it can be claimed. */
  readonly availableFrom: Date;
  /** Null: for ever. */
  readonly expiresAt: Date | null;
  /** What is given with it, once it is claimed. Left out: nothing. */
  readonly free?: FreeGift | null;
}

/** Rounds that the house pays for; null and left out: none. */
export interface FreeGift {
  readonly studio: string;
  readonly gameCode: string;
  /** Of each round. */
  readonly stake: Centavos;
  readonly rounds: number;
  /** So long they can be played, from the claim on. */
  readonly days: number;
}

/** Things that may each be used for one claim of a kind and period, whoever claims. */
export interface Guards {
  readonly cpf?: string;
  readonly device?: string;
  readonly paymentKey?: string;
  /** The order number of a deposit that earns one reward of those that exclude each other. */
  readonly deposit?: string;
}

/** Those that identify a person: their owner is named when somebody else's claim is refused. */
export type PersonalGuard = Exclude<keyof Guards, "deposit">;

/** A part of a time that a kind of reward has a budget for: a day, or from a moment on. */
export interface BudgetScope {
  readonly kind: RewardKind;
  readonly scope: string;
}

/** What all members together may be paid of the reward's kind in a scope. */
export interface BudgetLimit {
  readonly scope: string;
  readonly most: Centavos;
}

export interface Reward extends RewardOffer {
  /** A UUID. */
  readonly id: string;
  readonly state: RewardState;
  readonly createdAt: Date;
  readonly claimedAt: Date | null;
  /** Of a forfeited one: an operator's words. */
  readonly reason: string | null;
}

export type WaitingKind = (typeof contract.waitingKinds)[number];
export type WaitingBonus = Reward & { readonly kind: WaitingKind };

export interface RewardFilter {
  readonly kinds?: readonly RewardKind[];
  readonly states?: readonly RewardState[];
  /** By when it was created. */
  readonly from?: Date;
  readonly until?: Date;
  readonly page?: number;
  readonly limit?: number;
}

export interface Rewards {
  /** In sets; an offer of a key that exists changes nothing. Answers how many are new. */
  offer(tx: Tx, offers: readonly RewardOffer[]): Promise<number>;
  /**
   * Pays it. The same claim again is answered with the same reward and moves nothing. Throws
   * DomainError: rewards.not_found, rewards.not_yet, rewards.expired, rewards.forfeited,
   * rewards.already_used (a guard), rewards.deposit_used, rewards.budget_spent,
   * rewards.account_blocked.
   */
  claim(
    key: Pick<RewardOffer, "memberId" | "kind" | "period">,
    guards?: Guards,
    limits?: readonly BudgetLimit[],
  ): Promise<Reward>;
  /** Offers and claims in one: for what is decided on request. */
  claimNow(offer: RewardOffer, guards?: Guards, limits?: readonly BudgetLimit[]): Promise<Reward>;
  /** By order number: which kind of reward each of the member's deposits was used for. */
  depositUses(memberId: MemberId): Promise<ReadonlyMap<string, RewardKind>>;
  /**
   * What nobody has asked for: cash is paid at once; a bonus that owes something is only offered,
   * and begins when its player accepts it.
   */
  give(offer: RewardOffer): Promise<Reward>;
  /** In the transaction that pays a bonus which no reward is: its end, as of any other bonus. */
  watchBonuses(
    tx: Tx,
    bonuses: readonly { readonly memberId: MemberId; readonly at: Date; readonly until: Date }[],
  ): Promise<void>;
  /** Bonuses that wait for the player's yes, the oldest first. */
  waiting(memberId: MemberId): Promise<readonly WaitingBonus[]>;
  /** One of them. Throws rewards.not_found when it is none of this member's, and what claims do. */
  accept(memberId: MemberId, id: string): Promise<Reward>;
  /** Would a claim now find room in these budgets, or has it taken its part before? */
  fitsBudget(offer: RewardOffer, limits: readonly BudgetLimit[]): Promise<boolean>;
  /** What is gone of each, in their order. */
  spentOf(scopes: readonly BudgetScope[]): Promise<readonly Centavos[]>;
  /**
   * Guards what is not a reward yet, such as a spin: the member who came first for this kind and
   * period keeps them, and may come again. Throws rewards.already_used, and notes who came second.
   */
  guard(key: Pick<RewardOffer, "memberId" | "kind" | "period">, guards: Guards): Promise<void>;
  find(key: Pick<RewardOffer, "memberId" | "kind" | "period">): Promise<Reward | null>;
  /** What a claim would pay now, of one kind; who has nothing to claim is left out. */
  claimableOf(
    memberIds: readonly MemberId[],
    kind: RewardKind,
  ): Promise<ReadonlyMap<MemberId, Centavos>>;
  /** Newest first. */
  list(
    memberId: MemberId,
    filter: RewardFilter,
  ): Promise<{ readonly list: readonly Reward[]; readonly total: number }>;
  /** An operator's act, with a reason. What was paid stays paid; an adjustment takes it back. */
  forfeit(id: string, operator: string, reason: string): Promise<Reward>;
  /** Those whose time is over. Run by a job; answers how many. */
  expireDue(): Promise<number>;

  /**
   * Takes a bonus back that is still being played, and what it owes with it. Refused with
   * rewards.no_bonus, or rewards.bonus_at_play while a stake of it is.
   */
  forfeitBonus(memberId: MemberId, wish: BonusForfeiture): Promise<ForfeitedBonus>;
  /** Takes back bonuses that were not played through in time. Run by a job; answers how many. */
  expireBonuses(): Promise<number>;
  /** Claims that a guard refused and that name this member, on either side. */
  signalsOf(memberId: MemberId, limit: number): Promise<readonly Signal[]>;
  /** For the back office: all from a place on, newest first, with what became of the rewards. */
  signalsAfter(page: {
    readonly after: SignalPlace | null;
    readonly limit: number;
  }): Promise<readonly SignalShown[]>;
  /** For results: of the next members, what each claimed of each kind in a time. */
  claimedOf(page: ClaimedPage): Promise<readonly ClaimedSum[]>;
  findById(id: string): Promise<Reward | null>;
  /** What was ever to be staked, and what has counted toward it. */
  coverHistory(
    memberId: MemberId,
    input: InputOf<typeof contract.coverHistory>,
  ): Promise<DataOf<typeof contract.coverHistory>>;
}

export interface BonusForfeiture {
  readonly why: "expired" | "given-up" | "operator";
  /** The same key again is the same act. */
  readonly key?: string;
}

export interface ForfeitedBonus {
  readonly forfeited: Centavos;
  /** Turnover that is no longer owed for it. */
  readonly waived: Centavos;
}

export interface Signal {
  readonly memberId: MemberId;
  readonly otherMemberId: MemberId;
  readonly kind: RewardKind;
  readonly period: string;
  readonly guard: PersonalGuard;
  readonly at: Date;
}

export interface SignalPlace {
  readonly at: Date;
  readonly memberId: MemberId;
  readonly kind: string;
  readonly guard: string;
}

/** With what became of the reward that the claim was about, if there is one. */
export interface SignalShown extends Signal {
  readonly rewardId: string | null;
  readonly amount: Centavos | null;
  readonly state: RewardState | null;
}

export interface ClaimedSum {
  readonly memberId: MemberId;
  readonly kind: RewardKind;
  readonly claims: number;
  readonly amount: Centavos;
  readonly turnover: Centavos;
}

export interface ClaimedPage {
  readonly from: Date;
  /** Not included. */
  readonly until: Date;
  readonly afterMemberId: number;
  /** Members. */
  readonly limit: number;
}

export interface RewardsDeps extends Pick<Platform, "db" | "clock" | "random" | "logger" | "jobs"> {
  readonly freeRounds: Pick<FreeRounds, "give">;
  /** Null: there is no such game any more. */
  readonly gameIdOf: (studio: string, code: string) => Promise<number | null>;
  readonly ledger: Ledger;
  readonly market: Market;
  /** A part of the bonus may still come back; in the order of the members, under `tx`'s locks. */
  readonly isBonusAtPlay: (tx: Tx, memberIds: readonly MemberId[]) => Promise<readonly boolean[]>;
}

/** What the room's commands work with. */
export interface RewardsContext extends RewardsDeps {
  /** Ids that begin with their time. */
  readonly newId: () => string;
  readonly payReward: PayReward;
}

export interface Paid {
  readonly id: string;
  /** ISO 8601. */
  readonly claimedAt: string;
  /** Until when the bonus is to be played through; null: it is no bonus. */
  readonly bonusExpiresAt: string | null;
  /** Free rounds come with it. */
  readonly hasFree: boolean;
}

export interface PayInput {
  readonly id: string;
  /** ISO 8601, both. */
  readonly at: string;
  readonly bonusExpiresAt: string;
}

export interface PayAnswer {
  readonly amountCentavos: Centavos;
}

export type PayReward = CommandKind<PayInput, Reward | null, Paid, PayAnswer>;
