/**
 * Paying what was won. The amount is what is in the pool when the win reaches the pool's wallet: of
 * two at once the first has it all, and the second has the pool that begins then. Each step may be
 * repeated, so a payment that was cut off anywhere is carried to its end.
 */
import type { Centavos } from "@tucano/contract/money.ts";
import { jackpotPools } from "@tucano/game-math/jackpots/draw.ts";
import { followOnce, hasUnreadBefore } from "../ledger/index.ts";
import { oneByOne } from "../platform/database/one-by-one.ts";
import { inTransaction, inTurn } from "../platform/database/transaction.ts";
import { potOf } from "./policy.ts";
import { addToPool, idOf, openPools, payPrize, takePrize } from "./pools.ts";
import { CONTRIBUTIONS, contributionsReader } from "./reader-repository.ts";
import { listUnpaid, lockWin, readPot, setAmount, setPaid } from "./repository.ts";
import type { JackpotsDeps, KeptWin } from "./types.ts";

export const SETTLE_JOB = "jackpots.settle";

const PAID_AT_ONCE = 500;
/** The readers' horizon is held back by transactions that run just now. */
const SOON_SECONDS = 2;

/** What stakes have added, then what was won; answers how many wins were paid. */
export async function settlePools(deps: JackpotsDeps): Promise<number> {
  const { isOpen } = await deps.market.read("jackpots");
  const unpaid = await listUnpaid(deps.db, PAID_AT_ONCE);
  if (!isOpen && unpaid.length === 0) return 0;
  await openPools(deps);
  // Winners do not wait for the readers, which rest while there is play.
  if (unpaid.length > 0) await followOnce(deps.db, contributionsReader);
  for (const pool of jackpotPools) await addToPool(deps, pool);
  let [count, early] = [0, 0];
  await oneByOne(
    unpaid,
    async (win) => {
      // What was staked before it belongs to it, and is counted first.
      if (await hasUnreadBefore(deps.db, [CONTRIBUTIONS], win.wonAt)) {
        early += 1;
        return;
      }
      await settleWin(deps, win);
      count += 1;
    },
    (error, win) => deps.logger.error({ err: error, win: idOf(win) }, "A jackpot is not paid yet."),
  );
  if (early > 0) await wakeSettling(deps, SOON_SECONDS);
  return count;
}

export function wakeSettling({ jobs }: JackpotsDeps, startAfterSeconds = 0): Promise<void> {
  return jobs.wake(SETTLE_JOB, { singletonKey: SETTLE_JOB, startAfterSeconds });
}

async function settleWin(deps: JackpotsDeps, win: KeptWin): Promise<void> {
  const take = win.pool === "personal" ? await fixAmount(deps, win) : "all";
  const amount = await takePrize(deps, win, take);
  if (amount > 0) await payPrize(deps, win, amount);
  await inTransaction(deps.db, async (tx) => {
    const isFirst = await setPaid(tx, { ...win, amount }, deps.clock.now());
    if (isFirst && amount > 0) await deps.tell(tx, { ...win, amount });
  });
}

/** Of a member's own pool, decided once: what the member has added and not had yet. */
function fixAmount({ db }: JackpotsDeps, win: KeptWin): Promise<Centavos> {
  return inTurn(db, { what: "jackpots.pot", memberId: win.memberId }, async (tx) => {
    const known = await lockWin(tx, win);
    if (known !== null) return known;
    const { contributed, paid } = await readPot(tx, win.memberId);
    const amount = potOf(contributed, paid);
    await setAmount(tx, win, amount);
    return amount;
  });
}
