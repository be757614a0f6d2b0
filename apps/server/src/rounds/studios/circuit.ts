/**
 * Asks a partner for launches only while it answers. Of its failures all servers know; after a
 * pause one launch tries again. Bets, wins and rollbacks come from the partner and never pass here.
 */
import { Hub88Refused } from "../../hub88/index.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/types.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logger.ts";
import type { Metrics } from "../../platform/metrics.ts";
import {
  closeCircuit,
  countFailure,
  loadCircuits,
  openUntil,
  takeTrial,
} from "./circuit-repository.ts";
import { circuitState, pauseMs, TRIAL_MS } from "./partner-policy.ts";
import type { Studios } from "./studios.ts";

/** The partner answered, and would not: it is there. */
export class LaunchRefused extends Error {}

export interface Circuits {
  /** Throws rounds.studio_unreachable without asking while the partner is away. */
  ask<Answer>(studio: string, ask: () => Promise<Answer>): Promise<Answer>;
}

export interface CircuitDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly studios: Studios;
}

export function createCircuits(deps: CircuitDeps): Circuits {
  const { db, clock, logger, metrics, studios } = deps;
  const failed = metrics.counters({
    name: "tucano_rounds_launch_failures_total",
    help: "Launches that a partner did not answer as it should, by partner.",
    label: "studio",
  });
  metrics.gauge({
    name: "tucano_rounds_partners_away",
    help: "Partners that are switched off or whose launches fail.",
    read: async () => (await studios.listAway()).size,
  });
  metrics.gauges({
    name: "tucano_rounds_circuit_open",
    help: "1 for a partner that was left alone because launches failed, until it answers one.",
    label: "studio",
    read: async () => {
      const circuits = await loadCircuits(db);
      const open = circuits.filter(({ openUntil: until }) => until !== null);
      return new Map(open.map(({ studio }) => [studio, 1]));
    },
  });
  const admit = async (studio: string): Promise<void> => {
    const now = clock.now();
    const circuit = await studios.findCircuit(studio);
    const state = circuitState(circuit, now);
    if (state === "closed") return;
    const until = new Date(now.getTime() + TRIAL_MS);
    if (state === "trial" && (await takeTrial(db, { studio, now, until }))) return;
    const waitMs = Math.max(TRIAL_MS, (circuit?.openUntil ?? now).getTime() - now.getTime());
    throw new DomainError("rounds.studio_unreachable", {
      retryAfterSeconds: Math.ceil(waitMs / 1_000),
    });
  };
  const fail = async (studio: string, error: unknown): Promise<void> => {
    failed.inc(studio);
    const now = clock.now();
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    // Launches that fail together open it once: the first holds the row until it is open.
    await inTransaction(db, async (tx) => {
      const failures = await countFailure(tx, { studio, now, problem });
      const pause = pauseMs(failures);
      if (pause === null) return;
      await openUntil(tx, { studio, until: new Date(now.getTime() + pause) });
      logger.error({ studio, failures, pause }, "A partner does not answer launches.");
    });
  };
  return {
    ask: async (studio, ask) => {
      await admit(studio);
      try {
        const answer = await ask();
        if ((await studios.findCircuit(studio)) !== null) await closeCircuit(db, studio);
        return answer;
      } catch (error) {
        const isThere = error instanceof LaunchRefused || error instanceof Hub88Refused;
        if (!isThere) await fail(studio, error);
        throw error;
      }
    },
  };
}
