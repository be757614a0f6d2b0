/** All activities that are open, told from the numbers that hold now. */
import assert from "node:assert";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/rewards/activities.ts";
import type { ActivityCode } from "@tucano/contract/player/rewards/activities.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { type Language, languages } from "@tucano/i18n/languages.ts";
import { toWireInstant } from "../../platform/days.ts";
import { rebatesActivity, vipActivity, wheelActivity } from "./activities-of-play.ts";
import {
  dailyReliefActivity,
  firstRechargeActivity,
  invitationActivity,
  rechargeRebateActivity,
  rechargeTiersActivity,
  sevenDaysActivity,
} from "../recharges/activities-of-recharges.ts";
import { type Activity, summaryOf, termsOf, titleOf } from "../activity.ts";
import { withCostRate } from "../costs/published-cost.ts";
import {
  linesOf,
  loadOwnTexts,
  NO_OWN_TEXT,
  type OwnText,
  type OwnTexts,
  ownTextKey,
} from "../own-texts-repository.ts";
import type { Numbers } from "../../market/index.ts";
import { saidOnce } from "../recharges/per-deposit.ts";
import { secondsUntil, type View } from "../present.ts";
import type { PromotionsDeps } from "../types.ts";

type Output = DataOf<typeof contract.activityDetails>;

export type ToldKey =
  | "firstRecharge"
  | "rechargeTiers"
  | "rechargeRebate"
  | "invitation"
  | "dailyRelief"
  | "day7"
  | "dailyWheel"
  | "lotteryWheel"
  | "rebates"
  | "vip";

type Tellers = {
  readonly [Key in ToldKey]: (numbers: Numbers[Key], vip: Numbers["vip"]) => Activity;
};

/** How each is presented, in the order in which they are shown. */
const tellers: Tellers = {
  firstRecharge: firstRechargeActivity,
  rechargeTiers: rechargeTiersActivity,
  rechargeRebate: rechargeRebateActivity,
  invitation: invitationActivity,
  dailyRelief: dailyReliefActivity,
  day7: sevenDaysActivity,
  dailyWheel: (numbers) => wheelActivity("daily-wheel", numbers),
  lotteryWheel: (numbers) => wheelActivity("lottery-wheel", numbers),
  rebates: rebatesActivity,
  vip: (numbers) => vipActivity(numbers),
};

export function tell<Key extends ToldKey>(
  key: Key,
  numbers: Numbers[Key],
  vip: Numbers["vip"],
): Activity {
  return tellers[key](numbers, vip);
}

async function readActivities({ market }: PromotionsDeps): Promise<Activity[]> {
  const vip = await market.read("vip");
  const { costRates } = await market.read("offerCosts");
  const keys = Object.keys(tellers) as ToldKey[];
  return Promise.all(
    keys.map(async (key) => {
      const activity = tell(key, await market.read(key), vip);
      // A level of VIP costs what it costs: there is no such number.
      const rate = costRates[key as keyof typeof costRates];
      const told = rate === undefined ? activity : withCostRate(activity, rate);
      return saidOnce({ market }, key, told);
    }),
  );
}

export async function listActivities(
  deps: PromotionsDeps,
  lang: Language,
  host: string,
): Promise<Output> {
  const site = await deps.siteOf(host);
  const view = { lang, now: deps.clock.now() };
  const [switches, own] = await Promise.all([deps.market.read("switches"), loadOwnTexts(deps.db)]);
  const open = (await readActivities(deps)).filter(
    (activity) =>
      activity.isOpen &&
      switches[activity.which] &&
      isRunning(activity, view.now) &&
      (activity.site ?? site) === site,
  );
  return {
    list: open.map((activity) => presentActivity(activity, { ...view, own })),
    play: await readPlay(deps),
    server_time: toWireInstant(view.now),
  };
}

/** A type without a game would only lengthen the list. */
async function readPlay({ catalog, market }: PromotionsDeps): Promise<Output["play"]> {
  const { stakeMaxCentavos, bonusDays } = await market.read("wagering");
  const games = (await catalog.allGames()).filter(({ status }) => status !== "hidden");
  /** Of the game of each type that counts most. */
  const percents = new Map<(typeof games)[number]["gameType"], number>();
  for (const { gameType, turnoverWeightPercent } of games) {
    percents.set(gameType, Math.max(percents.get(gameType) ?? 0, turnoverWeightPercent));
  }
  return {
    weights: [...percents].map(([game_type, percent]) => ({ game_type, percent })),
    bonus_stake_max: formatWire(toCentavos(stakeMaxCentavos)),
    bonus_days: bonusDays,
  };
}

/** Upcoming ones are included. */
function isRunning({ endsAt }: Activity, now: Date): boolean {
  return endsAt === null || now <= endsAt;
}

/** What players read, and which of it the house wrote itself. */
export interface ActivityWords {
  readonly lang: Language;
  readonly title: string;
  readonly summary: string;
  readonly terms: readonly string[];
  readonly own: OwnText;
}

/** In every language, also of an activity that is closed. */
export async function listWords(
  deps: PromotionsDeps,
  code: ActivityCode,
): Promise<readonly ActivityWords[]> {
  const [activities, own] = await Promise.all([readActivities(deps), loadOwnTexts(deps.db)]);
  const activity = activities.find((one) => one.code === code);
  assert(activity !== undefined, `Nothing presents the activity ${code}.`);
  return languages.map((lang) => wordsOf(activity, lang, own));
}

export function wordsOf(activity: Activity, lang: Language, texts: OwnTexts): ActivityWords {
  const { code } = activity;
  const own = texts.get(ownTextKey(code, lang)) ?? NO_OWN_TEXT;
  return {
    lang,
    own,
    title: own.title ?? titleOf(code, lang),
    summary: own.summary ?? summaryOf(activity, lang),
    terms: [...linesOf(own.terms), ...termsOf(activity, lang)],
  };
}

function presentActivity(
  activity: Activity,
  { lang, now, own }: View & { readonly own: OwnTexts },
): Output["list"][number] {
  const { title, summary, terms } = wordsOf(activity, lang, own);
  return {
    code: activity.code,
    title,
    summary,
    terms: [...terms],
    numbers: [...activity.numbers],
    target: activity.target,
    starts_at: toWireInstant(activity.startsAt),
    ends_at: toWireInstant(activity.endsAt),
    seconds_left: secondsUntil(activity.endsAt, now),
  };
}
