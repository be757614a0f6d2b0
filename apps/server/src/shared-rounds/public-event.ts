/**
 * The public event that gives a chain its salt when nobody has named another: a round of drand's
 * quicknet, whose number and moment are known years ahead and whose value nobody knows before.
 */

const CHAIN = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971";
const GENESIS_MS = 1_692_803_367_000;
const PERIOD_MS = 3_000;
const HOUR_MS = 3_600_000;

export interface PublicEvent {
  /** In words that let anybody look it up. */
  readonly event: string;
  readonly occursAt: Date;
}

/** Of the first full hour that is so far ahead: tables that start together wait for one event. */
export function eventAhead(now: Date, aheadMs: number): PublicEvent {
  const hourMs = Math.ceil((now.getTime() + aheadMs) / HOUR_MS) * HOUR_MS;
  const periods = Math.ceil((hourMs - GENESIS_MS) / PERIOD_MS);
  // Round 1 was the one of the beginning.
  const event = `drand quicknet ${CHAIN}, round ${periods + 1}: its randomness`;
  return { event, occursAt: new Date(GENESIS_MS + periods * PERIOD_MS) };
}
