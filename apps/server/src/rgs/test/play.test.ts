// Protects: a game made for the public protocol plays here unchanged. Its answers have every field
// that its clients read; each round is one of the ledger, drawn once, paid once, ended whatever
// happens; and the wallet's gates and limits count for it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { record } from "@tucano/contract/player/games/rounds.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { RGS_STUDIO } from "../index.ts";
import { fairMode, sureMode } from "../../testing/books/publications.ts";
import { type Imported, offerGame, postRgs, seatAgain, seatPlayer } from "./table.ts";

let server: TestServer;
let fair: Imported;
let sure: Imported;
beforeAll(async () => {
  server = await startTestServer();
  fair = await offerGame(server, "fair-game", [fairMode("base"), fairMode("bonus", 100)]);
  // A win in each round, at twenty times the bet.
  sure = await offerGame(server, "sure-game", [{ ...sureMode("base", 1_920), cost: 20 }]);
});
afterAll(() => server.close());

const REAL = 1_000_000;
const DAY_MS = 24 * 3_600_000;
const AWHILE_MS = 11 * 60_000;

test("the launch address carries every parameter that clients read", async () => {
  const { url, sessionID } = await seatPlayer(server, { gameId: fair.gameId, amount: 0 });
  expect(url.pathname).toBe("/fair-game/1/index.html");
  expect(sessionID.length).toBeGreaterThan(30);
  const { rgs_url, ...rest } = Object.fromEntries(url.searchParams);
  expect(rgs_url).toMatch(/^127\.0\.0\.1:\d+\/rgs$/);
  expect(rest).toMatchObject({ lang: "en", currency: "BRL", device: "desktop", social: "false" });
});

test("authenticate answers balance, config with all flags, and no round at first", async () => {
  const player = await seatPlayer(server, { gameId: fair.gameId, amount: 5_000 });
  const { status, body } = await player.post("/wallet/authenticate", { language: "en" });
  expect(status).toBe(200);
  expect(body.balance).toEqual({ amount: 50 * REAL, currency: "BRL" });
  expect(body.round).toBeNull();
  expect(body.config).toMatchObject({ gameID: "fair-game", minBet: 200_000, stepBet: 200_000 });
  expect(body.config.betLevels).toContain(body.config.defaultBetLevel);
  expect(body.config.betModes).toEqual({
    BASE: { mode: "BASE", costMultiplier: 1 },
    BONUS: { mode: "BONUS", costMultiplier: 100 },
  });
  expect(Object.keys(body.config.jurisdiction).toSorted()).toEqual([
    "disabledAutoplay",
    "disabledBuyFeature",
    "disabledFullscreen",
    "disabledSlamstop",
    "disabledSpacebar",
    "disabledSuperTurbo",
    "disabledTurbo",
    "displayNetPosition",
    "displayRTP",
    "displaySessionTimer",
    "minimumRoundDuration",
    "socialCasino",
  ]);
});

test("a round stakes the bet times the mode's cost and stays active until it is ended", async () => {
  const player = await seatPlayer(server, { gameId: sure.gameId, amount: 10_000 });
  const played = await player.post("/wallet/play", { amount: REAL, mode: "BASE" });
  expect(played.status).toBe(200);
  expect(played.body.balance.amount).toBe(80 * REAL);
  expect(played.body.round).toMatchObject({
    amount: REAL,
    payout: 19.2 * REAL,
    payoutMultiplier: 19.2,
    costMultiplier: 20,
    active: true,
    mode: "BASE",
    event: null,
  });
  expect(played.body.round.betID).toBe(played.body.round.roundID);
  expect(played.body.round.state).toEqual([
    { index: 0, type: "reveal", board: [[0]] },
    { index: 1, type: "finalWin", amount: 1_920 },
  ]);
  const second = await player.post("/wallet/play", { amount: REAL, mode: "base" });
  expect(second).toMatchObject({ status: 400, body: { error: "ERR_VAL" } });
  expect((await player.post("/bet/event", { event: "2" })).body).toEqual({ event: "2" });
  const again = await player.post("/wallet/authenticate");
  expect(again.body.round).toEqual({ ...played.body.round, event: "2" });
  const ended = await player.post("/wallet/end-round");
  expect(ended.body).toEqual({ balance: { amount: 99.2 * REAL, currency: "BRL" } });
  expect((await player.post("/wallet/balance")).body).toEqual(ended.body);
  expect((await player.post("/wallet/end-round")).body.error).toBe("ERR_VAL");
  expect((await player.post("/bet/event", { event: "3" })).body.error).toBe("ERR_VAL");
  expect((await player.post("/wallet/authenticate")).body.round.active).toBe(false);
  const records = await server.call(record, { range: "today" }, { token: player.token });
  expect(records.body.data.list).toHaveLength(1);
  expect(records.body.data.list[0]).toMatchObject({ bet_amount: "20.00" });
});

test("a hundred rounds: money as the books say, losses closed at once, books of the list", async () => {
  const player = await seatPlayer(server, { gameId: fair.gameId, amount: 100_000 });
  let balance = 1_000 * REAL;
  const seen = new Set<number>();
  for (let index = 0; index < 100; index += 1) {
    const { status, body } = await player.post("/wallet/play", { amount: 200_000, mode: "base" });
    expect(status).toBe(200);
    const { payout, payoutMultiplier, active } = body.round;
    seen.add(payoutMultiplier);
    balance -= 200_000;
    expect(body.balance.amount).toBe(balance);
    expect(payout).toBe(Math.round(payoutMultiplier * 200_000));
    expect(active).toBe(payout > 0);
    if (!active) continue;
    balance += payout;
    expect((await player.post("/wallet/end-round")).body.balance.amount).toBe(balance);
  }
  expect([...seen].every((one) => [0, 1, 2, 10.2].includes(one))).toBe(true);
  expect(seen.size).toBeGreaterThan(1);
});

test.each([
  ["no session", {}, "ERR_VAL"],
  ["an unknown session", { sessionID: "nobody-knows-this" }, "ERR_IS"],
])("%s is refused by every call", async (_name, body, error) => {
  for (const path of ["authenticate", "balance", "play", "end-round"]) {
    const wish = { amount: REAL, mode: "base", ...body };
    expect(await postRgs(server, `/wallet/${path}`, wish)).toMatchObject({
      status: 400,
      body: { error, message: expect.any(String) as string },
    });
  }
});

test.each([
  ["an amount between the steps", { amount: 250_000, mode: "base" }, "ERR_VAL"],
  ["less than the least", { amount: 0, mode: "base" }, "ERR_VAL"],
  ["more than the most", { amount: 51 * REAL, mode: "base" }, "ERR_VAL"],
  ["a fraction", { amount: 0.5, mode: "base" }, "ERR_VAL"],
  ["a mode that is not there", { amount: REAL, mode: "super" }, "ERR_VAL"],
  ["more than the balance", { amount: REAL, mode: "bonus" }, "ERR_IPB"],
])("%s is not played", async (_name, wish, error) => {
  const player = await seatPlayer(server, { gameId: fair.gameId, amount: 1_000 });
  const answer = await player.post("/wallet/play", wish);
  expect(answer).toMatchObject({ status: 400, body: { error } });
  expect((await player.post("/wallet/balance")).body.balance.amount).toBe(10 * REAL);
});

test("what is no JSON is refused in the protocol's own shape, and so is too much of it", async () => {
  const send = (payload: string) =>
    server.app.inject({ method: "POST", url: "/rgs/wallet/balance", payload });
  const broken = await send("{");
  expect([broken.statusCode, broken.json().error]).toEqual([400, "ERR_VAL"]);
  const large = await send(JSON.stringify({ sessionID: "x".repeat(20_000) }));
  expect([large.statusCode, large.json().error]).toEqual([413, "ERR_VAL"]);
});

test("a member who may not play any more stakes nothing, and is still paid", async () => {
  const player = await seatPlayer(server, { gameId: sure.gameId, amount: 10_000 });
  await player.post("/wallet/play", { amount: REAL, mode: "base" });
  await server.rooms.rounds.endGameSessions(player.memberId);
  const ended = await player.post("/wallet/end-round");
  expect(ended).toMatchObject({ status: 200, body: { balance: { amount: 99.2 * REAL } } });
  const refused = await player.post("/wallet/play", { amount: REAL, mode: "base" });
  expect(refused).toMatchObject({ status: 400, body: { error: "ERR_IS" } });
});

test("a game that is closed opens no round", async () => {
  const player = await seatPlayer(server, { gameId: fair.gameId, amount: 1_000 });
  const at = server.clock.now();
  const stop = { scope: `studio:${RGS_STUDIO}`, reason: "a test", by: "a test", at } as const;
  const { catalog } = server.rooms;
  await inTransaction(server.db, (tx) => catalog.stopPlay(tx, stop));
  catalog.invalidate();
  const refused = await player.post("/wallet/play", { amount: REAL, mode: "base" });
  expect(refused.status).toBeGreaterThanOrEqual(400);
  await inTransaction(server.db, (tx) => catalog.resumePlay(tx, stop.scope));
  catalog.invalidate();
  expect((await player.post("/wallet/play", { amount: REAL, mode: "base" })).status).toBe(200);
});

test("a round that its player left waits a day, then is paid; a new launch resumes it", async () => {
  const player = await seatPlayer(server, { gameId: sure.gameId, amount: 10_000 });
  const played = await player.post("/wallet/play", { amount: REAL, mode: "base" });
  server.clock.advance(AWHILE_MS);
  await server.rooms.rounds.resolveInterrupted();
  const back = await seatAgain(server, player, sure.gameId);
  expect((await back.post("/wallet/authenticate")).body.round).toEqual(played.body.round);
  server.clock.advance(DAY_MS);
  await server.rooms.rounds.resolveInterrupted();
  expect((await server.rooms.ledger.readWallet(player.memberId)).cash).toBe(9_920);
  await server.rooms.rounds.resolveInterrupted();
  expect((await server.rooms.ledger.readWallet(player.memberId)).cash).toBe(9_920);
});

test("a replay needs no session, tells nothing of a player, and knows what is there", async () => {
  const get = async (path: string) => {
    const response = await server.app.inject({ method: "GET", url: `/rgs/bet/replay/${path}` });
    return { status: response.statusCode, body: response.json() };
  };
  expect(await get("sure-game/1/BASE/0")).toEqual({
    status: 200,
    body: {
      payoutMultiplier: 19.2,
      costMultiplier: 20,
      state: [
        { index: 0, type: "reveal", board: [[0]] },
        { index: 1, type: "finalWin", amount: 1_920 },
      ],
    },
  });
  for (const path of [
    "sure-game/1/base/1",
    "sure-game/2/base/0",
    "sure-game/1/x/0",
    "x/1/base/x",
  ]) {
    expect(await get(path)).toMatchObject({ status: 404, body: { error: "NOT_FOUND" } });
  }
});

test("the game's origin is let in by the preflight and by every answer", async () => {
  const url = "/rgs/wallet/play";
  const { statusCode, headers } = await server.app.inject({ method: "OPTIONS", url });
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "content-type",
    "access-control-allow-methods": "GET, POST, OPTIONS",
  });
  const refused = await server.app.inject({ method: "POST", url, payload: "{}" });
  expect(refused.headers["access-control-allow-origin"]).toBe("*");
});

test("refusals and books in memory are told to whoever watches", async () => {
  const player = await seatPlayer(server, { gameId: fair.gameId, amount: 0 });
  await player.post("/wallet/play", { amount: REAL, mode: "base" });
  const shown = (await server.app.inject("/metrics")).payload;
  expect(shown).toMatch(/^tucano_rgs_refusals_total\{code="ERR_IPB"\} [1-9]/m);
  expect(shown).toMatch(/^tucano_rgs_books_bytes [1-9]/m);
});
