/**
 * After a restore to the past: what players have seen drawn from a seed would be drawn again. All
 * that were in use or committed to are revealed, and everybody begins with a new pair.
 */
import { inTransaction } from "../../platform/database/transaction.ts";
import { lockUnrevealed, writeRetired } from "./repository-seeds.ts";
import type { Context } from "../types.ts";

const AT_ONCE = 500;

/** Answers how many. No round is open any more. Harmless when run twice. */
export async function retireSeeds({
  db,
  seedBox,
  clock,
}: Pick<Context, "db" | "seedBox" | "clock">): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const due = await lockUnrevealed(tx, AT_ONCE);
      const opened = due.map((seed) => ({
        ...seed,
        serverSeed: seedBox.open(seed.sealed, seed.commitment),
      }));
      await writeRetired(tx, opened, clock.now());
      return due.length;
    });
    total += count;
    if (count < AT_ONCE) return total;
  }
}
