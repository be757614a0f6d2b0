/** Whom a member invited: themselves at level 1, and through these at levels 2 and 3. */
import { maskAccount } from "../../members/index.ts";
import type { listInvitees as contract } from "@tucano/contract/player/rewards/agency.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, formatWire, ZERO } from "@tucano/contract/money.ts";
import { rangeOf, toWireInstant } from "../../platform/days.ts";
import { pageOf } from "../../platform/paging.ts";
import { DIRECT, LEVELS } from "../policy.ts";
import type { AgencyDeps, Level } from "../types.ts";

export interface Person {
  readonly memberId: MemberId;
  readonly account: string;
  readonly createdAt: Date;
  readonly level: Level;
}

export async function listPeople(
  { members }: Pick<AgencyDeps, "members">,
  agentId: MemberId,
): Promise<Person[]> {
  const people: Person[] = [];
  let above: readonly MemberId[] = [agentId];
  for (const level of LEVELS) {
    if (above.length === 0) break;
    const found = await members.inviteesOf(above);
    for (const { memberId, account, createdAt } of found) {
      people.push({ memberId, account, createdAt, level });
    }
    above = found.map(({ memberId }) => memberId);
  }
  return people;
}

export const countDirect = (people: readonly Person[]): number =>
  people.filter(({ level }) => level === DIRECT).length;

function matching(
  people: readonly Person[],
  input: InputOf<typeof contract>,
  now: Date,
): readonly Person[] {
  const isRanged = input.range !== undefined || input.from !== undefined || input.to !== undefined;
  const range = isRanged ? rangeOf(input, now) : null;
  return people
    .filter(({ level }) => input.level === undefined || level === input.level)
    .filter(
      ({ createdAt }) => range === null || (createdAt >= range.from && createdAt < range.until),
    )
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.memberId - a.memberId);
}

export async function listInvitees(
  deps: AgencyDeps,
  agentId: MemberId,
  input: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { statistics, clock } = deps;
  const people = await listPeople(deps, agentId);
  const found = matching(people, input, clock.now());
  const ids = found.map(({ memberId }) => memberId);
  const deposits = await statistics.depositTotals(ids);
  const played = await statistics.playedTotals(ids);
  const { page, limit, offset } = pageOf(input);
  return {
    list: found.slice(offset, offset + limit).map(({ memberId, account, level, createdAt }) => ({
      account: maskAccount(account),
      level,
      joined_at: toWireInstant(createdAt),
      is_recharged: (deposits.get(memberId)?.count ?? 0) > 0,
      recharge_count: deposits.get(memberId)?.count ?? 0,
      recharge_total: formatWire(deposits.get(memberId)?.totalCentavos ?? ZERO),
      staked_total: formatWire(played.get(memberId)?.stakeCentavos ?? ZERO),
    })),
    total: found.length,
    page,
    limit,
    direct_count: countDirect(found),
    indirect_count: found.length - countDirect(found),
    total_recharge: formatWire(add(...ids.map((id) => deposits.get(id)?.totalCentavos ?? ZERO))),
    total_staked: formatWire(add(...ids.map((id) => played.get(id)?.stakeCentavos ?? ZERO))),
  };
}
