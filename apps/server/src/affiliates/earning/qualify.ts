/**
 * The amount for a member: earned once, when the first deposit and what was staked are enough.
 * Whoever is excluded brings none; what looks like one person twice waits for somebody to look.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import { oneByOne } from "../../platform/database/one-by-one.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { addDays, dayOf } from "../../platform/days.ts";
import { insertEvents } from "../event-repository.ts";
import { dealIn, progressOf } from "../policy.ts";
import { listDeals } from "../programme/deal-repository.ts";
import type { AffiliatesDeps, DealRow } from "../types.ts";
import { doubtOf } from "./doubts.ts";
import {
  decideHeld,
  insertEntry,
  insertQualification,
  type Qualification,
} from "./entry-repository.ts";
import { type Candidate, listCandidates, stakedUntil } from "./figures-repository.ts";

const PAGE = 500;

export async function qualifyAll(deps: AffiliatesDeps): Promise<void> {
  for (let after = 0; ;) {
    const page = await listCandidates(deps.db, { after, limit: PAGE });
    const affiliateIds = [...new Set(page.map((one) => one.affiliateId))];
    const deals = await listDeals(deps.db, affiliateIds);
    const tell = (error: unknown, { memberId }: Candidate): void =>
      deps.logger.error({ err: error, memberId }, "An affiliate's amount cannot be decided.");
    await oneByOne(page, (one) => qualifyOne(deps, deals, one), tell);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.memberId;
  }
}

async function qualifyOne(
  deps: AffiliatesDeps,
  deals: readonly DealRow[],
  one: Candidate,
): Promise<void> {
  const { memberId, affiliateId, registeredAt } = one;
  const registeredOn = dayOf(registeredAt);
  const mine = deals.filter((deal) => deal.affiliateId === affiliateId);
  const cpa = dealIn(mine, registeredOn.slice(0, 7))?.terms.cpa ?? null;
  // Without a deal nothing is decided: one may still be agreed on for this month.
  if (cpa === null) return;
  const now = deps.clock.now();
  const day = addDays(registeredOn, cpa.withinDays);
  const staked = await stakedUntil(deps.db, { memberId, day });
  const progress = progressOf(cpa, { ...one, staked, now });
  if (progress === "waiting") return;
  const decided = { memberId, affiliateId, at: now };
  if (progress === "missed") {
    await inTransaction(deps.db, (tx) =>
      insertQualification(tx, { ...decided, state: "missed", reason: null, amount: ZERO }),
    );
    return;
  }
  const reason = await doubtOf(deps, one);
  const state = reason === null ? "earned" : reason === "excluded" ? "refused" : "held";
  const amount = toCentavos(cpa.amountCentavos);
  await inTransaction(deps.db, async (tx) => {
    const row = { ...decided, state, reason, amount } as const;
    if ((await insertQualification(tx, row)) && state === "earned") await earn(tx, row, "rule");
  });
}

async function earn(tx: Tx, of: Qualification, by: string): Promise<void> {
  const { memberId, affiliateId, amount, at } = of;
  const eventId = `cpa:${memberId}`;
  const month = dayOf(at).slice(0, 7);
  const entry = { eventId, affiliateId, month, kind: "cpa", amount, memberId, at } as const;
  if (!(await insertEntry(tx, { ...entry, by, note: "" }))) return;
  await insertEvents(tx, [{ eventId, affiliateId, memberId, kind: "cpa", amount, at }]);
}

/** Null: the amount is not held. */
export async function decideQualification(
  { clock }: Pick<AffiliatesDeps, "clock">,
  tx: Tx,
  of: {
    readonly affiliateId: number;
    readonly memberId: MemberId;
    readonly isEarned: boolean;
    readonly by: string;
  },
): Promise<Qualification | null> {
  const state = of.isEarned ? "earned" : "refused";
  const decided = await decideHeld(tx, { ...of, state, now: clock.now() });
  if (decided?.state === "earned") await earn(tx, decided, of.by);
  return decided;
}
