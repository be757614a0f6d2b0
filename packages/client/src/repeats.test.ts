/**
 * A call without an answer is sent again only where that does nothing twice: money that a lost
 * answer had already moved does not move again.
 */
import { me } from "@tucano/contract/player/account/members.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { openDeposit } from "@tucano/contract/player/money/cashier.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClient } from "./api-client.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = (): Promise<Response> => Promise.reject(new TypeError("lost"));
const done = async (): Promise<Response> =>
  Response.json({ code: 200, status: "success", message: "", data: {} });
const refused =
  (code: number, headers: Record<string, string> = {}) =>
  async () =>
    Response.json({ code, status: "fail", message: "no", data: null }, { status: code, headers });

function setUp(...answers: ((init: RequestInit) => Promise<Response>)[]) {
  const sent: { key: string | null; atMs: number }[] = [];
  const startMs = performance.now();
  const client = createClient({
    fetch: async (_address, init = {}) => {
      const key = new Headers(init.headers).get("idempotency-key");
      sent.push({ key, atMs: Math.round(performance.now() - startMs) });
      const answer = answers.shift() ?? lost;
      return answer(init);
    },
    session: {
      token: () => "token",
      refresh: async () => true,
      expire: () => undefined,
      forceOffline: () => undefined,
    },
    language: "en",
    offlineMessage: () => "offline",
    loginNeededMessage: () => "sign in",
    timeoutMs: 5_000,
    attempts: 3,
  });
  return { call: client.call, sent };
}

/** Lets all timers run, and answers how it ended. */
async function end(made: Promise<unknown>): Promise<unknown> {
  const [result] = await Promise.all([
    made.catch((error: unknown) => error),
    vi.runAllTimersAsync(),
  ]);
  return result;
}

const deposit = { money: "50.00" };

test("a deposit is asked for again under one key, with growing pauses", async () => {
  const { call, sent } = setUp(lost, refused(503), done);
  expect(await end(call(openDeposit, deposit))).toEqual({});
  expect(sent.map(({ atMs }) => atMs)).toEqual([0, 400, 1_200]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[0]?.key).toMatch(/^[\w-]{36}$/);
});

test("the key of a deposit outlives the renewal of a session", async () => {
  const { call, sent } = setUp(lost, refused(401), done);
  expect(await end(call(openDeposit, deposit))).toEqual({});
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test("a key of the caller's own is kept", async () => {
  const { call, sent } = setUp(lost, done);
  await end(call(openDeposit, deposit, { idempotencyKey: "mine" }));
  expect(sent.map(({ key }) => key)).toEqual(["mine", "mine"]);
});

test("what would happen twice is sent once", async () => {
  const { call, sent } = setUp(lost);
  expect(await end(call(launch, { game_id: 1 }))).toMatchObject({ isOffline: true });
  expect(sent).toHaveLength(1);
});

test("it is given up after so many attempts, and at once where the answer is final", async () => {
  const often = setUp();
  expect(await end(often.call(me, {}))).toMatchObject({ isOffline: true });
  expect(often.sent).toHaveLength(3);
  for (const code of [409, 422, 429, 500]) {
    const once = setUp(refused(code));
    expect(await end(once.call(me, {}))).toMatchObject({ status: code });
    expect(once.sent).toHaveLength(1);
  }
});

test("the server says when to come back, and an age is not waited for", async () => {
  const soon = setUp(refused(503, { "retry-after": "2" }), done);
  await end(soon.call(me, {}));
  expect(soon.sent.map(({ atMs }) => atMs)).toEqual([0, 2_000]);
  const late = setUp(refused(503, { "retry-after": "60" }));
  expect(await end(late.call(me, {}))).toMatchObject({ retryAfterMs: 60_000 });
});

const untilAborted = ({ signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });

test("an attempt ends in time", async () => {
  const { call, sent } = setUp(untilAborted, done);
  expect(await end(call(me, {}))).toEqual({});
  expect(sent.map(({ atMs }) => atMs)).toEqual([0, 5_400]);
});

test("whoever stops a call is answered as such, and nothing more is sent", async () => {
  const { call, sent } = setUp(untilAborted);
  const controller = new AbortController();
  const made = call(me, {}, { signal: controller.signal });
  controller.abort();
  expect(await end(made)).toMatchObject({ name: "AbortError" });
  expect(sent).toHaveLength(1);
});
