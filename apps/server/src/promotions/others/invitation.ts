/**
 * The reward for each invitee who has recharged and staked enough, by the numbers that held when
 * the invitee registered. Both sums are net of what was taken back. From the day on which both are
 * reached, the reward can be claimed for the days that the numbers say.
 */
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { multiplyFloor, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { Invitee } from "../../members/index.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Reward, RewardOffer } from "../../rewards/index.ts";
import { type Choice, claim, type Claimant } from "../claim.ts";
import { fulfilledOn, type InviteeDay } from "../policy.ts";
import { type Offered, promisesTo, withinBudget } from "../promise.ts";
import { depositsOf } from "../recharges/recharges.ts";
import { isAllowed, notEligible, rewardsByPeriod, standingOf, whileOpen } from "../standing.ts";
import type { InviteeStanding, Progress, PromotionsDeps, Standing } from "../types.ts";

/** So many invitees are looked at side by side. */
const AT_ONCE = 10;

/** The latest to have joined come first. */
export async function readInvitations(
  deps: PromotionsDeps,
  memberId: MemberId,
): Promise<InviteeStanding[]> {
  const invitees = (await deps.members.inviteesOf([memberId])).toReversed();
  if (invitees.length === 0) return [];
  const ids = invitees.map((one) => one.memberId);
  const [deposits, played, given, isOffered] = await Promise.all([
    deps.statistics.depositTotals(ids),
    deps.statistics.playedTotals(ids),
    rewardsByPeriod(deps, memberId, "invitation"),
    isAllowed(deps, "hasBonuses"),
  ]);
  const promises = promisesTo(deps, memberId);
  const look = async (invitee: Invitee): Promise<InviteeStanding> => {
    const before = standingOf(given.get(periodOf(invitee)));
    if (before !== null) return { ...before, invitee };
    const { numbers, closed } = await promises("invitation", invitee.createdAt);
    if (!isOffered) return { ...notEligible("not_offered"), invitee };
    if (closed !== null) return { ...notEligible(closed), invitee };
    const recharged = deposits.get(invitee.memberId)?.totalCentavos ?? ZERO;
    const staked = played.get(invitee.memberId)?.stakeCentavos ?? ZERO;
    const progress: Progress[] = [
      { code: "recharge", required: toCentavos(numbers.rechargeFromCentavos), done: recharged },
      { code: "stake", required: toCentavos(numbers.stakeFromCentavos), done: staked },
    ];
    return { ...(await judge(deps, { memberId, invitee, numbers, progress })), invitee };
  };
  const standings: InviteeStanding[] = [];
  for (let first = 0; first < invitees.length; first += AT_ONCE) {
    standings.push(...(await Promise.all(invitees.slice(first, first + AT_ONCE).map(look))));
  }
  return standings;
}

function periodOf({ memberId }: Invitee): string {
  return `invitee:${memberId}`;
}

interface Case {
  readonly memberId: MemberId;
  readonly invitee: Invitee;
  readonly numbers: Offered<"invitation">;
  readonly progress: readonly Progress[];
}

async function judge(deps: PromotionsDeps, of: Case): Promise<Standing> {
  const { memberId, invitee, numbers, progress } = of;
  if (progress.some(({ done, required }) => done < required)) {
    return notEligible("invitee_progress", { progress });
  }
  const day = fulfilledOn(numbers, await daysOf(deps, invitee));
  if (day === null) return notEligible("invitee_progress", { progress });
  const amount = toCentavos(numbers.rewardCentavos);
  if (amount === 0) return notEligible("not_offered");
  const offer: RewardOffer = {
    memberId,
    kind: "invitation",
    period: periodOf(invitee),
    amount,
    pocket: "cash",
    turnover: multiplyFloor(amount, numbers.turnoverMultiple, 1),
    cost: "promotion:cost",
    basis: [
      { what: "invitee", reference: String(invitee.memberId), amountCentavos: amount },
      ...progress.map(({ code, done }) => ({ what: code, amountCentavos: done })),
      { what: "fulfilled", reference: day },
    ],
    availableFrom: startOfDay(day),
    expiresAt: startOfDay(addDays(day, numbers.claimDays + 1)),
  };
  const standing = whileOpen(offer, deps.clock.now(), progress);
  const isShared =
    standing.state === "claimable" && (await isSamePerson(deps, memberId, invitee.memberId));
  return isShared
    ? notEligible("shared_identity", { progress })
    : withinBudget(deps, numbers, standing);
}

/** What an invitee brought and staked, day by day. */
async function daysOf(
  deps: PromotionsDeps,
  { memberId, createdAt }: Invitee,
): Promise<InviteeDay[]> {
  const days = { from: dayOf(createdAt), to: dayOf(deps.clock.now()) };
  const [deposits, turnover] = await Promise.all([
    depositsOf(deps, memberId),
    deps.statistics.turnover(memberId, days),
  ]);
  // Sums of one day are in several lines, and nobody may see a day half counted.
  const byDay = new Map<string, { day: string; recharged: number; staked: number }>();
  const dayFor = (day: string) => {
    const found = byDay.get(day) ?? { day, recharged: 0, staked: 0 };
    byDay.set(day, found);
    return found;
  };
  for (const one of deposits) dayFor(dayOf(one.creditedAt)).recharged += one.amountCentavos;
  for (const one of turnover) dayFor(one.day).staked += one.stakeCentavos;
  return [...byDay.values()];
}

/** Inviting a second account of one's own pays nothing. */
async function isSamePerson(
  { members, cashier }: PromotionsDeps,
  inviterId: MemberId,
  inviteeId: MemberId,
): Promise<boolean> {
  const [device, otherDevice, payer, otherPayer] = await Promise.all([
    members.deviceOf(inviterId),
    members.deviceOf(inviteeId),
    cashier.payerKeyOf(inviterId),
    cashier.payerKeyOf(inviteeId),
  ]);
  return (device !== null && device === otherDevice) || (payer !== null && payer === otherPayer);
}

/** Of all invitees together. */
export async function summariseInvitations(
  deps: PromotionsDeps,
  memberId: MemberId,
  rows: readonly InviteeStanding[],
): Promise<Standing> {
  const oldest = rows.findLast(({ state }) => state === "claimable");
  if (oldest !== undefined) return oldest;
  const claimed = rows.find(({ state }) => state === "claimed");
  if (claimed !== undefined) return claimed;
  const { closed } = await promisesTo(deps, memberId)("invitation", deps.clock.now());
  if (!(await isAllowed(deps, "hasBonuses"))) return notEligible("not_offered");
  if (closed !== null) return notEligible(closed);
  return rows[0] ?? notEligible("no_invitee");
}

export interface NamedInvitee {
  readonly inviteeId: MemberId | undefined;
  readonly account: string | undefined;
}

/**
 * Nobody named: the invitee who has been claimable for longest. Whoever is named and was not
 * invited by the caller is answered as if nobody had that name: a claim does not tell who is a
 * member here.
 */
export function claimInvitation(
  deps: PromotionsDeps,
  who: Claimant,
  named: NamedInvitee,
): Promise<Reward[]> {
  const what = ["invitation", named.inviteeId ?? null, named.account ?? null];
  return claim(deps, who, what, () => chooseInvitation(deps, who.memberId, named));
}

async function chooseInvitation(
  deps: PromotionsDeps,
  memberId: MemberId,
  named: NamedInvitee,
): Promise<Choice> {
  const rows = await readInvitations(deps, memberId);
  const standing = await choose(deps, rows, { memberId, ...named });
  return {
    kind: "invitation",
    standings: [standing],
    refusal: "promotions.not_eligible",
    guards: async () => {
      await requireOtherDevice(deps, standing);
      return {};
    },
  };
}

/**
 * Several invitees on one device look like one person: the device is good for one invitation,
 * whoever invited, and a refusal leaves a signal for those who look into abuse.
 */
async function requireOtherDevice(
  { members, rewards }: PromotionsDeps,
  { offer }: Standing,
): Promise<void> {
  const inviteeId = toMemberId(
    Number(offer?.basis.find(({ what }) => what === "invitee")?.reference),
  );
  const device = await members.deviceOf(inviteeId);
  if (device === null) return;
  const key = { memberId: inviteeId, kind: "invitation", period: "invitee" } as const;
  await rewards.guard(key, { device });
}

async function choose(
  deps: PromotionsDeps,
  rows: readonly InviteeStanding[],
  { memberId, inviteeId, account }: NamedInvitee & { readonly memberId: MemberId },
): Promise<Standing> {
  const caller = await deps.members.find(memberId);
  const wanted = account?.trim().toLowerCase() ?? "";
  const isNamed =
    inviteeId !== undefined || (wanted !== "" && wanted !== caller?.account.toLowerCase());
  // Nobody named asks for what is still to be had, not again for what was paid last.
  if (!isNamed)
    return summariseInvitations(
      deps,
      memberId,
      rows.filter(({ state }) => state !== "claimed"),
    );
  const found = rows.find(({ invitee }) =>
    inviteeId === undefined
      ? invitee.account.toLowerCase() === wanted
      : invitee.memberId === inviteeId,
  );
  if (found === undefined) throw new DomainError("promotions.user_unknown");
  return found;
}
