// Protects: whatever a game's front end sends, and however often at once, each round is staked once
// and paid once, is its player's alone, and is refused in the protocol's words once its player may
// not play any more; and the books add up afterwards.
import { afterAll, beforeAll, expect, test } from "vitest";
import { fairMode, sureMode } from "../../testing/books/publications.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import {
  bookDifferences,
  type Imported,
  offerGame,
  postRgs,
  type Player,
  seatAgain,
  seatPlayer,
} from "./table.ts";

const REAL = 1_000_000;
const BET = { amount: REAL, mode: "base" };
const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let sure: Imported;
let fair: Imported;
beforeAll(async () => {
  server = await startTestServer();
  sure = await offerGame(server, "sure-game", [{ ...sureMode("base", 1_920), cost: 20 }]);
  fair = await offerGame(server, "fair-game", [fairMode("base")]);
});
afterAll(() => server.close());

const seat = () => seatPlayer(server, { gameId: sure.gameId, amount: 100_000 });
const cashOf = async ({ memberId }: Player) =>
  (await server.rooms.ledger.readWallet(memberId)).cash;
const manyTimes = <T>(work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 8 }, work));

test("of plays at once one is played, and of ends at once one is paid", async () => {
  const player = await seat();
  const played = await manyTimes(() => player.post("/wallet/play", BET));
  expect(played.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = played.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.error as string))).toEqual(new Set(["ERR_VAL"]));
  expect(await cashOf(player)).toBe(98_000);
  const ended = await manyTimes(() => player.post("/wallet/end-round"));
  for (const { status, body } of ended) {
    if (status === 200) expect(body.balance.amount).toBe(999.2 * REAL);
    else expect(body.error).toBe("ERR_VAL");
  }
  expect(await cashOf(player)).toBe(99_920);
});

test("one player's session reaches no round and no money of another", async () => {
  const [one, other] = [await seat(), await seat()];
  await one.post("/wallet/play", BET);
  expect((await other.post("/wallet/authenticate")).body.round).toBeNull();
  for (const path of ["/wallet/end-round", "/bet/event"]) {
    const tried = await other.post(path, { event: "1", user: `p_${one.memberId}` });
    expect(tried).toMatchObject({ status: 400, body: { error: "ERR_VAL" } });
  }
  expect([await cashOf(one), await cashOf(other)]).toEqual([98_000, 100_000]);
  // Nor does a session of one game reach another.
  const elsewhere = await seatAgain(server, one, fair.gameId);
  expect((await elsewhere.post("/wallet/authenticate")).body.round).toBeNull();
  expect((await elsewhere.post("/wallet/end-round")).body.error).toBe("ERR_VAL");
});

test("an amount as clients multiply it in floating point is the amount that was meant", async () => {
  const player = await seatPlayer(server, { gameId: fair.gameId, amount: 5_000 });
  const { body } = await player.post("/wallet/play", { amount: 8.2 * REAL, mode: "base" });
  expect(body.round.amount).toBe(8_200_000);
  expect(8.2 * REAL).not.toBe(8_200_000);
});

test.each([
  ["a text", "1000000"],
  ["nothing", null],
  ["less than nothing", -REAL],
  ["a little off", REAL + 0.01],
  ["beyond all numbers", 1e308],
  ["a list", [REAL]],
])("an amount that is %s stakes nothing", async (_name, amount) => {
  const player = await seat();
  const answer = await player.post("/wallet/play", { amount, mode: "base" });
  expect(answer).toMatchObject({ status: 400, body: { error: "ERR_VAL" } });
  expect(await cashOf(player)).toBe(100_000);
});

test("fields that nobody asked for change nothing, whatever they say", async () => {
  const player = await seat();
  const more = { currency: "USD'; --", language: { toString: 1 }, balance: 1, __proto__: { a: 1 } };
  const played = await player.post("/wallet/play", { ...BET, ...more });
  expect(played.body).toMatchObject({ balance: { amount: 980 * REAL, currency: "BRL" } });
  const again = await player.post("/wallet/authenticate", { language: "\u0000".repeat(300) });
  expect(again.status).toBe(200);
});

test.each([
  ["/wallet/play", { amount: REAL, mode: "\u0000" }],
  ["/wallet/play", { amount: REAL, mode: "constructor" }],
  ["/bet/event", { event: "\u0000" }],
  ["/bet/event", { event: "" }],
  ["/bet/event", { event: "x".repeat(1_001) }],
  ["/wallet/balance", { sessionID: ["x"] }],
  ["/wallet/balance", { sessionID: "\u0000".repeat(20) }],
])("%s with %j is refused in the protocol's words", async (path, body) => {
  const player = await seat();
  if (path === "/bet/event") await player.post("/wallet/play", BET);
  const answer = await player.post(path, body);
  expect(answer.status).toBe(400);
  expect(["ERR_VAL", "ERR_IS"]).toContain(answer.body.error);
});

test.each(["%00", "..%2f..", "sure-game'--", "%ff"])(
  "a replay of %s is not there",
  async (game) => {
    const url = `/rgs/bet/replay/${game}/1/base/0`;
    const { statusCode } = await server.app.inject({ method: "GET", url });
    expect([400, 404]).toContain(statusCode);
  },
);

test("who is excluded in the middle of a round stakes nothing more and is paid", async () => {
  const player = await seat();
  await player.post("/wallet/play", BET);
  const pause = { days: 1, reason: "I want a break" } as const;
  await server.rooms.compliance.startTimeOut(player.memberId, pause);
  expect((await player.post("/wallet/end-round")).status).toBe(200);
  expect(await cashOf(player)).toBe(99_920);
  const refused = await player.post("/wallet/play", BET);
  expect(refused.status).toBe(400);
  expect(["ERR_ATE", "ERR_IS"]).toContain(refused.body.error);
  expect(await cashOf(player)).toBe(99_920);
});

test("a session of the day before stakes nothing; its round is taken up by the next", async () => {
  const player = await seat();
  await player.post("/wallet/play", BET);
  server.clock.advance(DAY_MS - 60_000);
  await server.jobs.runNow("rgs.forget-sessions");
  expect((await player.post("/wallet/balance")).body.error).toBe("ERR_IS");
  const ended = await player.post("/wallet/end-round");
  expect(ended.status).toBe(200);
  expect((await player.post("/wallet/play", BET)).body.error).toBe("ERR_IS");
  server.clock.advance(DAY_MS);
  await server.jobs.runNow("rgs.forget-sessions");
  expect(
    (await postRgs(server, "/wallet/play", { sessionID: player.sessionID, ...BET })).body,
  ).toMatchObject({ error: "ERR_IS" });
  expect(await cashOf(player)).toBe(99_920);
});

test("the books add up after all of that", async () => {
  expect(await bookDifferences(server)).toEqual([]);
});
