/**
 * Pays what is due: recalculated, looked at, and then made a reward that is claimed at once. The
 * reward is paid once for a member, kind and period, so a run that is cut short is run again.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire, multiplyFloor } from "@tucano/contract/money.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, startOfDay } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { oneByOne } from "../../platform/database/one-by-one.ts";
import type { BasisLine, RewardOffer } from "../../rewards/index.ts";
import type { PlayedByType } from "../../statistics/index.ts";
import {
  findLastReckoned,
  insertSignals,
  listDue,
  moveCommission,
} from "./commission-repository.ts";
import { createTraces, lookForSignals, type Traces } from "../signals/look-for-signals.ts";
import { sumOfLevels } from "../policy.ts";
import { reckonAgain } from "./reckon-again.ts";
import type { AgencyDeps, Commission, CommissionKey, LevelResult, Signal } from "../types.ts";

const LISTED_AT_ONCE = 200;
/** The ledger takes them together. */
const PAID_AT_ONCE = 8;

/** Answers how many were paid. */
export async function payDue(deps: AgencyDeps): Promise<number> {
  const last = await findLastReckoned(deps.db, "day");
  if (last === null) return 0;
  // Days of the hold are looked at, too: nothing is due before they were calculated.
  const until = startOfDay(addDays(last, 1));
  const traces = createTraces(deps);
  let paid = 0;
  let after: CommissionKey | null = null;
  for (;;) {
    const of = { until, after, limit: LISTED_AT_ONCE };
    const due: readonly Commission[] = await listDue(deps.db, of);
    for (let from = 0; from < due.length; from += PAID_AT_ONCE) {
      const some = due.slice(from, from + PAID_AT_ONCE);
      const work = async (one: Commission): Promise<void> => {
        if (await payOne(deps, traces, one)) paid += 1;
      };
      const tell = (error: unknown, { agentId, kind, period }: Commission): void =>
        deps.logger.error({ err: error, agentId, kind, period }, "A commission cannot be paid.");
      await Promise.all(some.map((one) => oneByOne([one], work, tell)));
    }
    if (due.length < LISTED_AT_ONCE) return paid;
    after = due.at(-1) ?? after;
  }
}

async function payOne(deps: AgencyDeps, traces: Traces, commission: Commission): Promise<boolean> {
  const { db, clock } = deps;
  const { levels, lines } = await reckonAgain(deps, commission);
  const inviteeIds = [...new Set(lines.map(({ inviteeId }) => inviteeId))];
  const played = await playedIn(deps, commission, inviteeIds);
  const suspect = { commission, levels, inviteeIds, played };
  const signals = await lookForSignals(traces, suspect, clock.now());
  const isLeft = sumOfLevels(levels).total > 0;
  // A commission that an operator released is not stopped for the same reason again.
  const isStopped = isLeft && signals.length > 0 && commission.decidedBy === null;
  if (isStopped || !isLeft) {
    await inTransaction(db, async (tx) => {
      await insertSignals(tx, signals);
      const to = isLeft ? "stopped" : "taken-back";
      await moveCommission(tx, commission, { from: ["held"], to, levels });
    });
    return false;
  }
  return payOut(deps, commission, levels);
}

/** Deposits earn whatever is played with them. */
async function playedIn(
  { statistics }: AgencyDeps,
  { agentId, kind, period, periodTo }: Commission,
  inviteeIds: readonly MemberId[],
): Promise<readonly PlayedByType[]> {
  if (kind === "recharge") return [];
  const memberIds = [agentId, ...inviteeIds];
  return statistics.playedByType({ memberIds, from: period, to: periodTo });
}

/** False: it stays held, or is stopped, because it cannot be paid. */
async function payOut(
  { db, clock, logger, members, rewards }: AgencyDeps,
  commission: Commission,
  levels: readonly LevelResult[],
): Promise<boolean> {
  const { agentId, kind, period } = commission;
  // Somebody who is blocked just now may be back tomorrow.
  const agent = (await members.findMany([agentId])).get(agentId);
  if (agent?.status !== "active") return false;
  try {
    await rewards.claimNow(toOffer(commission, levels));
  } catch (error) {
    if (!(error instanceof DomainError) || !error.code.startsWith("rewards.")) throw error;
    logger.warn({ agentId, kind, period, reason: error.code }, "A commission was not paid.");
    if (error.code === "rewards.account_blocked") return false;
    await stop(db, { ...commission, levels }, error.code, clock.now());
    return false;
  }
  const paidAt = clock.now();
  return inTransaction(db, (tx) =>
    moveCommission(tx, commission, { from: ["held"], to: "paid", levels, paidAt }),
  );
}

async function stop(
  db: AgencyDeps["db"],
  { agentId, kind, period, levels }: Commission,
  detail: string,
  createdAt: Date,
): Promise<void> {
  const key = { agentId, kind, period };
  const signal: Signal = { ...key, reason: "refused", inviteeId: null, detail, createdAt };
  await inTransaction(db, async (tx) => {
    await insertSignals(tx, [signal]);
    await moveCommission(tx, key, { from: ["held"], to: "stopped", levels });
  });
}

function toOffer(commission: Commission, levels: readonly LevelResult[]): RewardOffer {
  const amount = sumOfLevels(levels).total;
  return {
    memberId: commission.agentId,
    kind: `agency.${commission.kind}`,
    period: commission.period,
    amount,
    pocket: "cash",
    turnover: multiplyFloor(amount, commission.turnoverMultiple, 1),
    cost: "agency:cost",
    basis: levels.flatMap((one) => basisOf(commission, one)),
    availableFrom: commission.dueAt,
    expiresAt: null,
  };
}

const WHAT = { recharge: "deposit", betting: "turnover", settlement: "result" } as const;

/** What a level came to, what was taken off it, and what is left of it in money. */
function basisOf({ kind }: Commission, one: LevelResult): BasisLine[] {
  const reference = `level:${one.level}`;
  const base: BasisLine = { what: WHAT[kind], reference, amountCentavos: one.base };
  const takenBack: BasisLine = {
    what: "taken-back",
    reference,
    amountCentavos: -one.takenBack,
    text: formatWire(one.takenBack),
  };
  const earned: BasisLine = {
    what: "commission",
    reference,
    amountCentavos: one.amount,
    ...(one.rate === null ? {} : { rateBasisPoints: one.rate }),
  };
  return one.takenBack > 0 ? [base, takenBack, earned] : [base, earned];
}
