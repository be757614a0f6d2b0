/**
 * What activities cost and bring, by days. A job reads what was claimed on a day and what those who
 * claimed it played on that day; a day's figures add up over any time, and nobody counts twice.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, ZERO } from "@tucano/contract/money.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import type { RewardKind } from "../../rewards/index.ts";
import { findLastReckoned, type Result, saveDay } from "./result-repository.ts";
import type { PromotionsDeps } from "../types.ts";

const MEMBERS_AT_ONCE = 1_000;
/** A bet may be taken back, and a reader be behind. */
const DAYS_AGAIN = 2;
/** So far back a first run goes, and one after a long pause. */
const DAYS_BACK_MAX = 92;

export async function reckonResults(deps: PromotionsDeps): Promise<void> {
  const today = dayOf(deps.clock.now());
  const last = await findLastReckoned(deps.db);
  const earliest = addDays(today, -DAYS_BACK_MAX);
  const from = last === null ? earliest : addDays(last.day, -DAYS_AGAIN);
  for (let day = from < earliest ? earliest : from; day <= today; day = addDays(day, 1)) {
    const results = await reckonDay(deps, day);
    await inTransaction(deps.db, (tx) => saveDay(tx, { day, results, at: deps.clock.now() }));
  }
}

async function reckonDay(deps: PromotionsDeps, day: string): Promise<Result[]> {
  const sums = new Map<RewardKind, Result>();
  const range = { from: startOfDay(day), until: startOfDay(addDays(day, 1)) };
  for (let afterMemberId = 0; ;) {
    const page = await deps.rewards.claimedOf({ ...range, afterMemberId, limit: MEMBERS_AT_ONCE });
    const memberIds = [...new Set(page.map(({ memberId }) => memberId))];
    if (memberIds.length === 0) return [...sums.values()];
    const played = await playedBy(deps, memberIds, day);
    for (const { memberId, kind, claims, amount, turnover } of page) {
      const before = sums.get(kind);
      const of = played.get(memberId);
      sums.set(kind, {
        kind,
        claims: (before?.claims ?? 0) + claims,
        takers: (before?.takers ?? 0) + 1,
        cost: add(before?.cost ?? ZERO, amount),
        turnover: add(before?.turnover ?? ZERO, turnover),
        staked: add(before?.staked ?? ZERO, of?.staked ?? ZERO),
        won: add(before?.won ?? ZERO, of?.won ?? ZERO),
      });
    }
    afterMemberId = Math.max(...memberIds);
  }
}

async function playedBy(deps: PromotionsDeps, memberIds: readonly MemberId[], day: string) {
  const sums = new Map<MemberId, Pick<Result, "staked" | "won">>();
  const rows = await deps.statistics.playedByType({ memberIds, from: day, to: day });
  for (const { memberId, stakeCentavos, winCentavos } of rows) {
    const before = sums.get(memberId);
    sums.set(memberId, {
      staked: add(before?.staked ?? ZERO, stakeCentavos),
      won: add(before?.won ?? ZERO, winCentavos),
    });
  }
  return sums;
}
