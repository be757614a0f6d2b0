/**
 * The door of the promotions: what is given for recharging, inviting, losing and coming back. This
 * room decides who has earned what, from the journal's figures and the numbers that were promised;
 * the rewards room pays it, once. All that is kept here are the days on which members came, and the
 * keys that claims were sent with.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { ActivityCode } from "@tucano/contract/player/rewards/activities.ts";
import type { SevenDaysProgress } from "../members/index.ts";
import type { Tx } from "../platform/database/types.ts";
import type { Room } from "../platform/room.ts";
import { type ActivityWords, listWords, type ToldKey } from "./activities/activities.ts";
import { activityCalls } from "./activities/calls.ts";
import { type Preview, previewPromise, type PreviewWish } from "./activities/preview.ts";
import { codeCalls } from "./codes/calls.ts";
import type { NewPromoCode, PromoCode } from "./codes/code-repository.ts";
import * as codes from "./codes/code-repository.ts";
import { promotionsJobs } from "./jobs.ts";
import { otherCalls } from "./others/calls.ts";
import { noteLogin, readSevenDaysProfile } from "./others/seven-days.ts";
import { type OwnTextRow, saveOwnText } from "./own-texts-repository.ts";
import { rechargeCalls } from "./recharges/calls.ts";
import { findLastReckoned, type Result, sumResults } from "./results/result-repository.ts";
import type { PromotionsDeps } from "./types.ts";

export type { ActivityWords } from "./activities/activities.ts";
export type { NewPromoCode, PromoCode } from "./codes/code-repository.ts";
export type { PromotionsDeps } from "./types.ts";

export interface Promotions {
  /** Called at sign-in: the member was here today. */
  noteLogin(memberId: MemberId): Promise<void>;
  /** For the member's profile; null: no row of days is running. */
  sevenDaysOf(memberId: MemberId): Promise<SevenDaysProgress | null>;
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
}

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

function createApi(deps: PromotionsDeps): Promotions {
  return {
    noteLogin: async (memberId) => void (await noteLogin(deps, memberId)),
    sevenDaysOf: (memberId) => readSevenDaysProfile(deps, memberId),
    office: createOffice(deps),
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
  };
}
