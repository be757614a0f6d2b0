import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { oneByOne } from "../platform/database/one-by-one.ts";
import { remember } from "../platform/memory/remember.ts";
import { fetchPictures } from "./catalogue/fetch-pictures.ts";
import { pullGames } from "./catalogue/pull-games.ts";
import { dayBefore, matchDay } from "./matching/match-day.ts";
import { countOpen } from "./matching/repository.ts";
import { listPartners } from "./partners.ts";
import type { AggregatorsDeps } from "./types.ts";

const COUNT_TTL_MS = 60_000;

export const PULL_JOB = "aggregators.pull-games";
export const PICTURES_JOB = "aggregators.fetch-pictures";
export const MATCH_JOB = "aggregators.match-day";

export function aggregatorsJobs(deps: AggregatorsDeps): JobDefinition[] {
  const open = remember(() => countOpen(deps.db), { clock: deps.clock, ttlMs: COUNT_TTL_MS });
  deps.metrics.gauge({
    name: "tucano_partner_differences",
    help: "Bets and wins that we and a partner do not have alike, and that nobody has settled.",
    read: () => open.get(),
  });
  return [
    byClock(PULL_JOB, "25 5 * * *", () =>
      forEachPartner(deps, async (partner) => {
        const { problem } = await pullGames(deps, { partner, isGoneMeant: false });
        if (problem !== null) throw new Error(problem);
      }),
    ),
    byClock(PICTURES_JOB, "*/10 * * * *", () => fetchPictures(deps)),
    // Their day, UTC, has been over for hours by then.
    byClock(MATCH_JOB, "10 5 * * *", async () => {
      const day = dayBefore(deps.clock.now());
      await forEachPartner(deps, (partner) => matchDay(deps, { partner, day }));
      open.forget();
    }),
  ];
}

/** One that cannot be asked keeps no other; the job is tried again, and ends as a dead letter. */
async function forEachPartner(
  deps: AggregatorsDeps,
  work: (partner: string) => Promise<void>,
): Promise<void> {
  const failed: string[] = [];
  await oneByOne(
    await listPartners(deps),
    ({ code }) => work(code),
    (error, { code }) => {
      failed.push(code);
      deps.logger.warn({ err: error, partner: code }, "A partner could not be asked.");
    },
  );
  if (failed.length > 0) throw new Error(`These partners could not be asked: ${failed.join(", ")}`);
}
