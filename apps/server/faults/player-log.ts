/**
 * What the players of a drill write down while they play: one line an event, appended before
 * anything else is done, so that the log knows no more and no less than a client could.
 */
import { appendFileSync, readFileSync } from "node:fs";

/** What a client asks for under an id of its own. */
export type Wish = "spin" | "bet" | "deposit" | "payment" | "withdrawal";

interface Line {
  readonly wish: Wish;
  /** The client's own id: the same in every attempt. */
  readonly id: string;
  readonly member: number;
  /** When the attempt was sent, and how long it took. */
  readonly sentAtMs: number;
  readonly tookMs: number;
  /** Which server was asked. */
  readonly server: string;
}

/** `status` is null when there was no whole answer at all. */
export interface Unclear extends Line {
  readonly event: "unclear";
  readonly status: number | null;
  readonly hasRetryAfter: boolean;
}

export interface Refused extends Line {
  readonly event: "refused";
  readonly code: string;
}

export interface Acknowledged extends Line {
  readonly event: "acknowledged";
  /** The product's own name: the round, the order, the payment. */
  readonly name: string;
  readonly stake: string;
  readonly win: string;
  readonly amount: string;
}

/** A table has the bet; what becomes of it is acknowledged later. */
export interface Taken extends Line {
  readonly event: "taken";
  /** The bet. */
  readonly name: string;
}

/** An order has come to its end: credited, paid. */
export interface Ended {
  readonly event: "ended";
  readonly wish: "deposit" | "withdrawal";
  readonly name: string;
  readonly member: number;
  readonly status: string;
  readonly atMs: number;
}

export type LogEvent = Unclear | Refused | Acknowledged | Taken | Ended;

/** Comparable between processes of one machine. */
export function nowMs(): number {
  return performance.timeOrigin + performance.now();
}

export function createWriter(file: string): (event: LogEvent) => void {
  return (event) => appendFileSync(file, `${JSON.stringify(event)}\n`);
}

export function readLog(file: string): LogEvent[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as LogEvent);
}

export const isAcknowledged = (event: LogEvent): event is Acknowledged =>
  event.event === "acknowledged";

export const isTaken = (event: LogEvent): event is Taken => event.event === "taken";

const isEnded = (event: LogEvent): event is Ended => event.event === "ended";

export const isUnclear = (event: LogEvent): event is Unclear => event.event === "unclear";

export interface Tally {
  readonly acknowledged: number;
  /** Wishes that got no clear answer at first: what a fault must leave behind to have been one. */
  readonly unknown: number;
}

export function tally(log: readonly LogEvent[], sinceMs: number): Tally {
  const since = log.filter((event) => "sentAtMs" in event && event.sentAtMs >= sinceMs);
  const unclear = since.filter(isUnclear).map(({ wish, id }) => `${wish} ${id}`);
  return {
    acknowledged: since.filter(isAcknowledged).length,
    unknown: new Set(unclear).size,
  };
}

/** When the first round requested after `sinceMs` was answered; else infinite. */
export function firstAnswerMs(log: readonly LogEvent[], sinceMs: number): number {
  const answeredMs = log
    .filter(isAcknowledged)
    .filter(({ wish, sentAtMs }) => wish === "spin" && sentAtMs >= sinceMs)
    .map(({ sentAtMs, tookMs }) => sentAtMs + tookMs);
  return Math.min(...answeredMs, Number.POSITIVE_INFINITY);
}

/**
 * The longest that a deposit waited for its credit after a start, when the bank had taken the money
 * before that start. To be asked when everybody rests: what is still open does not count.
 */
export function slowestCreditMs(log: readonly LogEvent[], startsMs: readonly number[]): number {
  const payments = log.filter(isAcknowledged).filter(({ wish }) => wish === "payment");
  const paidMs = new Map(payments.map(({ id, sentAtMs, tookMs }) => [id, sentAtMs + tookMs]));
  const waitsMs = log.filter(isEnded).map(({ name, atMs }) => {
    // An earlier start may have been followed by another kill.
    const startedMs = Math.max(...startsMs.filter((ms) => ms <= atMs));
    const isPaidBefore = (paidMs.get(name) ?? Number.POSITIVE_INFINITY) <= startedMs;
    return isPaidBefore ? atMs - startedMs : 0;
  });
  return Math.max(0, ...waitsMs);
}

/** Orders and bets that have not come to their end, and wishes without a clear answer. */
export function listOpen(log: readonly LogEvent[]): string[] {
  const said = log.filter((event) => !isEnded(event));
  const clear = new Set(said.filter((event) => !isUnclear(event) && !isTaken(event)).map(idOf));
  const unclear = [...new Set(said.map(idOf))].filter((id) => !clear.has(id));
  const ended = new Set(log.filter(isEnded).map(({ name }) => name));
  const orders = log
    .filter(isAcknowledged)
    .filter(({ wish, name }) => (wish === "deposit" || wish === "withdrawal") && !ended.has(name))
    .map(({ wish, name }) => `${wish} ${name}`);
  return [...unclear, ...orders];
}

const idOf = ({ wish, id }: Exclude<LogEvent, Ended>): string => `${wish} ${id}`;
