/**
 * Claims and spins of the simulated month. Some people make them over HTTP, the others at the
 * room's door, which is where the route leads: one month has both ways in it, and is not all HTTP.
 */
import type { Endpoint, Envelope } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import * as promotions from "@tucano/contract/player/rewards/promotions.ts";
import { acceptBonus, giveUpBonus } from "@tucano/contract/player/rewards/rewards.ts";
import { claimGift, claimRebates } from "@tucano/contract/player/rewards/vip.ts";
import * as wheels from "@tucano/contract/player/rewards/wheels.ts";
import { DomainError } from "../src/platform/errors.ts";
import type { TestMember } from "../src/testing/people/people.ts";
import type { TestServer } from "../src/testing/server.ts";
import type { Claim, Spin, Wheel } from "./month-deeds.ts";

export interface Visit {
  readonly member: TestMember;
  readonly token: string;
  readonly playToken: string;
  readonly isOverHttp: boolean;
}

/** The error's code, or what was answered. */
export interface Told {
  readonly error: string | null;
  readonly data: unknown;
}

export async function askOverHttp(
  server: TestServer,
  { token }: Pick<Visit, "token">,
  call: readonly [Endpoint, object],
): Promise<Told> {
  const { status, body } = await server.send(call[0], call[1], { token });
  if (status === 200) return { error: null, data: (body as Envelope<unknown>).data };
  return { error: body.error ?? `HTTP ${status}`, data: null };
}

async function askAtTheDoor(
  server: TestServer,
  memberId: MemberId,
  [endpoint, payload]: readonly [Endpoint, object],
): Promise<Told> {
  try {
    const input = endpoint.input.parse(payload);
    return { error: null, data: await server.ask(endpoint, input, memberId) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { error: error.code, data: null };
  }
}

const ask = (server: TestServer, visit: Visit, call: readonly [Endpoint, object]): Promise<Told> =>
  visit.isOverHttp
    ? askOverHttp(server, visit, call)
    : askAtTheDoor(server, visit.member.memberId, call);

const CALLS: Readonly<Record<Claim | "give-up", readonly [Endpoint, object]>> = {
  rebates: [claimRebates, {}],
  upgrade: [claimGift, { kind: "upgrade" }],
  weekly: [claimGift, { kind: "weekly" }],
  monthly: [claimGift, { kind: "monthly" }],
  relief: [promotions.claimDailyRelief, {}],
  invitation: [promotions.claimInvitation, {}],
  day7: [promotions.sevenDays, { claim: true }],
  first: [promotions.claimFirstRecharge, {}],
  tiers: [promotions.claimRechargeTiers, {}],
  "recharge-rebate": [promotions.claimRechargeRebate, {}],
  "give-up": [giveUpBonus, {}],
};

const NOTHING_THERE: ReadonlySet<string> = new Set([
  "promotions.not_eligible",
  "promotions.no_eligible_recharge",
  "rewards.expired",
  "rewards.no_bonus",
  "rewards.bonus_at_play",
  "vip.not_eligible",
  "vip.nothing_to_claim",
]);
/** One call of these pays one reward of several. */
const ONE_BY_ONE: ReadonlySet<string> = new Set([
  "upgrade",
  "weekly",
  "monthly",
  "invitation",
  "recharge-rebate",
]);

/** Until there is no more. Once all is claimed, the last reward may be answered again. */
export async function claimAll(
  server: TestServer,
  visit: Visit,
  of: Claim | "give-up",
): Promise<void> {
  const answered = new Set<string>();
  for (;;) {
    const { error, data } = await ask(server, visit, CALLS[of]);
    if (error !== null && !NOTHING_THERE.has(error)) throw new Error(`${of}: ${error}`);
    const told = JSON.stringify(data);
    if (error !== null || answered.has(told) || !ONE_BY_ONE.has(of)) return;
    answered.add(told);
  }
}

/** What a wheel shows before a spin. */
export interface Shown {
  readonly remaining: number;
  readonly next: Spin;
}

export interface Spun extends Shown {
  readonly spinId: string;
}

interface Fairness {
  readonly commitment: string;
  readonly client_seed: string | null;
  readonly nonce: number;
}

/** What everybody's browser brings, here the same for all: nothing hangs on it. */
const CLIENT_SEED = "a-seed-of-the-month";

const spinOf = (wheel: Wheel, { commitment, nonce }: Fairness): Spin => ({
  wheel,
  commitment,
  clientSeed: CLIENT_SEED,
  nonce,
});

const ENDPOINTS = {
  daily: { look: wheels.checkDailyWheel, spin: wheels.claimDailyWheel },
  lottery: { look: wheels.checkLotteryWheel, spin: wheels.claimLotteryWheel },
} as const;

function insist({ error, data }: Told): unknown {
  if (error !== null) throw new Error(`A wheel: ${error}`);
  return data;
}

export async function look(server: TestServer, visit: Visit, wheel: Wheel): Promise<Shown> {
  const shown = insist(await ask(server, visit, [ENDPOINTS[wheel].look, {}]));
  const { remainingspins: remaining, fairness } = shown as {
    readonly remainingspins: number;
    readonly fairness: Fairness;
  };
  return { remaining, next: spinOf(wheel, fairness) };
}

/** Whoever wins a bonus accepts it at once. */
export async function spin(server: TestServer, visit: Visit, wheel: Wheel): Promise<Spun> {
  // Looked at first, as the page does: the seed is chosen for what the house is committed to.
  const { commitment } = (await look(server, visit, wheel)).next;
  const choice = { client_seed: CLIENT_SEED, commitment };
  const told = insist(await ask(server, visit, [ENDPOINTS[wheel].spin, choice]));
  const { remainingspins, fairness, spin_id, accept_id } = told as {
    readonly remainingspins: number;
    readonly fairness: Fairness;
    readonly spin_id: string;
    readonly accept_id: string | null;
  };
  if (accept_id !== null) insist(await ask(server, visit, [acceptBonus, { id: accept_id }]));
  return { spinId: spin_id, remaining: remainingspins, next: spinOf(wheel, fairness) };
}
