/**
 * How anything of this room is claimed. A claim without a name chooses for itself, so an
 * Idempotency-Key is tied to what was chosen before it is paid: sent again, it is answered with the
 * same rewards, and never goes on to the next ones.
 */
import type { ErrorCode } from "@tucano/contract/errors/index.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import type { MemberContext } from "../platform/http/types.ts";
import type { Guards, Reward, RewardKind } from "../rewards/index.ts";
import { type ClaimKey, findClaimKey, insertClaimKey } from "./repository.ts";
import type { PromotionsDeps, Standing } from "./types.ts";

/** What a claim comes to: one standing, or several that are all claimable. */
export interface Choice {
  readonly kind: RewardKind;
  readonly standings: readonly Standing[];
  /** What is said when the rule is not met. */
  readonly refusal: ErrorCode;
  readonly guards?: () => Promise<Guards>;
}

/** Who claims. The same key again is answered with the same rewards. */
export interface Claimant {
  readonly memberId: MemberId;
  readonly idempotencyKey: string | null;
}

export function claimantOf({ member, idempotencyKey }: MemberContext): Claimant {
  return { memberId: member.memberId, idempotencyKey };
}

interface ClaimRequest {
  readonly memberId: MemberId;
  readonly asked: string;
}

/** The request is stored with the key, so that a key is not used for something else. */
export async function claim(
  deps: PromotionsDeps,
  who: Claimant,
  what: readonly unknown[],
  choose: () => Promise<Choice>,
): Promise<Reward[]> {
  const { memberId, idempotencyKey: key } = who;
  const asked = JSON.stringify(what);
  const request = { memberId, asked };
  if (key === null) return payAll(deps, await choose());
  const known = await findClaimKey(deps.db, memberId, key);
  if (known !== null) return answerAgain(deps, request, { known, choose });
  const choice = await choose();
  const periods = choice.standings.flatMap((standing) => periodOf(standing) ?? []);
  // The same claim beside this one may have chosen, and been paid, all that there was.
  if (periods.length === 0) {
    const first = await findClaimKey(deps.db, memberId, key);
    if (first !== null) return answerAgain(deps, request, { known: first, choose });
    return payAll(deps, choice);
  }
  const row = { memberId, key, asked, kind: choice.kind, periods, now: deps.clock.now() };
  const kept = await inTransaction(deps.db, (tx) => insertClaimKey(tx, row));
  const isOurs = kept.asked === asked && kept.periods.join() === periods.join();
  return isOurs ? payAll(deps, choice) : answerAgain(deps, request, { known: kept, choose });
}

async function payAll(deps: PromotionsDeps, choice: Choice): Promise<Reward[]> {
  const paid: Reward[] = [];
  for (const standing of choice.standings) paid.push(await payOut(deps, standing, choice));
  return paid;
}

/** What the key was tied to; what an interrupted first attempt did not pay is paid now. */
async function answerAgain(
  deps: PromotionsDeps,
  { memberId, asked }: ClaimRequest,
  { known, choose }: { readonly known: ClaimKey; readonly choose: () => Promise<Choice> },
): Promise<Reward[]> {
  if (known.asked !== asked) throw new DomainError("common.idempotency_conflict");
  const rewards: Reward[] = [];
  for (const period of known.periods) {
    const findPaid = async () => {
      const reward = await deps.rewards.find({ memberId, kind: known.kind, period });
      return reward?.state === "claimed" ? reward : null;
    };
    rewards.push((await findPaid()) ?? (await payLate(deps, period, { choose, findPaid })));
  }
  return rewards;
}

interface Late {
  readonly choose: () => Promise<Choice>;
  readonly findPaid: () => Promise<Reward | null>;
}

async function payLate(
  deps: PromotionsDeps,
  period: string,
  { choose, findPaid }: Late,
): Promise<Reward> {
  const choice = await choose();
  const standing = choice.standings.find((one) => periodOf(one) === period);
  if (standing !== undefined) return payOut(deps, standing, choice);
  // The same claim beside this one may have paid it between two looks.
  const paid = await findPaid();
  if (paid === null) throw new DomainError(choice.refusal);
  return paid;
}

/** Pays what is claimable and answers what was claimed before; anything else is refused. */
async function payOut(deps: PromotionsDeps, standing: Standing, choice: Choice): Promise<Reward> {
  if (standing.reward !== null) return standing.reward;
  if (standing.offer === null) throw new DomainError(refusalOf(standing, choice.refusal));
  const guards = await choice.guards?.();
  const { deposit } = standing;
  const all = deposit === null ? guards : { ...guards, deposit };
  return deps.rewards.claimNow(standing.offer, all, standing.limits);
}

function periodOf({ reward, offer }: Standing): string | null {
  return (reward ?? offer)?.period ?? null;
}

function refusalOf({ reason }: Standing, usual: ErrorCode): ErrorCode {
  switch (reason) {
    case "not_offered":
      return "promotions.not_offered";
    case "time_over":
      return "rewards.expired";
    case "not_meant":
      return "promotions.not_for_you";
    case "budget_spent":
      return "rewards.budget_spent";
    case "own_limit_reached":
      return "promotions.own_limit_reached";
    case "deposit_used":
      return "rewards.deposit_used";
    case "forfeited":
      return "rewards.forfeited";
    default:
      return usual;
  }
}
