/** What promises are made of: a call, the status it must be answered with, and what it may move. */
import {
  type Answer,
  type Caller,
  type Fields,
  type Operation,
  type Seat,
  type Sent,
  transactionOf,
  whoOf,
} from "./caller.ts";

export interface Promised {
  readonly promise: string;
  /** What it cannot be tried without. */
  readonly needs?: "other" | "expiredToken";
  /** Throws with what was seen instead. */
  readonly hold: (caller: Caller) => Promise<void>;
}

class NotHeld extends Error {
  override readonly name = "NotHeld";
}

export function mustBe(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new NotHeld(otherwise);
}

export async function readBalance(caller: Caller, seat?: Seat): Promise<number> {
  const answer = await caller.call("balance", whoOf(caller, seat));
  const { http, status, balance } = answer;
  const { url } = caller.wallet;
  mustBe(
    http === 200 && status === "RS_OK",
    `${url}/user/balance: HTTP ${http}, ${String(status)}`,
  );
  mustBe(Number.isSafeInteger(balance), `the balance is ${JSON.stringify(balance)}`);
  return Number(balance);
}

/** Sends it and expects one of these statuses. */
export async function expectStatus(
  caller: Caller,
  operation: Operation,
  fields: Fields,
  ...statuses: readonly string[]
): Promise<Answer> {
  const answer = await caller.call(operation, fields);
  const { http, status } = answer;
  mustBe(
    http === 200 && statuses.includes(String(status)),
    `${operation}: HTTP ${http}, ${String(status)} instead of ${statuses.join(" or ")}`,
  );
  return answer;
}

/** Sends it, expects RS_OK, and the balance in the answer changed by `change`. */
export async function expectMoved(
  caller: Caller,
  operation: Operation,
  fields: Fields,
  [before, change]: readonly [before: number, change: number],
): Promise<number> {
  const { balance } = await expectStatus(caller, operation, fields, "RS_OK");
  mustBe(
    balance === before + change,
    `${operation}: the balance is ${JSON.stringify(balance)} instead of ${before + change}`,
  );
  return before + change;
}

/** Where most promises begin: a bet of the usual stake, and the balance before and after it. */
export async function makeBet(
  caller: Caller,
): Promise<{ bet: Sent; stake: number; before: number; staked: number }> {
  const { stake } = caller.wallet;
  const before = await readBalance(caller);
  const bet = transactionOf(caller, { amount: stake });
  const staked = await expectMoved(caller, "bet", bet, [before, -stake]);
  return { bet, stake, before, staked };
}

/** Nothing has moved in the end, whatever was said in between. */
export async function unmoved(
  caller: Caller,
  act: (before: number) => Promise<unknown>,
): Promise<void> {
  const before = await readBalance(caller);
  await act(before);
  const after = await readBalance(caller);
  mustBe(after === before, `the balance is ${after} instead of ${before}`);
}
