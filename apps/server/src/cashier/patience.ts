/** How long we wait for banks, and how often we ask them. */

/** People and banks wait longer than a studio does, and giving up early would only repeat work. */
export const PATIENCE_MS = 20_000;

const LOOK_FIRST_SECONDS = 3;
const LOOK_LAST_SECONDS = 60;

/** A bank takes seconds as a rule. A slower one is asked less often, up to once a minute. */
export function lookAgainSeconds(waitingSince: Date, now: Date): number {
  const waitedSeconds = (now.getTime() - waitingSince.getTime()) / 1_000;
  const tenth = Math.ceil(waitedSeconds / 10);
  return Math.min(LOOK_LAST_SECONDS, Math.max(LOOK_FIRST_SECONDS, tenth));
}
