import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { remember } from "../platform/memory/remember.ts";
import type { FreeContext } from "./give.ts";
import { countToTell } from "./repository.ts";

const COUNT_TTL_MS = 60_000;

/** Both catch up after a time off by themselves, and are harmless when run twice. */
export function freeRoundsJobs(
  { db, clock, metrics }: FreeContext,
  rooms: { expireDue(): Promise<number>; tellPartners(): Promise<void> },
): JobDefinition[] {
  const untold = remember(() => countToTell(db), { clock, ttlMs: COUNT_TTL_MS });
  metrics.gauge({
    name: "tucano_free_rounds_untold",
    help: "Grants of free rounds that a partner has not taken yet, or not taken back.",
    read: () => untold.get(),
  });
  return [
    byClock("free-rounds.expire", "*/5 * * * *", () => rooms.expireDue()),
    byClock("free-rounds.tell-partners", "* * * * *", () => rooms.tellPartners()),
  ];
}
