/** How full the pools are: who waits for a connection waits in a call. */
import type { Pool } from "pg";
import type { Metrics } from "../metrics.ts";

type Size = Pick<Pool, "totalCount" | "idleCount" | "waitingCount" | "options">;

export function measurePools(metrics: Metrics, pools: Readonly<Record<string, Size | null>>): void {
  const open = Object.entries(pools).flatMap(([name, pool]) =>
    pool === null ? [] : [[name, pool] as const],
  );
  const gauge = (name: string, help: string, of: (pool: Size) => number) =>
    metrics.gauges({
      name: `tucano_pool_${name}`,
      help,
      label: "pool",
      read: () => new Map(open.map(([name, pool]) => [name, of(pool)])),
    });
  gauge(
    "connections_in_use",
    "Connections to the database that somebody holds, by pool.",
    ({ totalCount, idleCount }) => totalCount - idleCount,
  );
  gauge("connections_max", "Connections that a pool opens at most.", ({ options }) => options.max);
  gauge("waiting", "Calls that wait for a connection, by pool.", (pool) => pool.waitingCount);
}
