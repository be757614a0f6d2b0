/** How standings and rewards go over the wire, in the caller's language. */
import { add, formatWire, larger, subtract, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import type * as contract from "@tucano/contract/player/rewards/promotions.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { toWireInstant } from "../platform/days.ts";
import type { MessageParams } from "../platform/errors.ts";
import { type Reply, say } from "../platform/http/answers/envelope.ts";
import { translate } from "../platform/translate.ts";
import type { BasisLine, Reward } from "../rewards/index.ts";
import { type Activity, money, termsOf, titleOf } from "./activity.ts";
import type { Progress, Standing } from "./types.ts";

export interface View {
  readonly lang: Language;
  readonly now: Date;
}

type CheckOutput = DataOf<typeof contract.checkFirstRecharge>;
type StandingOutput = Omit<
  CheckOutput,
  "title" | "terms" | "numbers" | "server_time" | "deposit_amount"
>;
type ClaimOutput = DataOf<typeof contract.claimFirstRecharge>;

const SECOND_MS = 1_000;

export function secondsUntil(until: Date | null, now: Date): number | null {
  if (until === null) return null;
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / SECOND_MS));
}

function missingOf({ required, done }: Progress) {
  return larger(subtract(required, done), ZERO);
}

function reasonParams(standing: Standing): MessageParams {
  const [first] = standing.progress;
  return {
    amount: money(standing.reward?.amount ?? standing.offer?.amount ?? 0),
    required: money(first?.required ?? 0),
    missing: money(first === undefined ? 0 : missingOf(first)),
  };
}

export function presentBasis(basis: readonly BasisLine[]): StandingOutput["basis"] {
  return basis.map((line) => ({
    what: line.what,
    reference: line.reference ?? null,
    amount: line.amountCentavos === undefined ? null : formatWire(toCentavos(line.amountCentavos)),
    rate_percent:
      line.rateBasisPoints === undefined ? null : formatBasisPoints(line.rateBasisPoints),
    text: line.text ?? null,
  }));
}

export function presentStanding(standing: Standing, { lang, now }: View): StandingOutput {
  const given = standing.reward ?? standing.offer;
  return {
    state: standing.state,
    reason_code: standing.reason,
    reason: translate(lang, `promotions.reason.${standing.reason}`, reasonParams(standing)),
    reward_amount: formatWire(given?.amount ?? ZERO),
    free_rounds: given?.free?.rounds ?? 0,
    pocket: given?.pocket ?? null,
    turnover_required: formatWire(given?.turnover ?? ZERO),
    progress: standing.progress.map((one) => ({
      code: one.code,
      required: formatWire(one.required),
      done: formatWire(one.done),
      missing: formatWire(missingOf(one)),
    })),
    basis: presentBasis(given?.basis ?? []),
    until: toWireInstant(standing.until),
    seconds_left: secondsUntil(standing.until, now),
  };
}

/** What every check says: the player's standing, and by which rules. */
export function presentCheck(
  standing: Standing,
  activity: Activity,
  view: View,
): Omit<CheckOutput, "deposit_amount"> {
  return {
    ...presentStanding(standing, view),
    title: titleOf(activity.code, view.lang),
    terms: termsOf(activity, view.lang),
    numbers: [...activity.numbers],
    server_time: toWireInstant(view.now),
  };
}

export const CLAIMED = "promotions.claimed";

export function sayClaimed(rewards: readonly Reward[]): Reply<ClaimOutput> {
  const claimed: ClaimOutput = {
    reward_amount: formatWire(add(...rewards.map(({ amount }) => amount))),
    turnover_required: formatWire(add(...rewards.map(({ turnover }) => turnover))),
    list: rewards.map((reward) => ({
      id: reward.id,
      reference: reward.period,
      reward_amount: formatWire(reward.amount),
      pocket: reward.pocket,
      turnover_required: formatWire(reward.turnover),
      free_rounds: reward.free?.rounds ?? 0,
      claimed_at: toWireInstant(reward.claimedAt ?? reward.createdAt),
      basis: presentBasis(reward.basis),
    })),
  };
  return say(claimed, CLAIMED);
}
