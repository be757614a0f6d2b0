/** Writes down each invitee's figures for a day or week, for everybody who earns from them. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, type Centavos, subtract, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { Numbers } from "../../market/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/types.ts";
import { addDays, startOfDay } from "../../platform/days.ts";
import { insertLines, sumDays } from "./line-repository.ts";
import { inviteesIn, tiesOf } from "../tree/links.ts";
import { depositCommission, houseResult, takenBackOf } from "../policy.ts";
import type { AgencyDeps, Level, Line, Tie } from "../types.ts";

const MEMBERS_AT_ONCE = 500;
const WEEK_LAST = 6;

/** Members by number, this many at a time. */
async function eachPage(
  list: (page: { afterMemberId: number; limit: number }) => Promise<readonly MemberId[]>,
  work: (memberIds: readonly MemberId[]) => Promise<void>,
): Promise<void> {
  let afterMemberId = 0;
  for (;;) {
    const memberIds = await list({ afterMemberId, limit: MEMBERS_AT_ONCE });
    if (memberIds.length > 0) await work(memberIds);
    if (memberIds.length < MEMBERS_AT_ONCE) return;
    afterMemberId = memberIds.at(-1) ?? afterMemberId;
  }
}

const nothingElse = { reference: "", rate: null, amount: null, nth: null, at: null } as const;

function lineOfPlay(tie: Tie, kind: Line["kind"], period: string, base: Centavos): Line {
  const { agentId, level, inviteeId } = tie;
  return { agentId, kind, period, level, inviteeId, base, ...nothingElse };
}

export async function reckonRecharge(
  deps: AgencyDeps,
  day: string,
  numbers: Numbers["agency"]["recharge"],
): Promise<void> {
  const { db, statistics } = deps;
  const range = { from: startOfDay(day), until: startOfDay(addDays(day, 1)) };
  await eachPage(
    (page) => statistics.membersWhoDeposited({ ...range, ...page }),
    async (memberIds) => {
      const ties = await tiesOf(deps, memberIds, day);
      const deposits = await statistics.deposits({ ...range, memberIds: inviteesIn(ties) });
      const byMember = Map.groupBy(deposits, ({ memberId }) => memberId);
      const lines = ties.flatMap(({ agentId, level, inviteeId }) =>
        (byMember.get(inviteeId) ?? []).flatMap((deposit): Line[] => {
          const { orderNo, amountCentavos, nth, creditedAt } = deposit;
          const earned = depositCommission(numbers, { amount: amountCentavos, nth, level });
          if (earned === null) return [];
          const key = { agentId, kind: "recharge", period: day, level, inviteeId } as const;
          const what = { reference: orderNo, base: amountCentavos, nth, at: creditedAt };
          return [{ ...key, ...what, ...earned }];
        }),
      );
      await inTransaction(db, (tx) => insertLines(tx, lines));
    },
  );
}

export async function reckonBetting(deps: AgencyDeps, day: string): Promise<void> {
  const { db, statistics } = deps;
  const days = { from: day, to: day };
  await eachPage(
    (page) => statistics.membersWhoPlayed({ ...days, ...page }),
    async (memberIds) => {
      const ties = await tiesOf(deps, memberIds, day);
      const played = await statistics.playedByType({ ...days, memberIds: inviteesIn(ties) });
      const byMember = Map.groupBy(played, ({ memberId }) => memberId);
      const lines = ties.map((tie) => {
        const rows = byMember.get(tie.inviteeId) ?? [];
        const weighted = add(...rows.map(({ weightedCentavos }) => weightedCentavos));
        return lineOfPlay(tie, "betting", day, weighted);
      });
      await inTransaction(db, (tx) => insertLines(tx, lines.filter(isSomething)));
    },
  );
}

const isSomething = ({ base }: Line): boolean => base !== 0;

/** `headDays`: how many days of the week belong to the hold of the week before. */
export async function reckonSettlement(
  deps: AgencyDeps,
  monday: string,
  headDays: number,
): Promise<void> {
  const { db, statistics } = deps;
  const sunday = addDays(monday, WEEK_LAST);
  await eachPage(
    (page) => statistics.membersWhoPlayed({ from: monday, to: sunday, ...page }),
    async (memberIds) => {
      const ties = await tiesOf(deps, memberIds, sunday);
      // A member who joined the tree in the middle of the week counts from that day on.
      const byFirstDay = Map.groupBy(ties, ({ since }) => (since > monday ? since : monday));
      const lines: Line[] = [];
      for (const [from, some] of byFirstDay) {
        const ids = inviteesIn(some);
        const results = await resultsOf(deps, ids, { from, to: sunday });
        const headEnd = headDays > WEEK_LAST ? sunday : addDays(monday, headDays - 1);
        const heads = await takenBackIn(deps, ids, { from, to: headEnd });
        for (const tie of some) {
          const result = results.get(tie.inviteeId) ?? ZERO;
          const base = subtract(result, heads.get(tie.inviteeId) ?? ZERO);
          // A result of zero is stored: during the hold it may still become smaller.
          lines.push(lineOfPlay(tie, "settlement", monday, base));
        }
      }
      await inTransaction(db, (tx) => insertLines(tx, lines));
    },
  );
}

interface Days {
  readonly from: string;
  readonly to: string;
}

async function resultsOf(
  { statistics }: Pick<AgencyDeps, "statistics">,
  memberIds: readonly MemberId[],
  days: Days,
): Promise<ReadonlyMap<MemberId, Centavos>> {
  const rows = await statistics.playedByType({ memberIds, ...days });
  const byMember = Map.groupBy(rows, ({ memberId }) => memberId);
  return new Map(Array.from(byMember, ([memberId, own]) => [memberId, houseResult(own)]));
}

/** By member, what of these days belongs to the week before them: see `takenBackOf`. */
export async function takenBackIn(
  { statistics }: Pick<AgencyDeps, "statistics">,
  memberIds: readonly MemberId[],
  days: Days,
): Promise<ReadonlyMap<MemberId, Centavos>> {
  if (days.to < days.from) return new Map();
  const rows = await statistics.playedByType({ memberIds, ...days });
  const byMember = Map.groupBy(rows, ({ memberId }) => memberId);
  return new Map(Array.from(byMember, ([memberId, own]) => [memberId, takenBackOf(own)]));
}

export interface WeekDays {
  readonly monday: string;
  readonly sunday: string;
  /** How many days after a week belong to it if they are negative. */
  readonly holdDays: number;
  /** The last day read: the week's end, or the end of its hold. */
  readonly to: string;
}

/** What the bets of a week count, by agent and level. */
export async function weekTurnovers(
  db: Db,
  agents: readonly { readonly agentId: MemberId }[],
  { monday, sunday, holdDays, to }: WeekDays,
): Promise<(agentId: MemberId, level: Level) => Centavos> {
  const agentIds = [...new Set(agents.map(({ agentId }) => agentId))];
  const sums = await sumDays(db, { agentIds, from: monday, to });
  const headEnd = addDays(monday, holdDays);
  const counted = sums.filter(({ day, base }) => (base < 0 ? day >= headEnd : day <= sunday));
  return (agentId, level) => {
    const own = counted.filter((one) => one.agentId === agentId && one.level === level);
    return add(...own.map(({ base }) => toCentavos(base)));
  };
}
