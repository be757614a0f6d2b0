// Protects: a partner's games open only where two people said they may, and not while the partner
// is switched off or away; and neither switch nor outage ever holds up a win, a rollback or a
// withdrawal of money that was won.
import { generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { list } from "@tucano/contract/player/games/catalog.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { readPartnerFrame } from "@tucano/contract/studios/partner-frame.ts";
import { walletPaths } from "@tucano/contract/studios/studio-wallet.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { createTill, orderNoOf } from "../../testing/people/till.ts";
import { startOnDatabase, type TestProcess } from "../../testing/start-on-database.ts";
import { plainTerms, signBody, type StudioTerms, userOf } from "../index.ts";
import { type Bench, openBench, units } from "./bench.ts";

const GAME = { id: 0, code: "elsewhere-one" };
/** A server hears of it within a second, where the machine has one to give. */
const patience = { timeout: 15_000 };

let bench: Bench;
let second: TestProcess;
let baseUrl: string;
let key: KeyObject;
let member: TestMember;
/** What the partner answers the next launches; null: nothing at all. */
let answer: { readonly status: number; readonly body: string } | null;
let asked: { readonly token: string }[] = [];

const partner = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    asked.push(JSON.parse(body));
    if (answer === null) return void response.destroy();
    response.writeHead(answer.status).end(answer.body);
  });
});
const opens = (url: string) => ({ status: 200, body: JSON.stringify({ url }) });

async function save(terms: Partial<StudioTerms>): Promise<void> {
  const { rounds } = bench.server.rooms;
  const whole = { ...plainTerms, name: "Elsewhere", baseUrl, ...terms };
  await inTransaction(bench.server.db, (tx) =>
    rounds.saveStudio(tx, { code: "elsewhere", terms: whole }),
  );
  rounds.invalidateStudios();
}

beforeAll(async () => {
  bench = await openBench({ env: { MIN_ROUND_MS: "2500" } });
  await new Promise<void>((done) => partner.listen(0, "127.0.0.1", done));
  baseUrl = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;
  const { rounds, catalog } = bench.server.rooms;
  await save({ frameOrigins: ["https://games.example"] });
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  key = pair.privateKey;
  const publicKeyPem = pair.publicKey.export({ type: "spki", format: "pem" }).toString();
  await inTransaction(bench.server.db, async (tx) => {
    await rounds.addStudioKey(tx, {
      studio: "elsewhere",
      keyId: "else-1",
      publicKeyPem,
      addedBy: null,
    });
    const id = await catalog.enlist(tx, {
      code: GAME.code,
      studio: "elsewhere",
      brand: { code: "elsewhere", name: "Elsewhere" },
      name: "Elsewhere One",
      gameType: "slots",
      rtpBasisPoints: 9_600,
      volatility: "medium",
      minBetCentavos: 10,
      maxBetCentavos: 100_000,
      releasedOn: "2026-11-01",
    });
    GAME.id = id ?? 0;
    await catalog.setGameStatus(tx, GAME.id, "live");
  });
  rounds.invalidateStudios();
  catalog.invalidate();
  member = await registerTestMember(bench.server);
  await bench.fund(member.memberId, { cash: 100_000 });
  const { databaseUrl, secretsFolder, clock } = bench.server;
  second = await startOnDatabase({ url: databaseUrl, secretsFolder, clock });
});
afterAll(async () => {
  partner.closeAllConnections();
  partner.close();
  await second.close();
  await bench.close();
});
beforeEach(async () => {
  asked = [];
  answer = opens("https://games.example/play?x=1");
  await sql`DELETE FROM rounds.studio_circuit`.execute(bench.server.db);
  await save({ frameOrigins: ["https://games.example"] });
  await setStatus("active");
});

async function setStatus(status: "active" | "disabled"): Promise<void> {
  const { rounds } = bench.server.rooms;
  await inTransaction(bench.server.db, (tx) => rounds.setStudioStatus(tx, "elsewhere", status));
  rounds.invalidateStudios();
}
const metrics = async () => (await bench.server.app.inject("/metrics")).payload;
const open = () => bench.server.call(launch, { game_id: GAME.id }, { token: member.token });
async function tile(): Promise<string | undefined> {
  bench.server.rooms.catalog.invalidate();
  const { body } = await bench.server.call(list, { limit: 100 });
  const games: readonly { id: number; status: string }[] = body.data.list;
  return games.find(({ id }) => id === GAME.id)?.status;
}

interface Sent {
  readonly path: keyof typeof walletPaths;
  readonly ip?: string;
  readonly fields: object;
}
async function send({ path, fields, ip = "198.51.100.9" }: Sent): Promise<string> {
  // Each bet of these tests begins a round, and none of them is about how fast.
  if (path === "bet") bench.server.clock.advance(2_500);
  return post({ path, fields, ip });
}
async function post({ path, fields, ip = "198.51.100.9" }: Sent): Promise<string> {
  const body = JSON.stringify({
    user: userOf(member.memberId),
    request_uuid: randomUUID(),
    game_code: GAME.code,
    currency: "BRL",
    ...fields,
  });
  const reply = await bench.server.app.inject({
    method: "POST",
    url: walletPaths[path],
    remoteAddress: ip,
    headers: { "content-type": "application/json", "x-hub88-signature": signBody(body, key) },
    payload: body,
  });
  return reply.json<{ status: string }>().status;
}
const bet = (token: string) => ({
  token,
  transaction_uuid: randomUUID(),
  round: `r-${randomUUID()}`,
  amount: units(500),
});
const about = (of: ReturnType<typeof bet>, amount?: number) => ({
  ...of,
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: of.transaction_uuid,
  amount: amount === undefined ? undefined : units(amount),
});
async function play(): Promise<ReturnType<typeof bet>> {
  expect((await open()).status).toBe(200);
  return bet(asked.at(-1)?.token ?? "");
}

describe("where a game opens", () => {
  test("in a page of ours that knows the partner's address, origins and words", async () => {
    await save({
      frameOrigins: ["https://games.example", "https://cdn.example"],
      frameWords: "hizi",
      framePermissions: ["popups"],
    });
    const { url } = (await open()).body.data;
    expect(url).toMatch(/^\/play\/partner\/#/);
    expect(readPartnerFrame(url)).toEqual({
      url: "https://games.example/play?x=1",
      words: "hizi",
      permissions: ["popups"],
      origins: ["https://games.example", "https://cdn.example"],
    });
  });

  test.each(["https://evil.example/", "http://games.example/", "https://games.example.evil/"])(
    "not at %s, which is no origin of the partner",
    async (url) => {
      answer = opens(url);
      expect((await open()).body.error).toBe("rounds.studio_unreachable");
      // The partner is there: nobody else has to wait for it.
      answer = opens("https://games.example/");
      expect((await open()).status).toBe(200);
    },
  );

  test("the page's policy names the origins of partners that are switched on", async () => {
    const policy = async () => {
      const { headers } = await bench.server.app.inject("/api/docs");
      return String(headers["content-security-policy"]);
    };
    const games = "https://games.example";
    await vi.waitFor(async () => expect(await policy()).toContain(games), patience);
    await setStatus("disabled");
    await vi.waitFor(async () => expect(await policy()).not.toContain(games), patience);
  });
});

describe("a partner that is switched off", () => {
  test("takes no launch and no bet anywhere within a second, and every win and rollback", async () => {
    const first = await play();
    const other = bet(first.token);
    expect(await send({ path: "bet", fields: first })).toBe("RS_OK");
    expect(await send({ path: "bet", fields: other })).toBe("RS_OK");
    const there = second.house.rooms.rounds.studioWallet("elsewhere");
    const status = async () => {
      bench.server.clock.advance(2_500);
      return (await there.bet(betThere(first.token))).status;
    };
    expect(await status()).toBe("RS_OK");
    await setStatus("disabled");
    await vi.waitFor(async () => expect(await status()).toBe("RS_ERROR_INVALID_PARTNER"), {
      timeout: 1_000,
      interval: 10,
    });
    expect(await send({ path: "bet", fields: bet(first.token) })).toBe("RS_ERROR_INVALID_PARTNER");
    expect((await open()).body.error).toBe("rounds.game_unavailable");
    expect(await tile()).toBe("maintenance");
    expect(await send({ path: "win", fields: about(first, 700) })).toBe("RS_OK");
    expect(await send({ path: "rollback", fields: about(other) })).toBe("RS_OK");
    await setStatus("active");
    expect(await tile()).toBe("live");
  });
});

const betThere = (token: string) => ({
  ...bet(token),
  user: userOf(member.memberId),
  request_uuid: randomUUID(),
  game_code: GAME.code,
  currency: "BRL",
});

describe("a partner that does not answer", () => {
  test("is left alone, shown as in maintenance, and tried again by one launch", async () => {
    const running = await play();
    expect(await send({ path: "bet", fields: running })).toBe("RS_OK");
    answer = null;
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await open()).body.error).toBe("rounds.studio_unreachable");
    }
    await vi.waitFor(async () => expect(await tile()).toBe("maintenance"), patience);
    asked = [];
    const refused = await open();
    expect(refused.status).toBe(503);
    const away = 'tucano_rounds_circuit_open{studio="elsewhere"} 1';
    expect(await metrics()).toContain(away);
    expect(asked).toEqual([]);
    // Who plays goes on, whatever becomes of launches.
    const more = bet(running.token);
    expect(await send({ path: "bet", fields: more })).toBe("RS_OK");
    expect(await send({ path: "win", fields: about(running, 900) })).toBe("RS_OK");
    expect(await send({ path: "rollback", fields: about(more) })).toBe("RS_OK");

    bench.server.clock.advance(31_000);
    answer = opens("https://games.example/play");
    const tries = await Promise.all([open(), open(), open()]);
    expect(tries.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    await vi.waitFor(async () => expect(await tile()).toBe("live"), patience);
    expect((await open()).status).toBe(200);
    expect(await metrics()).not.toContain(away);
  });

  test("holds up no withdrawal", async () => {
    const till = createTill(bench.server);
    const winner = await till.newMember({ funds: "100.00" });
    answer = null;
    for (let turn = 0; turn < 5; turn += 1) await open();
    await vi.waitFor(async () => expect(await tile()).toBe("maintenance"), patience);
    const orderNo = orderNoOf(await till.withdraw(winner, "80.00"));
    const { cashier } = bench.server.rooms;
    await cashier.approveWithdrawal(orderNo, till.operator);
    await till.payOut();
    expect(await cashier.findWithdrawal(orderNo)).toMatchObject({ status: "paid" });
  });

  test("that still fails after its pause is left alone for longer", async () => {
    answer = { status: 500, body: "" };
    for (let turn = 0; turn < 5; turn += 1) await open();
    bench.server.clock.advance(31_000);
    asked = [];
    await open();
    expect(asked).toHaveLength(1);
    bench.server.clock.advance(31_000);
    await open();
    expect(asked).toHaveLength(1);
    bench.server.clock.advance(30_000);
    await open();
    expect(asked).toHaveLength(2);
  });

  test("whoever refuses a game is there: it is asked again", async () => {
    answer = { status: 403, body: "{}" };
    for (let turn = 0; turn < 7; turn += 1) await open();
    expect(asked).toHaveLength(7);
    expect(await tile()).toBe("live");
  });
});

describe("where a partner calls from", () => {
  test("elsewhere is noted, and refused where the partner wants that", async () => {
    const networks = ["203.0.113.0/24"];
    await save({ frameOrigins: ["https://games.example"], networks, networksMode: "log" });
    const { token } = await play();
    expect(await send({ path: "bet", fields: bet(token) })).toBe("RS_OK");
    await save({ frameOrigins: ["https://games.example"], networks, networksMode: "enforce" });
    expect(await send({ path: "bet", fields: bet(token) })).toBe("RS_ERROR_INVALID_PARTNER");
    expect(await send({ path: "bet", fields: bet(token), ip: "203.0.113.77" })).toBe("RS_OK");
    expect(await metrics()).toContain('tucano_rounds_calls_elsewhere_total{studio="elsewhere"} 2');
  });
});

describe("whoever draws the game, the wallet", () => {
  test("lets no round of a slot begin too soon after the one before", async () => {
    const { token } = await play();
    const first = bet(token);
    expect(await send({ path: "bet", fields: first })).toBe("RS_OK");
    bench.server.clock.advance(2_499);
    const early = bet(token);
    expect(await post({ path: "bet", fields: early })).toBe("RS_ERROR_LIMIT_REACHED");
    // More on the round that runs is no new one.
    const more = { ...bet(token), round: first.round };
    expect(await post({ path: "bet", fields: more })).toBe("RS_OK");
    bench.server.clock.advance(1);
    expect(await post({ path: "bet", fields: bet(token) })).toBe("RS_OK");
    expect(await post({ path: "bet", fields: early })).toBe("RS_ERROR_LIMIT_REACHED");
  });

  test("keeps the player's limits and exclusions, and pays what was won all the same", async () => {
    const others = member;
    member = await registerTestMember(bench.server);
    await bench.fund(member.memberId, { cash: 100_000 });
    const { token } = await play();
    const running = bet(token);
    expect(await send({ path: "bet", fields: running })).toBe("RS_OK");
    const { compliance } = bench.server.rooms;
    const stakes = { measure: "stake", period: "day" } as const;
    await compliance.setLimit(member.memberId, { ...stakes, amount: 100 });
    expect(await send({ path: "bet", fields: bet(token) })).toBe("RS_ERROR_LIMIT_REACHED");
    const { ledger } = bench.server.rooms;
    await inTransaction(bench.server.db, (tx) => ledger.setAccess(tx, member.memberId, "excluded"));
    expect(await send({ path: "bet", fields: bet(token) })).toBe("RS_ERROR_USER_DISABLED");
    expect(await send({ path: "win", fields: about(running, 900) })).toBe("RS_OK");
    member = others;
  });
});

describe("a partner's key", () => {
  test("verifies until its date and nothing after, on every server", async () => {
    const { token } = await play();
    const { rounds } = bench.server.rooms;
    const at = new Date(bench.server.clock.now().getTime() + 60_000);
    await inTransaction(bench.server.db, (tx) =>
      rounds.retireStudioKey(tx, { studio: "elsewhere", keyId: "else-1", at }),
    );
    rounds.invalidateStudios();
    expect(await send({ path: "bet", fields: bet(token) })).toBe("RS_OK");
    bench.server.clock.advance(60_001);
    expect(await send({ path: "bet", fields: bet(token) })).toBe("RS_ERROR_INVALID_SIGNATURE");
    // Nobody brings it back.
    const later = new Date(bench.server.clock.now().getTime() + 60_000);
    await expect(
      inTransaction(bench.server.db, (tx) =>
        rounds.retireStudioKey(tx, { studio: "elsewhere", keyId: "else-1", at: later }),
      ),
    ).rejects.toMatchObject({ code: "backoffice.studio_not_found" });
  });

  test("is one partner's alone", async () => {
    const { rounds } = bench.server.rooms;
    const detail = await rounds.readStudio("elsewhere");
    expect(detail.keys[0]?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const publicKeyPem = publicKey.export({ type: "spki", format: "pem" }).toString();
    const add = (studio: string) =>
      inTransaction(bench.server.db, (tx) =>
        rounds.addStudioKey(tx, { studio, publicKeyPem, addedBy: "me" }),
      );
    expect((await add("elsewhere")).keyId).toMatch(/^elsewhere-[0-9a-f]{12}$/);
    await expect(add("house")).rejects.toMatchObject({ code: "backoffice.studio_key_known" });
  });
});

test("the house's own studios are not to be changed", async () => {
  const { rounds } = bench.server.rooms;
  const terms = { ...plainTerms, name: "Mine" };
  for (const code of ["house", "rgs"]) {
    await expect(
      inTransaction(bench.server.db, (tx) => rounds.saveStudio(tx, { code, terms })),
    ).rejects.toMatchObject({ code: "backoffice.studio_not_found" });
  }
});

test("after all of it the books are clean", async () => {
  expect(await bench.bookDifferences()).toEqual([]);
});
