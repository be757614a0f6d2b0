/** What a member paid in, as the journal's readers know it. */
import type { DepositMade } from "../statistics/index.ts";
import type { PromotionsDeps } from "./types.ts";

/** Before the house was opened. */
const BEGINNING = new Date("2020-01-01T00:00:00Z");

/** All of them up to now, the oldest first. */
export async function depositsOf(
  { statistics, clock }: Pick<PromotionsDeps, "statistics" | "clock">,
  memberId: number,
): Promise<DepositMade[]> {
  // What is credited at this very moment belongs to it.
  const until = new Date(clock.now().getTime() + 1);
  return statistics.deposits({ memberIds: [memberId], from: BEGINNING, until });
}
