// Protects: a jackpot is fed and won by cash stakes alone, by chances that anybody can recompute;
// what is won is paid once and in full, whoever pays it and whatever fails; and the books know.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { fromWire, toCentavos } from "@tucano/contract/money.ts";
import * as house from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { readJackpots, readOwnJackpot } from "@tucano/contract/player/rewards/jackpots.ts";
import { listNotifications } from "@tucano/contract/player/site/messages.ts";
import { verifyJackpots } from "@tucano/game-math/jackpots/verify.ts";
import { auditBooks } from "../../ledger/index.ts";
import { roomBookChecks } from "../../readers-and-checks.ts";
import type { Numbers } from "../../market/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { readJournal } from "../../testing/journal.ts";
import { moveMoney } from "../../testing/move-money.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { openSeated } from "../../testing/people/seated.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { startOnDatabase, type TestProcess } from "../../testing/start-on-database.ts";
import { verdictsOn } from "../../testing/verifier.ts";

type Played = DataOf<typeof house.spin>;
type Terms = Numbers["jackpots"];

const GAME = "onca-dourada";
const FUNDS = toCentavos(100_000_000);
/** A stake of R$ 100.00 wins each of them one time in ten. */
const pool = (seedCentavos: number): Terms["mini"] => ({
  oddsCentavos: 100_000,
  rate: 100,
  seedCentavos,
  seedsPerDayCentavos: 10_000_000,
});
const terms: Terms = {
  isOpen: true,
  gameTypes: ["slots"],
  mini: pool(1_000),
  major: pool(50_000),
  grand: pool(1_000_000),
  personal: pool(0),
};

let server: TestServer;
let second: TestProcess;
beforeAll(async () => {
  server = await startTestServer();
  const { databaseUrl: url, secretsFolder, clock } = server;
  second = await startOnDatabase({ url, secretsFolder, clock });
});
afterAll(async () => {
  await second.close();
  await server.close();
});

async function hold(value: Terms): Promise<void> {
  const effectiveFrom = new Date(server.clock.now().getTime() + 60_000);
  expect(await setNumbers(server, "jackpots", { effectiveFrom, value, setBy: null })).toBe(true);
  server.clock.advance(61_000);
}

async function sit({ token }: TestMember): Promise<string> {
  const game = await server.rooms.catalog.findGameByCode("house", GAME);
  const launched = await server.call(launch, { game_id: game?.id ?? 0 }, { token });
  const { url } = launched.body.data as DataOf<typeof launch>;
  const play = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  await openSeated(server, GAME, play);
  return play;
}

async function newPlayer() {
  const member = await registerTestMember(server);
  await moveMoney(server.rooms.ledger, member.memberId, [
    {
      kind: "adjustment",
      debit: "promotion:cost",
      credit: "member:cash",
      amount: FUNDS,
      reference: "test",
    },
  ]);
  return { member, play: await sit(member) };
}
type Player = Awaited<ReturnType<typeof newPlayer>>;

async function spin({ play }: Player, wish: { stake?: string; round_key?: string } = {}) {
  server.clock.advance(5_000);
  const asked = { stake: "100.00", round_key: randomUUID(), ...wish };
  const { body } = await server.call(house.spin, asked, { token: play });
  expect(body).toMatchObject({ status: "success" });
  return body.data as Played;
}

/** Far from being played through. */
const bonusOf = (memberId: MemberId): Parameters<TestServer["rooms"]["rewards"]["give"]>[0] => ({
  memberId,
  kind: "manual",
  period: randomUUID(),
  amount: toCentavos(100_000),
  pocket: "bonus",
  turnover: toCentavos(10_000_000),
  cost: "promotion:cost",
  basis: [],
  availableFrom: server.clock.now(),
  expiresAt: new Date(server.clock.now().getTime() + 86_400_000),
});

type Code = NonNullable<Played["jackpots"]>[number];

/** Plays until a round has won this one; the chance that none does is below 10⁻⁹. */
async function win(player: Player, code: Code): Promise<{ won: Played; all: Played[] }> {
  const all: Played[] = [];
  for (let round = 0; round < 200; round += 1) {
    const played = await spin(player);
    all.push(played);
    if (played.jackpots?.includes(code) === true) return { won: played, all };
  }
  throw new Error("It was not won in 200 rounds.");
}

async function settle(at: Pick<TestProcess, "house"> = server): Promise<void> {
  await readJournal(server.house.journal);
  await at.house.rooms.jackpots.settlePools();
}

const shown = async () => {
  server.clock.advance(5_000);
  return (await server.call(readJackpots, {})).body.data as DataOf<typeof readJackpots>;
};
const own = async ({ member: { token } }: Player) =>
  (await server.call(readOwnJackpot, {}, { token })).body.data as DataOf<typeof readOwnJackpot>;

const bookDifferences = async () =>
  (await auditBooks(server.db, roomBookChecks)).flatMap(({ name, differences }) =>
    differences.map((difference) => ({ name, ...difference })),
  );

/** What pools paid and winners received, by the journal. */
async function prizes() {
  const { rows } = await sql<{ kind: string; reference: string; amount: number }>`
    SELECT kind, reference, sum(amount)::bigint AS amount FROM ledger.transfer
    WHERE kind IN ('jackpot.prize', 'jackpot.win') GROUP BY 1, 2`.execute(server.db);
  const of = (wanted: string) =>
    new Map(rows.filter(({ kind }) => kind === wanted).map((row) => [row.reference, row.amount]));
  return { taken: of("jackpot.prize"), paid: of("jackpot.win") };
}

test("closed as it comes: nothing is drawn, added or paid, and the page says so", async () => {
  const player = await newPlayer();
  const played = await spin(player);
  expect(played.jackpots).toBeUndefined();
  const { body } = await server.call(house.fairnessRound, { round_id: played.round_id });
  expect(body.data.jackpots).toBeNull();
  await settle();
  expect(await shown()).toMatchObject({ is_open: false, wins: [] });
  const { rows } = await sql`
    SELECT kind FROM ledger.transfer WHERE kind LIKE 'jackpot.%'`.execute(server.db);
  expect(rows).toEqual([]);
});

test("stakes add what is published, to the pools and to the player's own", async () => {
  await hold({ ...terms, mini: { ...terms.mini, oddsCentavos: 4_000_000_000 } });
  const player = await newPlayer();
  await settle();
  expect(
    (await shown()).pools.map(({ code, amount, share_percent }) => [code, amount, share_percent]),
  ).toEqual([
    ["mini", "10.00", "1.000"],
    ["major", "500.00", "51.000"],
    ["grand", "10000.00", "1001.000"],
  ]);
  await spin(player, { stake: "0.40" });
  await spin(player, { stake: "1.00" });
  await settle();
  // 1 % of R$ 1.40: a centavo and a part of one.
  expect((await shown()).pools[0]).toMatchObject({ amount: "10.01", odds: "40000000.00" });
  const pot = await sql<{ contributed: number }>`
    SELECT contributed FROM jackpots.pot WHERE member_id = ${player.member.memberId}`.execute(
    server.db,
  );
  expect(pot.rows).toEqual([{ contributed: 14_000 }]);
  expect(await bookDifferences()).toEqual([]);
});

test("a win is paid once and in full, told, and anybody can recompute it", async ({ skip }) => {
  await hold(terms);
  const player = await newPlayer();
  const { won } = await win(player, "mini");
  const before = await server.rooms.ledger.readWallet(player.member.memberId);
  await settle();
  await settle();
  await settle(second);
  const { taken, paid } = await prizes();
  const reference = `jackpot:mini:${won.round_id}`;
  expect(taken.get(reference)).toBeGreaterThan(1_000);
  expect(paid).toEqual(taken);
  const after = await server.rooms.ledger.readWallet(player.member.memberId);
  const ofPlayer = (await own(player)).wins;
  const sum = ofPlayer.reduce((total, { amount }) => total + fromWire(amount), 0);
  expect(after.cash - before.cash).toBe(sum);
  expect(ofPlayer.every(({ is_paid }) => is_paid)).toBe(true);
  expect((await shown()).wins).toContainEqual(
    expect.objectContaining({ pool: "mini", game: "Onça Dourada" }),
  );
  expect((await shown()).wins.some(({ pool: code }) => code === "personal")).toBe(false);
  const inbox = await server.call(listNotifications, {}, { token: player.member.token });
  expect(JSON.stringify(inbox.body.data)).toContain("You won a jackpot");

  await proveRound(player, won, skip);
  expect(await bookDifferences()).toEqual([]);
});

/** Reveals the seed, and recomputes the round's jackpots in two ways. */
async function proveRound(
  { play }: Player,
  won: Played,
  skip: (note: string) => never,
): Promise<void> {
  const opened = await openSeated(server, GAME, play);
  const rotated = await server.call(
    house.rotateSeed,
    { client_seed: "another", next_commitment: opened.data.fairness.next_commitment },
    { token: play },
  );
  expect(rotated.status).toBe(200);
  const { body } = await server.call(house.fairnessRound, { round_id: won.round_id });
  const proof = body.data as DataOf<typeof house.fairnessRound>;
  const { jackpots, server_seed, client_seed, nonce } = proof;
  if (jackpots === null || server_seed === null) throw new Error("Nothing is published.");
  expect(jackpots.won).toEqual(won.jackpots);
  const seeds = { serverSeed: server_seed, clientSeed: client_seed, nonce };
  const { tickets, holds } = verifyJackpots({ ...seeds, ...jackpots });
  expect(holds).toBe(true);
  for (const code of ["mini", "major", "grand", "personal"] as const) {
    expect(jackpots.won.includes(code)).toBe(tickets[code] < fromWire(won.stake));
  }
  // Said to be won although a lower ticket was not.
  const codes = (["mini", "major", "grand", "personal"] as const).toSorted(
    (one, other) => tickets[one] - tickets[other],
  );
  const forged = { ...proof, jackpots: { ...jackpots, won: codes.slice(3) } };
  const { lines, exitCode } = verdictsOn([proof, forged], { skip });
  expect(lines[0]).toContain(`mini ticket ${tickets.mini} of 100000`);
  expect(lines[1]).toMatch(/^DIFFERS/);
  expect(exitCode).toBe(1);
}

test("the same round again is the same round, and wins nothing twice", async () => {
  const player = await newPlayer();
  const { won } = await win(player, "personal");
  const again = await spin(player, { round_key: won.round_key });
  expect(again).toEqual(won);
  await settle();
  const { rows } = await sql`
    SELECT pool FROM jackpots.win WHERE round_id = ${won.round_id}`.execute(server.db);
  expect(rows).toHaveLength(won.jackpots?.length ?? 0);
});

test("of two wins of one pool at once, on two servers, the second has the new pool", async () => {
  await settle();
  const [ana, bia] = [await newPlayer(), await newPlayer()];
  const wins = [(await win(ana, "grand")).won, (await win(bia, "grand")).won];
  await readJournal(server.house.journal);
  await Promise.all([
    server.rooms.jackpots.settlePools(),
    second.house.rooms.jackpots.settlePools(),
    server.rooms.jackpots.settlePools(),
  ]);
  // A win that was in another's hands, or that a reader was not through with, is the next run's.
  await settle();
  const { taken, paid } = await prizes();
  expect(paid).toEqual(taken);
  for (const { round_id } of wins) {
    expect(taken.get(`jackpot:grand:${round_id}`)).toBeGreaterThanOrEqual(1_000_000);
  }
  expect((await shown()).pools[2]?.amount).toBe("10000.00");
  expect(await bookDifferences()).toEqual([]);
});

test("a payment that is cut off between pool and winner is carried on", async () => {
  const player = await newPlayer();
  const { won } = await win(player, "mini");
  await readJournal(server.house.journal);
  const { ledger } = server.rooms;
  const execute = ledger.execute.bind(ledger);
  const spy = vi
    .spyOn(ledger, "execute")
    .mockImplementation((kind, command) =>
      kind.name === "jackpots.pay" ? Promise.reject(new Error("cut off")) : execute(kind, command),
    );
  await server.rooms.jackpots.settlePools();
  spy.mockRestore();
  const reference = `jackpot:mini:${won.round_id}`;
  const between = await prizes();
  expect(between.taken.get(reference)).toBeGreaterThan(0);
  expect(between.paid.get(reference)).toBeUndefined();
  expect(await bookDifferences()).toEqual([]);
  // Whoever may not play any more is paid what was won before.
  await inTransaction(server.db, (tx) => ledger.setAccess(tx, player.member.memberId, "excluded"));
  await settle(second);
  const done = await prizes();
  expect(done.taken.get(reference)).toBe(between.taken.get(reference));
  expect(done.paid).toEqual(done.taken);
});

test("bonus money and demos add nothing and win nothing", async () => {
  const member = await registerTestMember(server);
  const { id } = await server.rooms.rewards.give(bonusOf(member.memberId));
  await server.rooms.rewards.accept(member.memberId, id);
  const staked = async () =>
    (await sql`SELECT sum(staked) AS staked FROM jackpots.counted`.execute(server.db)).rows;
  await settle();
  const before = await staked();
  const player = { member, play: await sit(member) };
  for (let round = 0; round < 20; round += 1) {
    const played = await spin(player, { stake: "5.00" });
    expect(played.jackpots).toBeUndefined();
  }
  const demo = { member, play: (await openSeated(server, GAME)).token };
  for (let round = 0; round < 40; round += 1) {
    const played = await spin(demo, { stake: "5.00" });
    expect(played.jackpots).toBeUndefined();
  }
  await settle();
  expect(await staked()).toEqual(before);
  expect(await own(player)).toEqual({ amount: "0.00", wins: [] });
});

test("a day's seeds end with their budget: the pool begins with nothing, and says so", async () => {
  await hold({ ...terms, mini: { ...terms.mini, seedsPerDayCentavos: 0 } });
  const player = await newPlayer();
  await win(player, "mini");
  await settle();
  const { rows } = await sql<{ held: number }>`
    SELECT cash AS held FROM ledger.wallet WHERE member_id = 1`.execute(server.db);
  expect(rows).toEqual([{ held: 0 }]);
  expect((await shown()).pools[0]).toMatchObject({ amount: "0.00", seeds_per_day: "0.00" });
});

test("figures grow again from the journal to the same, and planted damage is named", async () => {
  const counted = async () =>
    (await sql`SELECT * FROM jackpots.counted ORDER BY pool, odds`.execute(server.db)).rows;
  const before = await counted();
  await server.house.journal.rebuild("jackpots.contributions");
  expect(await counted()).toEqual(before);
  await sql`UPDATE jackpots.counted SET contributed = 0 WHERE pool = 'mini'`.execute(server.db);
  await sql`UPDATE jackpots.win SET amount = amount + 1 WHERE round_id = (
    SELECT round_id FROM jackpots.win WHERE pool = 'major' AND amount > 0 LIMIT 1)`.execute(
    server.db,
  );
  const names = new Set((await bookDifferences()).map(({ name }) => name));
  expect(names).toContain(
    "every pool was given what it has noted, and no more than stakes have added",
  );
  expect(names).toContain(
    "every prize of a pool was won by a round, and every win that was paid has its money once",
  );
});
