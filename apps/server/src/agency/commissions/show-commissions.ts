/** What a member sees of their commissions: sums, lists, and what each was made of. */
import { maskAccount } from "../../members/index.ts";
import { commissionKinds, type CommissionStatus } from "@tucano/contract/player/rewards/agency.ts";
import type * as contract from "@tucano/contract/player/rewards/agency.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, type Centavos, formatWire } from "@tucano/contract/money.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import { rangeOf, toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { pageOf } from "../../platform/paging.ts";
import * as repository from "./commission-repository.ts";
import { countLines, listLines } from "./line-repository.ts";
import { countDirect, listPeople } from "../tree/people.ts";
import { sumOfLevels } from "../policy.ts";
import type { AgencyDeps, Commission, CommissionState, Line } from "../types.ts";

const STATUSES = {
  held: "on_hold",
  stopped: "under_review",
  paid: "paid",
  "taken-back": "taken_back",
  forfeited: "forfeited",
} as const satisfies Record<CommissionState, CommissionStatus>;

const stateOf = (status: CommissionStatus | undefined): CommissionState | null =>
  (Object.keys(STATUSES) as CommissionState[]).find((state) => STATUSES[state] === status) ?? null;

const PENDING: ReadonlySet<CommissionState> = new Set(["held", "stopped"]);
const EVER = { kind: null, state: null, range: null } as const;
/** What a client may call a day, and no calendar does, is older than any of ours. */
const FIRST_DAY = "1970-01-01";

type Sums = readonly repository.StateSum[];
const directOf = (sums: Sums): Centavos => add(...sums.map(({ direct }) => direct));
const indirectOf = (sums: Sums): Centavos => add(...sums.map(({ indirect }) => indirect));
const totalOf = (sums: Sums): Centavos => add(directOf(sums), indirectOf(sums));
const paidOf = (sums: Sums): Sums => sums.filter(({ state }) => state === "paid");
const pendingOf = (sums: Sums): Sums => sums.filter(({ state }) => PENDING.has(state));

export async function showOverview(
  deps: AgencyDeps,
  memberId: MemberId,
): Promise<DataOf<typeof contract.overview>> {
  const { hasAgency } = await deps.market.read("switches");
  const [code, inviterId] = await Promise.all([
    deps.members.inviteCodeOf(memberId),
    deps.members.inviterOf(memberId),
  ]);
  const people = await listPeople(deps, memberId);
  const sums = await repository.sumCommissions(deps.db, memberId, EVER);
  const paid = paidOf(sums);
  const site = deps.config.http.publicUrl || deps.selfUrl();
  return {
    is_open: hasAgency,
    my_id: memberId,
    inviter_id: inviterId,
    invitation_code: code,
    invitation_link: `${site}/?invite_code=${encodeURIComponent(code)}`,
    invite_count: people.length,
    direct_count: countDirect(people),
    indirect_count: people.length - countDirect(people),
    direct_reward_total: formatWire(directOf(paid)),
    indirect_reward_total: formatWire(indirectOf(paid)),
    reward_total: formatWire(totalOf(paid)),
    pending_total: formatWire(totalOf(pendingOf(sums))),
    under_review_total: formatWire(totalOf(sums.filter(({ state }) => state === "stopped"))),
    by_kind: commissionKinds.map((kind) => {
      const own = sums.filter((one) => one.kind === kind);
      return {
        kind,
        direct_reward: formatWire(directOf(paidOf(own))),
        indirect_reward: formatWire(indirectOf(paidOf(own))),
        reward: formatWire(totalOf(paidOf(own))),
        pending: formatWire(totalOf(pendingOf(own))),
      };
    }),
  };
}

export async function listCommissions(
  { db, clock }: AgencyDeps,
  agentId: MemberId,
  input: InputOf<typeof contract.listCommissions>,
): Promise<DataOf<typeof contract.listCommissions>> {
  const { page, limit, offset } = pageOf(input);
  const filter = {
    kind: input.kind ?? null,
    state: stateOf(input.status),
    range: rangeOf(input, clock.now()),
  };
  const list = await repository.listCommissions(db, agentId, { ...filter, limit, offset });
  const sums = await repository.sumCommissions(db, agentId, filter);
  return {
    list: list.map(presentCommission),
    total: sums.reduce((total, { count }) => total + count, 0),
    page,
    limit,
    total_amount: formatWire(totalOf(sums)),
    total_direct: formatWire(directOf(sums)),
    total_indirect: formatWire(indirectOf(sums)),
    total_paid: formatWire(totalOf(paidOf(sums))),
    total_pending: formatWire(totalOf(pendingOf(sums))),
  };
}

export async function showCommission(
  { db, members }: AgencyDeps,
  agentId: MemberId,
  input: InputOf<typeof contract.showCommission>,
): Promise<DataOf<typeof contract.showCommission>> {
  const { page, limit, offset } = pageOf(input);
  const key = { agentId, kind: input.kind, period: input.period };
  const commission = key.period < FIRST_DAY ? null : await repository.findCommission(db, key);
  if (commission === null) throw new DomainError("agency.commission_unknown");
  const lines = await listLines(db, key, { limit, offset });
  const invitees = await members.findMany([...new Set(lines.map(({ inviteeId }) => inviteeId))]);
  return {
    commission: presentCommission(commission),
    list: lines.map((line) =>
      presentLine(line, commission, invitees.get(line.inviteeId)?.account ?? ""),
    ),
    total: await countLines(db, key),
    page,
    limit,
  };
}

type ShownCommission = DataOf<typeof contract.showCommission>["commission"];

function presentCommission(commission: Commission): ShownCommission {
  const { kind, period, periodTo, state, earned, levels, dueAt, paidAt } = commission;
  const { direct, indirect, total } = sumOfLevels(levels);
  return {
    kind,
    period,
    period_to: periodTo,
    status: STATUSES[state],
    earned_amount: formatWire(earned),
    amount: formatWire(total),
    direct_amount: formatWire(direct),
    indirect_amount: formatWire(indirect),
    due_at: toWireInstant(dueAt),
    paid_at: toWireInstant(paidAt),
    levels: levels.map((one) => ({
      level: one.level,
      base_amount: formatWire(one.base),
      taken_back_amount: formatWire(one.takenBack),
      rate: one.rate === null ? null : formatBasisPoints(one.rate),
      amount: formatWire(one.amount),
    })),
  };
}

/** Play has the rate of its level. An order's number says whose it is, and stays with the house. */
function presentLine(
  line: Line,
  { levels }: Commission,
  account: string,
): DataOf<typeof contract.showCommission>["list"][number] {
  const rate = line.rate ?? levels.find(({ level }) => level === line.level)?.rate ?? null;
  return {
    level: line.level,
    account: maskAccount(account),
    base_amount: formatWire(line.base),
    rate: rate === null ? null : formatBasisPoints(rate),
    amount: line.amount === null ? null : formatWire(line.amount),
    nth: line.nth,
    at: toWireInstant(line.at),
  };
}
