/**
 * The door of the promotions: what is given for recharging, inviting, losing and coming back. This
 * room decides who has earned what, from the journal's figures and the numbers that were promised;
 * the rewards room pays it, once. All that is kept here are the days on which members came, and the
 * keys that claims were sent with.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as activities from "@tucano/contract/player/rewards/activities.ts";
import type * as contract from "@tucano/contract/player/rewards/promotions.ts";
import type { ActivityCode } from "@tucano/contract/player/rewards/activities.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Tx } from "../platform/database/types.ts";
import type { Reward } from "../rewards/index.ts";
import {
  type ActivityWords,
  listActivities,
  listWords,
  type ToldKey,
} from "./activities/activities.ts";
import { readBalances } from "./balances.ts";
import type { NewPromoCode, PromoCode } from "./codes/code-repository.ts";
import * as codes from "./codes/code-repository.ts";
import { redeemCode } from "./codes/codes.ts";
import { type Choice, claim } from "./claim.ts";
import { chooseDailyRelief } from "./others/daily-relief.ts";
import { chooseFirstRecharge } from "./recharges/first-recharge.ts";
import { chooseInvitation, type NamedInvitee } from "./others/invitation.ts";
import { chooseRechargeRebate } from "./recharges/recharge-rebate.ts";
import { chooseRechargeTiers } from "./recharges/recharge-tiers.ts";
import {
  chooseSevenDays,
  noteLogin,
  readSevenDaysProfile,
  type SevenDaysProfile,
} from "./others/seven-days.ts";
import { type OwnTextRow, saveOwnText } from "./own-texts-repository.ts";
import { type Preview, previewPromise, type PreviewWish } from "./activities/preview.ts";
import { findLastReckoned, type Result, sumResults } from "./results/result-repository.ts";
import { reckonResults } from "./results/results.ts";
import { showDailyRelief, showInvitations, showSevenDays } from "./others/show-others.ts";
import {
  showFirstRecharge,
  showRechargeRebate,
  showRechargeTiers,
} from "./recharges/show-recharges.ts";
import type { PromotionsDeps } from "./types.ts";

export { definePromotionsJobs } from "./jobs.ts";
export { promotionsRoutes } from "./routes.ts";
export type { ActivityWords } from "./activities/activities.ts";
export type { NewPromoCode, PromoCode } from "./codes/code-repository.ts";
export type { NamedInvitee } from "./others/invitation.ts";
export type { SevenDaysProfile } from "./others/seven-days.ts";
export type { PromotionsDeps } from "./types.ts";

type Asked<E> = InputOf<E> & { readonly lang: Language };

/** Who claims. The same key again is answered with the same rewards. */
export interface Claimant {
  readonly memberId: number;
  readonly idempotencyKey: string | null;
}

export interface Promotions {
  checkFirstRecharge(
    memberId: number,
    lang: Language,
  ): Promise<DataOf<typeof contract.checkFirstRecharge>>;
  checkRechargeRebate(
    memberId: number,
    input: Asked<typeof contract.checkRechargeRebate>,
  ): Promise<DataOf<typeof contract.checkRechargeRebate>>;
  checkRechargeTiers(
    memberId: number,
    input: Asked<typeof contract.checkRechargeTiers>,
  ): Promise<DataOf<typeof contract.checkRechargeTiers>>;
  checkInvitation(
    memberId: number,
    input: Asked<typeof contract.checkInvitation>,
  ): Promise<DataOf<typeof contract.checkInvitation>>;
  checkDailyRelief(
    memberId: number,
    lang: Language,
  ): Promise<DataOf<typeof contract.checkDailyRelief>>;
  /** Counts today as a day on which the member came. */
  checkSevenDays(memberId: number, lang: Language): Promise<DataOf<typeof contract.sevenDays>>;
  balances(
    memberId: number,
    input: InputOf<typeof activities.allBalances>,
  ): Promise<DataOf<typeof activities.allBalances>>;
  /** Of the site that the host belongs to. */
  activities(lang: Language, host: string): Promise<DataOf<typeof activities.activityDetails>>;

  // Claims throw promotions.* and rewards.* errors; what was claimed before is answered again.
  claimFirstRecharge(who: Claimant): Promise<readonly Reward[]>;
  /** Null: the oldest that can be claimed. */
  claimRechargeRebate(who: Claimant, orderNo: string | null): Promise<readonly Reward[]>;
  /** Null: all that can be claimed. */
  claimRechargeTiers(who: Claimant, orderNo: string | null): Promise<readonly Reward[]>;
  /** Nobody named: the invitee who has been claimable for longest. */
  claimInvitation(who: Claimant, named: NamedInvitee): Promise<readonly Reward[]>;
  claimDailyRelief(who: Claimant): Promise<readonly Reward[]>;
  claimSevenDays(who: Claimant): Promise<readonly Reward[]>;

  /** One promo code; throws promotions.code_* errors. */
  redeem(who: Claimant, code: string): Promise<readonly Reward[]>;

  /** For whoever signs members in: today is a day on which this one came. */
  noteLogin(memberId: number): Promise<void>;
  /** For the member's profile; null: no row of days is running. */
  sevenDaysOf(memberId: number): Promise<SevenDaysProfile | null>;
  readonly office: PromotionsOffice;
}

/** For the back office, which keeps the audit. */
export interface PromotionsOffice {
  findCode(code: string): Promise<PromoCode | null>;
  /** The newest first, after that code. */
  listCodes(page: { readonly after: string | null; readonly limit: number }): Promise<PromoCode[]>;
  /** False: there is such a code. */
  createCode(tx: Tx, code: NewPromoCode): Promise<boolean>;
  closeCode(tx: Tx, code: string): Promise<void>;
  /** An activity in every language, as players read it, with the house's own words beside. */
  words(code: ActivityCode): Promise<readonly ActivityWords[]>;
  saveWords(tx: Tx, row: OwnTextRow): Promise<void>;
  preview<Key extends ToldKey>(wish: PreviewWish<Key>): Promise<Preview>;
  /** By kinds of rewards, from one São Paulo day to another, both included. */
  results(days: { readonly from: string; readonly to: string }): Promise<readonly Result[]>;
  /** Null: never yet. */
  reckonedAt(): Promise<Date | null>;
  /** What a job does each hour; harmless when run again. */
  reckon(): Promise<void>;
}

type Claims = Pick<Promotions, Extract<keyof Promotions, `claim${string}`>>;

export function createPromotions(deps: PromotionsDeps): Promotions {
  const office = createOffice(deps);
  return {
    office,
    redeem: (who, code) => redeemCode(deps, who, code),
    ...createClaims(deps),
    checkFirstRecharge: (memberId, lang) => showFirstRecharge(deps, memberId, lang),
    checkRechargeRebate: (memberId, input) => showRechargeRebate(deps, memberId, input),
    checkRechargeTiers: (memberId, input) => showRechargeTiers(deps, memberId, input),
    checkInvitation: (memberId, input) => showInvitations(deps, memberId, input),
    checkDailyRelief: (memberId, lang) => showDailyRelief(deps, memberId, lang),
    checkSevenDays: (memberId, lang) => showSevenDays(deps, memberId, lang),
    balances: (memberId, input) => readBalances(deps, memberId, input),
    activities: (lang, host) => listActivities(deps, lang, host),
    noteLogin: async (memberId) => void (await noteLogin(deps, memberId)),
    sevenDaysOf: (memberId) => readSevenDaysProfile(deps, memberId),
  };
}

function createOffice(deps: PromotionsDeps): PromotionsOffice {
  const { db } = deps;
  return {
    findCode: (code) => codes.findPromoCode(db, code.toUpperCase()),
    listCodes: (page) => codes.listPromoCodes(db, page),
    createCode: (tx, code) => codes.insertPromoCode(tx, code),
    closeCode: (tx, code) => codes.closePromoCode(tx, code),
    words: (code) => listWords(deps, code),
    saveWords: (tx, row) => saveOwnText(tx, row),
    preview: (wish) => previewPromise(deps, wish),
    results: (days) => sumResults(db, days),
    reckonedAt: async () => (await findLastReckoned(db))?.at ?? null,
    reckon: () => reckonResults(deps),
  };
}

function createClaims(deps: PromotionsDeps): Claims {
  const run = (who: Claimant, asked: readonly unknown[], choose: () => Promise<Choice>) =>
    claim(deps, { ...who, asked: JSON.stringify(asked) }, choose);
  return {
    claimFirstRecharge: (who) => run(who, ["ftd"], () => chooseFirstRecharge(deps, who.memberId)),
    claimRechargeRebate: (who, orderNo) =>
      run(who, ["recharge-rebate", orderNo], () =>
        chooseRechargeRebate(deps, who.memberId, orderNo),
      ),
    claimRechargeTiers: (who, orderNo) =>
      run(who, ["recharge-tiers", orderNo], () => chooseRechargeTiers(deps, who.memberId, orderNo)),
    claimInvitation: (who, named) =>
      run(who, ["invitation", named.inviteeId ?? null, named.account ?? null], () =>
        chooseInvitation(deps, who.memberId, named),
      ),
    claimDailyRelief: (who) =>
      run(who, ["daily-relief"], () => chooseDailyRelief(deps, who.memberId)),
    claimSevenDays: (who) => run(who, ["day7"], () => chooseSevenDays(deps, who.memberId)),
  };
}
