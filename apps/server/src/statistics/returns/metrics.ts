/** Every game's return beside what its mathematics expects. */
import { remember } from "../../platform/memory/remember.ts";
import type { Metrics } from "../../platform/metrics.ts";
import { ALARM_AT } from "../policy.ts";
import { type GameReturn, type MonitorDeps, readReturns } from "./return-monitor.ts";

/** To add them up reads the days of all games: not for every look at the metrics. */
const RETURNS_TTL_MS = 60_000;

/** What it answers forgets what was read, for whoever has just changed it. */
export function measureReturns(deps: MonitorDeps & { readonly metrics: Metrics }): () => void {
  const returns = remember(() => readReturns(deps), { clock: deps.clock, ttlMs: RETURNS_TTL_MS });
  const gauge = (name: string, help: string, of: (one: GameReturn) => number | null) =>
    deps.metrics.gauges({
      name: `tucano_game_return_${name}`,
      help,
      label: "game",
      read: async () => {
        const week = (await returns.get()).filter(({ period }) => period === "week");
        const values = week.map((one) => [one.game, of(one)] as const);
        return new Map(values.flatMap(([game, value]) => (value === null ? [] : [[game, value]])));
      },
    });
  gauge(
    "theoretical",
    "What a stake of one returns by the game's mathematics.",
    ({ expectedReturn }) => expectedReturn,
  );
  gauge(
    "observed",
    "What a stake of one has returned over a week; none before the first play.",
    ({ observedReturn }) => observedReturn,
  );
  gauge(
    "tolerance",
    "How far the return of a week may be from the mathematics by chance.",
    ({ returnDeviation }) => (returnDeviation === null ? null : returnDeviation * ALARM_AT),
  );
  gauge(
    "deviation",
    "Standard deviations of a game's return over a week from its mathematics.",
    ({ z }) => z,
  );
  deps.metrics.gauges({
    name: "tucano_game_return_alarm",
    help: "1 while a game's return, over a week or ever, is further off than chance explains.",
    label: "game",
    read: async () => {
      const seen = await returns.get();
      const games = new Map(seen.map(({ game }) => [game, 0]));
      for (const one of seen) if (one.isAlarming) games.set(one.game, 1);
      return games;
    },
  });
  return () => returns.forget();
}
