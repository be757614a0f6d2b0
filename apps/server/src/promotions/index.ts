/**
 * The door of the promotions: what is given for recharging, inviting, losing and coming back. This
 * room decides who has earned what, from the journal's figures and the numbers that were promised;
 * the rewards room pays it, once. All that is kept here are the days on which members came, and the
 * keys that claims were sent with.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { ActivityCode } from "@tucano/contract/player/rewards/activities.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { listWords, type ToldKey } from "./activities/activities.ts";
import { activityCalls } from "./activities/calls.ts";
import { previewPromise, type PreviewWish } from "./activities/preview.ts";
import { codeCalls } from "./codes/calls.ts";
import * as codes from "./codes/code-repository.ts";
import { costRateHeld } from "./costs/published-cost.ts";
import type { OtherOffer, SeveralKey } from "../market/index.ts";
import { promotionsJobs } from "./jobs.ts";
import { numbersOf } from "./promise.ts";
import { otherCalls } from "./others/calls.ts";
import { noteLogin, readSevenDaysProfile } from "./others/seven-days.ts";
import { saveOwnText } from "./own-texts-repository.ts";
import { rechargeCalls } from "./recharges/calls.ts";
import { findLastReckoned, sumResults } from "./results/result-repository.ts";
import type { PromotionsDeps } from "./types.ts";

export type { ActivityWords } from "./activities/activities.ts";
export type { PromoCode } from "./codes/code-repository.ts";
export type { PromotionsDeps } from "./types.ts";

export type Promotions = ReturnType<typeof createApi>;

export function createPromotions(deps: PromotionsDeps): Room<Promotions> {
  return {
    api: createApi(deps),
    routes: [
      ...rechargeCalls(deps),
      ...otherCalls(deps),
      ...codeCalls(deps),
      ...activityCalls(deps),
    ],
    jobs: promotionsJobs(deps),
  };
}

function createApi(deps: PromotionsDeps) {
  return {
    /** Called at sign-in: the member was here today. */
    noteLogin: async (memberId: MemberId) => void (await noteLogin(deps, memberId)),
    /** For the member's profile; null: no row of days is running. */
    sevenDaysOf: (memberId: MemberId) => readSevenDaysProfile(deps, memberId),
    office: createOffice(deps),
  };
}

/** For the back office, which keeps the audit. */
function createOffice(deps: PromotionsDeps) {
  const { db } = deps;
  return {
    findCode: (code: string) => codes.findPromoCode(db, code.toUpperCase()),
    ...boundTo(db, {
      /** The newest first, after that code. */
      listCodes: codes.listPromoCodes,
      /** By kinds of rewards, from one São Paulo day to another, both included. */
      results: sumResults,
    }),
    /** False: there is such a code. */
    createCode: codes.insertPromoCode,
    closeCode: codes.closePromoCode,
    /** An activity in every language, as players read it, with the house's own words beside. */
    words: (code: ActivityCode) => listWords(deps, code),
    saveWords: saveOwnText,
    /** In basis points of what it gives: what an offer beside the standing one costs. */
    costRate: (key: SeveralKey, other: OtherOffer) =>
      costRateHeld(deps, key, numbersOf<SeveralKey>(other)),
    preview: <Key extends ToldKey>(wish: PreviewWish<Key>) => previewPromise(deps, wish),
    /** Null: never yet. */
    reckonedAt: async () => (await findLastReckoned(db))?.at ?? null,
  };
}
