/** Whether a bank answers, as this process has seen it: who does not is asked last. */
import type { Clock } from "../../platform/clock.ts";

/** `refused` is an answer as well. */
export type Outcome = "answered" | "refused" | "unavailable";

export interface Health {
  note(outcome: Outcome): void;
  isUp(): boolean;
}

/** One failure is nothing yet: lines break. */
const FAILURES_MAX = 3;
/** Then it is asked like any other again, whoever it is that meets it. */
const DOWN_MS = 30_000;

export function createHealth(clock: Clock): Health {
  let failures = 0;
  let failedAtMs = 0;
  return {
    note: (outcome) => {
      failures = outcome === "unavailable" ? failures + 1 : 0;
      failedAtMs = clock.now().getTime();
    },
    isUp: () => failures < FAILURES_MAX || clock.now().getTime() - failedAtMs >= DOWN_MS,
  };
}
