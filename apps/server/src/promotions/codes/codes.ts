/**
 * Promo codes. A redemption is taken from the code first, in a transaction that others of the same
 * code wait for; then the reward is claimed like any other, with its guards. What is refused for
 * good is given back, and what was cut off is paid when the member asks again.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { multiplyFloor } from "@tucano/contract/money.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { dayOf } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { MemberRecord } from "../../members/index.ts";
import type { Reward, RewardOffer } from "../../rewards/index.ts";
import { type Choice, claim, type Claimant } from "../claim.ts";
import * as repository from "./code-repository.ts";
import type { PromoCode, Redemption } from "./code-repository.ts";
import { claimable, guardsOf, isAllowed, notEligible, standingOf } from "../standing.ts";
import type { PromotionsDeps } from "../types.ts";

const KIND = "promo-code";
const HOUR_MS = 3_600_000;
const WRONG_PER_HOUR = 10;

export async function redeemCode(
  deps: PromotionsDeps,
  who: Claimant,
  typed: string,
): Promise<Reward[]> {
  const code = typed.toUpperCase();
  const { memberId } = who;
  await requireKnown(deps, memberId, code);
  if (!(await isAllowed(deps, "hasBonuses"))) throw new DomainError("promotions.not_offered");
  try {
    const rewards = await claim(deps, who, [KIND, code], () => choose(deps, memberId, code));
    await inTransaction(deps.db, async (tx) => {
      for (const { period } of rewards) {
        await repository.settleRedemption(tx, { memberId, code, nth: nthOf(period) });
      }
    });
    return rewards;
  } catch (error) {
    if (error instanceof DomainError && REFUSALS.has(error.code)) {
      await giveBack(deps, memberId, code);
    }
    throw error;
  }
}

/** Nobody tries codes out: so many wrong ones an hour, and then none at all. */
async function requireKnown(deps: PromotionsDeps, memberId: MemberId, code: string): Promise<void> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - HOUR_MS);
  if ((await repository.countWrongCodes(deps.db, memberId, since)) >= WRONG_PER_HOUR) {
    throw new DomainError("common.too_many_requests", { retryAfterSeconds: HOUR_MS / 1_000 });
  }
  if ((await repository.findPromoCode(deps.db, code)) !== null) return;
  await inTransaction(deps.db, (tx) => repository.noteWrongCode(tx, { memberId, now, since }));
  throw new DomainError("promotions.code_unknown");
}

const periodOf = (code: string, nth: number) => `${code}:${nth}`;
const nthOf = (period: string) => Number(period.split(":").at(-1));

async function choose(deps: PromotionsDeps, memberId: MemberId, code: string): Promise<Choice> {
  const member = await deps.members.find(memberId);
  if (member === null) throw new DomainError("promotions.code_not_for_you");
  const taken = await inTransaction(deps.db, (tx) => take(deps, tx, { member, code })).catch(
    refusalFrom,
  );
  if (taken instanceof DomainError) {
    return { kind: KIND, standings: [notEligible("nothing_left")], refusal: taken.code };
  }
  const offer = offerOf(taken.promo, memberId, taken.redemption);
  const given = standingOf(await deps.rewards.find(offer));
  return {
    kind: KIND,
    standings: [given ?? claimable(offer)],
    refusal: "promotions.code_over",
    guards: () => guardsOf(deps, memberId),
  };
}

/** A refusal is a choice of nothing: the same claim beside this one may have been paid just now. */
function refusalFrom(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}

interface Taken {
  readonly promo: PromoCode;
  readonly redemption: Pick<Redemption, "nth" | "at">;
}

/** What was taken and not paid is taken already, whatever the code says by now. */
async function take(
  { clock }: PromotionsDeps,
  tx: Tx,
  { member, code }: { readonly member: MemberRecord; readonly code: string },
): Promise<Taken> {
  const { memberId } = member;
  const promo = await repository.lockPromoCode(tx, code);
  if (promo === null) throw new DomainError("promotions.code_unknown");
  const last = await repository.findLastRedemption(tx, { memberId, code });
  if (last !== null && !last.isPaid) return { promo, redemption: last };
  const nth = (last?.nth ?? 0) + 1;
  const now = clock.now();
  requireFree(promo, nth, now);
  requireMeant(promo, member);
  await repository.insertRedemption(tx, { memberId, code, nth, at: now });
  return { promo, redemption: { nth, at: now } };
}

function requireFree(promo: PromoCode, nth: number, now: Date): void {
  if (nth > promo.limitPerMember) throw new DomainError("promotions.code_taken");
  const isRunning = promo.isOpen && promo.startsAt <= now && now < promo.endsAt;
  const isLeft = promo.limitTotal === null || promo.taken < promo.limitTotal;
  if (!isRunning || !isLeft) throw new DomainError("promotions.code_over");
}

function requireMeant(promo: PromoCode, { level, createdAt }: MemberRecord): void {
  const { registeredFrom, levelFrom } = promo;
  const isNew = registeredFrom === null || dayOf(createdAt) >= registeredFrom;
  if (level < levelFrom || !isNew) throw new DomainError("promotions.code_not_for_you");
}

function offerOf(
  promo: PromoCode,
  memberId: MemberId,
  { nth, at }: Pick<Redemption, "nth" | "at">,
): RewardOffer {
  return {
    memberId,
    kind: KIND,
    period: periodOf(promo.code, nth),
    amount: promo.amount,
    pocket: promo.pocket,
    turnover: multiplyFloor(promo.amount, promo.turnoverMultiple, 1),
    cost: "promotion:cost",
    basis: [{ what: KIND, reference: promo.code, amountCentavos: promo.amount }],
    availableFrom: at,
    expiresAt: null,
    free: promo.free,
  };
}

/** What the rewards room refuses for good: the same claim beside this one is refused as well. */
const REFUSALS: ReadonlySet<string> = new Set([
  "rewards.already_used",
  "rewards.account_blocked",
  "rewards.forfeited",
  "rewards.expired",
]);

/** Unless it was paid after all. */
async function giveBack(deps: PromotionsDeps, memberId: MemberId, code: string): Promise<void> {
  const last = await repository.findLastRedemption(deps.db, { memberId, code });
  if (last === null || last.isPaid) return;
  const reward = await deps.rewards.find({
    memberId,
    kind: KIND,
    period: periodOf(code, last.nth),
  });
  if (reward?.state === "claimed") return;
  await inTransaction(deps.db, async (tx) => {
    await repository.lockPromoCode(tx, code);
    await repository.deleteUnpaid(tx, { memberId, code });
  });
}
