// Protects: a player is told at once, and only of his own, wherever it happened; nobody hears
// anything a second after his session ended; and no foreign page opens a line.
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type PlayedRound, spin } from "@tucano/contract/player/games/house-games.ts";
import { logout } from "@tucano/contract/player/account/members.ts";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { TELL_DUE_JOB } from "../src/messages/index.ts";
import { inTransaction } from "../src/platform/database/transaction.ts";
import { createTill, orderNoOf, type Till } from "../src/testing/people/till.ts";
import { joinLive, type LiveClient, openLive } from "../src/testing/live-client.ts";
import type { TestMember } from "../src/testing/people/people.ts";
import { startOnDatabase, type TestProcess } from "../src/testing/start-on-database.ts";
import { openSeated } from "../src/testing/people/seated.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

let server: TestServer;
let second: TestProcess;
let till: Till;
const clients: LiveClient[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const { databaseUrl, secretsFolder, clock } = server;
  second = await startOnDatabase({ url: databaseUrl, secretsFolder, clock });
  till = createTill(server);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(async () => {
  await second.close();
  await server.close();
});

async function join(
  { token }: { readonly token?: string },
  topics: string[],
  url = server.url,
): Promise<LiveClient> {
  const client = await joinLive(url, { topics, ...(token === undefined ? {} : { token }) });
  clients.push(client);
  return client;
}

const ends = (client: LiveClient, withinMs = 1_000) =>
  expect.poll(() => client.ended(), { timeout: withinMs, interval: 5 });

/** A round that moves money: one that returns its stake leaves nothing to be told. */
async function play({ token }: TestMember): Promise<string> {
  const launched = await server.call(launch, { game_id: 1, mode: "real" }, { token });
  const address: string = launched.body.data.url;
  const playToken = new URLSearchParams(address.split("#")[1]).get("token") ?? "";
  await openSeated(server, "onca-dourada", playToken);
  for (let tries = 0; tries < 20; tries += 1) {
    const round = { stake: "1.00", round_key: randomUUID() };
    const spun = await server.call(spin, round, { token: playToken });
    expect(spun.status).toBe(200);
    const { net, balance } = spun.body.data as PlayedRound;
    if (net !== "0.00") return balance;
  }
  throw new Error("Twenty rounds returned exactly their stake.");
}

describe("whoever looks on", () => {
  const crash = "voo-do-tucano";
  const league = "liga-tucano";
  const roulette = "roleta-ao-vivo";

  async function goToPhase(game: string, phase: string): Promise<void> {
    for (let step = 0; step < 40; step += 1) {
      const again = await server.rooms.sharedRounds.advance(game);
      const round = await server.rooms.sharedRounds.latestRound(game);
      if (round?.phase === phase) return;
      if (again > server.clock.now()) server.clock.set(again);
    }
    throw new Error(`${game} never was ${phase}.`);
  }

  test("a table's rounds are told to visitors, in every process, and by type", async () => {
    for (const game of [crash, league, roulette]) await goToPhase(game, "betting");
    const here = await join({}, ["crash", "sports", `table:${roulette}`]);
    const there = await join({}, ["crash"], second.url);
    for (const [topic, game] of [
      ["crash", crash],
      ["sports", league],
      [`table:${roulette}`, roulette],
    ]) {
      const first = await here.hear("table", (message) => message.topic === topic);
      expect(first).toMatchObject({ game, round: { phase: "betting", server_seed: null } });
    }
    await there.hear("table");
    await goToPhase(crash, "flying");
    for (const client of [here, there]) {
      const flown = await client.hear("table", ({ round }) => round.phase === "flying");
      expect(flown).toMatchObject({ topic: "crash", game: crash, round: { result: null } });
    }
  });

  test("there is no topic of a table that does not exist", async () => {
    const client = await join({}, []);
    client.say({ type: "subscribe", topics: ["table:nobodys-table", "table", "crash:1"] });
    const { refused } = await client.hear("subscribed");
    expect(refused.map(({ error }) => error)).toEqual(Array(3).fill("live.topic_unknown"));
  });
});

describe("a member is told", () => {
  test("his balance first, and then after each movement, in all his windows", async () => {
    const member = await till.newMember({ funds: "100.00" });
    const windows = [
      await join(member, ["me"]),
      await join(member, ["me"]),
      await join(member, ["me"], second.url),
    ];
    for (const client of windows) {
      const first = await client.hear("balance");
      expect(first).toMatchObject({ money: "100.00", total_money: "100.00", ml_money: "0.00" });
    }
    const balance = await play(member);
    for (const client of windows) await client.hear("balance", ({ money }) => money === balance);
  });

  test("his rebates with it, from when they can be claimed until they are", async () => {
    const member = await till.newMember({ funds: "100.00" });
    const { memberId } = member;
    const client = await join(member, ["me"]);
    await client.hear("balance", ({ fs_money }) => fs_money === "0.00");
    const { rewards } = server.rooms;
    const key = { memberId, kind: "rebate", period: "2026-11-19" } as const;
    const offer = {
      ...key,
      amount: toCentavos(150),
      pocket: "cash" as const,
      turnover: toCentavos(0),
      cost: "promotion:cost" as const,
      basis: [],
      availableFrom: server.clock.now(),
      expiresAt: null,
    };
    await inTransaction(server.db, (tx) => rewards.offer(tx, [offer]));
    await client.hear(
      "balance",
      ({ fs_money, total_money }) => [fs_money, total_money].join() === "1.50,101.50",
    );
    await rewards.claim(key);
    await client.hear("balance", ({ money }) => money === "101.50");
    // Never the rebate and what it became, side by side.
    const balances = client.told.flatMap((one) => (one.type === "balance" ? [one] : []));
    expect(balances.every(({ total_money }) => ["100.00", "101.50"].includes(total_money))).toBe(
      true,
    );
  });

  test("of a notice when its time has come, and not before", async () => {
    const member = await till.newMember();
    const { memberId } = member;
    const client = await join(member, ["me"]);
    const at = new Date(server.clock.now().getTime() + 3_600_000);
    const notice = { memberId, code: "reward_claimable", params: { amountCentavos: 100 } } as const;
    await server.rooms.messages.notify(null, { ...notice, key: "later", at });
    await server.rooms.messages.notify(null, { ...notice, key: "now" });
    const first = await client.hear("notice");
    await server.jobs.runNow(TELL_DUE_JOB);
    expect(client.told.filter(({ type }) => type === "notice")).toHaveLength(1);
    server.clock.set(at);
    await server.jobs.runNow(TELL_DUE_JOB);
    await server.jobs.runNow(TELL_DUE_JOB);
    const second = await client.hear("notice");
    expect(second.id).toBeLessThan(first.id);
    expect(client.told.filter(({ type }) => type === "notice")).toHaveLength(2);
  });

  test("what became of his deposit and of his withdrawal, and nobody else is", async () => {
    const [member, other] = [await till.newMember({ funds: "100.00" }), await till.newMember()];
    const [own, elsewhere, foreign] = [
      await join(member, ["me"]),
      await join(member, ["me"], second.url),
      await join(other, ["me"]),
    ];
    await foreign.hear("balance");
    const deposit = await till.openDeposit(member, "30.00");
    await server.call(payCharge, { txid: deposit.order_no });
    await till.settle();
    await till.forgive(member);
    const order_no = orderNoOf(await till.withdraw(member, "20.00"));
    await server.rooms.cashier.rejectWithdrawal(order_no, till.operator, "as a test");
    for (const client of [own, elsewhere]) {
      const paid = await client.hear("deposit", ({ status }) => status === "credited");
      expect(paid.order_no).toBe(deposit.order_no);
      const rejected = await client.hear("withdrawal", ({ status }) => status === "rejected");
      expect(rejected.order_no).toBe(order_no);
      await client.hear("balance", ({ money }) => money === "130.00");
    }
    await own.hear("balance", ({ locked_money }) => locked_money === "20.00");
    expect(foreign.told.map(({ type }) => type)).toEqual(["welcome", "balance"]);
  });

  test("of what is new in his inbox", async () => {
    const member = await till.newMember();
    const client = await join(member, ["me"], second.url);
    await server.rooms.messages.notify(null, {
      memberId: member.memberId,
      key: "deposit:test",
      code: "deposit_credited",
      params: { amount: "10.00" },
    });
    const { id, code } = await client.hear("notice");
    expect([id > 0, code]).toEqual([true, "deposit_credited"]);
  });
});

test("anybody is told of winners; of members only they themselves", async () => {
  const client = await join({}, ["winners", "me"]);
  expect(client.told[0]).toMatchObject({
    member_id: null,
    topics: ["winners"],
    refused: [{ topic: "me", error: "common.unauthenticated" }],
  });
  expect(Array.isArray((await client.hear("winners")).list)).toBe(true);
  client.say({ type: "subscribe", topics: ["me"] });
  expect(await client.hear("subscribed")).toMatchObject({ refused: [{ topic: "me" }] });
  client.say({ type: "ping" });
  await client.hear("pong");
});

describe("a line is closed", () => {
  test("within a second when its session ends, wherever that was said", async () => {
    const member = await till.newMember();
    const lines = [await join(member, ["me"]), await join(member, ["me"], second.url)];
    await server.call(logout, {}, { token: member.token });
    for (const line of lines) {
      await ends(line).toEqual({ code: 4401, reason: "force_offline" });
    }
    const late = await openLive(server.url);
    clients.push(late);
    late.say({ type: "hello", token: member.token, topics: ["me"] });
    await ends(late).toEqual({ code: 4401, reason: "force_offline" });
  });

  test.each([
    ["a token of nobody", { type: "hello", token: "nobody" }, 4401],
    ["a message of no contract", { type: "give-me" }, 4400],
    ["a message that is too long", "x".repeat(10_000), 1009],
  ])("after %s", async (_name, message, code) => {
    const client = await openLive(server.url);
    clients.push(client);
    client.say(message);
    await ends(client).toMatchObject({ code });
    expect(client.told).toEqual([]);
  });
});

test("a member has so many lines and no more", async () => {
  const member = await till.newMember();
  for (let count = 1; count <= 8; count += 1) await join(member, ["me"]);
  const ninth = await openLive(server.url);
  clients.push(ninth);
  ninth.say({ type: "hello", token: member.token, topics: ["me"] });
  await ends(ninth).toEqual({ code: 4429, reason: "live.too_many_connections" });
});

describe("the address", () => {
  test("is closed to pages of other hosts, open to our own and to what is no page", async () => {
    for (const origin of ["https://evil.example", "null", "http://127.0.0.1"]) {
      await expect(openLive(server.url, { origin })).rejects.toThrow("403");
    }
    clients.push(await openLive(server.url, { origin: server.url }));
  });

  test("says that it speaks WebSocket only", async () => {
    const answer = await fetch(`${server.url}/api/live?lang=en`);
    expect([answer.status, answer.headers.get("upgrade")]).toEqual([426, "websocket"]);
    expect(await answer.json()).toMatchObject({
      code: 426,
      error: "live.websocket_expected",
      message: "This address only accepts WebSocket.",
    });
  });
});

test("a server that stops says good-bye", async () => {
  const third = await startOnDatabase({
    url: server.databaseUrl,
    secretsFolder: server.secretsFolder,
    clock: server.clock,
  });
  const client = await join({}, ["winners"], third.url);
  await third.close();
  await ends(client).toMatchObject({ code: 1001 });
});
