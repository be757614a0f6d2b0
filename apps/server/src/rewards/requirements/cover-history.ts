/**
 * Cover history: what was to be staked for each deposit and reward, what has counted, and when it
 * was done. Nothing is kept for those who never look: a member's journal is read along their own
 * numbers when they ask, from where the last reading ended, and each entry is read once.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire } from "@tucano/contract/money.ts";
import type * as contract from "@tucano/contract/player/rewards/rewards.ts";
import { readOwedChanges } from "../../ledger/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { rangeOf, toWireInstant } from "../../platform/days.ts";
import { pageOf } from "../../platform/paging.ts";
import { owedInAll } from "../../wallet/index.ts";
import { follow, reconcile, remainingOf, type Requirement } from "./cover-policy.ts";
import {
  lockPlace,
  listChanging,
  listRequirements,
  movePlace,
  saveRequirements,
  totalRequirements,
} from "./cover-repository.ts";
import type { RewardsContext } from "../types.ts";

/** Transfers that are read in one transaction, and how many such parts one call may take. */
const PART_LIMIT = 2_000;
const PARTS_MAX = 10;
const CHANGING_MAX = 1_000;

type History = DataOf<typeof contract.coverHistory>;

export async function coverHistory(
  context: RewardsContext,
  memberId: MemberId,
  input: InputOf<typeof contract.coverHistory>,
): Promise<History> {
  const { db, clock, ledger } = context;
  const isComplete = await readOn(context, memberId);
  const { page, limit, offset } = pageOf(input);
  const filter = { memberId, ...rangeOf(input, clock.now()) };
  const [list, totals, wallet] = await Promise.all([
    listRequirements(db, filter, { offset, limit }),
    totalRequirements(db, filter),
    ledger.readWallet(memberId),
  ]);
  return {
    list: list.map(present),
    total: totals.count,
    page,
    limit,
    total_required: formatWire(totals.required),
    total_counted: formatWire(totals.counted),
    owed: formatWire(owedInAll(wallet)),
    owed_for_cash: formatWire(wallet.turnoverOwed),
    owed_for_bonus: formatWire(wallet.bonusOwed),
    bonus: formatWire(wallet.bonus),
    is_complete: isComplete,
  };
}

/** True: all that there is by now has been read. */
async function readOn(context: RewardsContext, memberId: MemberId): Promise<boolean> {
  for (let part = 0; part < PARTS_MAX; part += 1) {
    if (await readPart(context, memberId)) return true;
  }
  return false;
}

async function readPart({ db, clock }: RewardsContext, memberId: MemberId): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const after = await lockPlace(tx, memberId);
    const read = await readOwedChanges(tx, memberId, { after, limit: PART_LIMIT });
    const before = await listChanging(tx, memberId, CHANGING_MAX);
    const followed = follow(before, read.changes);
    const now = read.isLast ? reconcile(followed, read, clock.now()) : followed;
    const changed = now.filter((one) => !before.includes(one));
    if (changed.length > 0) await saveRequirements(tx, memberId, changed);
    if (read.upTo !== after) await movePlace(tx, memberId, read.upTo);
    return read.isLast;
  });
}

const kinds: Readonly<Record<string, History["list"][number]["kind"]>> = {
  deposit: "deposit",
  "bonus.grant": "bonus",
  "reward.grant": "reward",
  "rebate.claim": "rebate",
  "agency.commission": "commission",
};

function present(one: Requirement): History["list"][number] {
  return {
    id: `${one.part}-${one.seq}`,
    part: one.part,
    kind: kinds[one.kind] ?? "other",
    reference: one.reference,
    required: formatWire(one.required),
    counted: formatWire(one.counted),
    waived: formatWire(one.waived),
    remaining: formatWire(remainingOf(one)),
    opened_at: toWireInstant(one.openedAt),
    closed_at: toWireInstant(one.closedAt),
  };
}
