// Protects: at a sea sit true players alone, four at most, who see of each other what really was
// shot and caught and no more than that; who may not play, or does not want to be named, is not
// shown as if; and what a shot returns depends on its own seed, whoever looks on.
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { takeTimeOut } from "@tucano/contract/player/account/compliance.ts";
import { logout } from "@tucano/contract/player/account/members.ts";
import * as house from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { SHOTS_A_TELLING } from "@tucano/contract/player/games/seas.ts";
import { chooseWinnersOpt } from "@tucano/contract/player/site/messages.ts";
import { verifyRound } from "@tucano/game-math/verify-round.ts";
import { createAdjustableClock } from "../../platform/clock.ts";
import { depositOf, moveMoney } from "../../testing/move-money.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { openSeated } from "../../testing/people/seated.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { startOnDatabase, type TestProcess } from "../../testing/start-on-database.ts";
import { connectToSea, type SeaClient } from "./sea-client.ts";

const GAME = "pescaria-da-mare";

let server: TestServer;
/** By a clock of its own: what it renews can be made old. */
let second: TestProcess;
beforeAll(async () => {
  server = await startTestServer();
  const { databaseUrl: url, secretsFolder } = server;
  const clock = createAdjustableClock(server.clock.now());
  second = await startOnDatabase({ url, secretsFolder, clock });
});
const opened: SeaClient[] = [];
afterEach(() => {
  for (const client of opened.splice(0)) client.leave();
});
afterAll(async () => {
  await second.close();
  await server.close();
});

interface Angler {
  readonly member: TestMember;
  /** Of the game. */
  readonly token: string;
}

async function arrive(code = GAME): Promise<Angler> {
  const member = await registerTestMember(server);
  await moveMoney(server.rooms.ledger, member.memberId, [depositOf(100_000)]);
  const game = await server.rooms.catalog.findGameByCode("house", code);
  const wish = { game_id: game?.id ?? 0, mode: "real" } as const;
  const launched = await server.call(launch, wish, { token: member.token });
  const { url } = launched.body.data as DataOf<typeof launch>;
  const token = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  await openSeated(server, code, token);
  return { member, token };
}

async function sit({ token }: Angler, url = server.url): Promise<SeaClient> {
  const client = await connectToSea(url);
  opened.push(client);
  client.say({ type: "hello", token });
  await client.isAnswered();
  return client;
}

async function shoot({ token }: Angler, targets: readonly string[] = ["sardine"]) {
  const weapon = targets.length > 1 ? "chain" : "harpoon";
  const wish = {
    stake: targets.length > 1 ? "0.80" : "0.20",
    round_key: randomUUID(),
    choice: { weapon, targets: [...targets] },
  };
  const { body } = await server.call(house.spin, wish, { token });
  server.clock.advance(500);
  return body.data as DataOf<typeof house.spin>;
}

/** Everybody goes home, so that the next test begins with an empty sea. */
async function goHome(clients: readonly SeaClient[]): Promise<void> {
  for (const client of clients) client.leave();
  for (const client of clients) await client.closesWith(1005);
}

const hitsOf = ({ book }: DataOf<typeof house.spin>) =>
  book.flatMap((event) =>
    event.type === "fishShot"
      ? event.hits.map(({ target, multiplier }) => ({ target, multiplier }))
      : [],
  );

test("seats are filled in order, a fifth opens another sea, and a free seat is free", async () => {
  const anglers = [await arrive(), await arrive(), await arrive(), await arrive(), await arrive()];
  const clients: SeaClient[] = [];
  for (const angler of anglers) {
    const client = await sit(angler);
    clients.push(client);
    await client.sees(...(clients.length === 5 ? [client] : clients));
  }
  expect(clients.map((client) => client.ownSeat())).toEqual([1, 2, 3, 4, 1]);
  const [first, middle, third, fourth] = clients as [SeaClient, SeaClient, SeaClient, SeaClient];
  await first.sees(first, middle, third, fourth);
  middle.leave();
  await first.sees(first, third, fourth);
  const late = await sit(await arrive());
  await first.sees(first, late, third, fourth);
  expect(late.ownSeat()).toBe(2);
  await goHome([...clients.filter((client) => client !== middle), late]);
});

test("others see what was really shot, under a masked name, and neither who it was nor amounts", async () => {
  const [ana, bruno] = [await arrive(), await arrive()];
  const [anas, brunos] = [await sit(ana), await sit(bruno)];
  await anas.sees(anas, brunos);
  await brunos.sees(anas, brunos);
  const played = [await shoot(ana), await shoot(ana, ["crab", "whale", "squid"]), await shoot(ana)];
  await brunos.hearsShots(3);
  const seat = anas.ownSeat();
  expect(brunos.shots().map((shot) => shot.seat)).toEqual([seat, seat, seat]);
  expect(brunos.shots().map((shot) => shot.hits)).toEqual(played.map(hitsOf));
  expect(brunos.shots()[1]?.weapon).toBe("chain");
  const { account, memberId } = ana.member;
  expect(brunos.seats()[seat ?? 0]).toBe(`${account.slice(0, 2)}***${account.slice(-1)}`);
  const text = JSON.stringify(brunos.told);
  for (const secret of [account, String(memberId), "0.80", played[0]?.round_id ?? "", ana.token]) {
    expect(text).not.toContain(secret);
  }
  await goHome([anas, brunos]);
});

test("a shot in company is recomputed from its own seed, like any", async () => {
  const [ana, bruno] = [await arrive(), await arrive()];
  const [anas, brunos] = [await sit(ana), await sit(bruno)];
  await anas.sees(anas, brunos);
  const rounds: DataOf<typeof house.spin>[] = [];
  for (let shot = 0; shot < 6; shot += 1) {
    rounds.push(await shoot(ana, ["sardine"]));
    await shoot(bruno, ["sardine"]);
  }
  const { fairness } = (await server.call(house.openGame, { game: GAME }, { token: ana.token }))
    .body.data as DataOf<typeof house.openGame>;
  const turn = { client_seed: "another", next_commitment: fairness.next_commitment };
  const turned = await server.call(house.rotateSeed, turn, { token: ana.token });
  const { revealed } = turned.body.data as DataOf<typeof house.rotateSeed>;
  expect(rounds.map(({ nonce }) => nonce)).toEqual([0, 1, 2, 3, 4, 5]);
  for (const { commitment, client_seed, nonce, definition_version, book, choice } of rounds) {
    const verification = verifyRound({
      game: GAME,
      definitionVersion: definition_version,
      commitment,
      serverSeed: revealed.server_seed,
      clientSeed: client_seed,
      nonce,
      choice,
      book,
    });
    expect(verification).toMatchObject({ commitmentMatches: true, bookMatches: true });
  }
  await goHome([anas, brunos]);
});

test("players of two servers sit at one sea", async () => {
  const [ana, bruno] = [await arrive(), await arrive()];
  const here = await sit(ana);
  await here.sees(here);
  const there = await sit(bruno, second.url);
  await here.sees(here, there);
  await there.sees(here, there);
  const { book } = await shoot(bruno);
  await here.hearsShots(1);
  expect(here.shots()[0]).toMatchObject({ seat: there.ownSeat(), weapon: "harpoon" });
  expect(book.length).toBeGreaterThan(0);
  there.leave();
  await here.sees(here);
  await goHome([here]);
});

test("what was played alone, or before, is nobody's to see, and of a burst only the end", async () => {
  const [ana, bruno] = [await arrive(), await arrive()];
  await shoot(ana);
  const anas = await sit(ana);
  await anas.sees(anas);
  await shoot(ana);
  const brunos = await sit(bruno);
  await brunos.sees(anas, brunos);
  await anas.sees(anas, brunos);
  const last = await shoot(ana, ["whale"]);
  await brunos.hearsShots(1);
  expect(brunos.shots()[0]?.hits).toEqual(hitsOf(last));
  const tellings = brunos.told.filter((one) => one.type === "shots");
  for (const { shots } of tellings) expect(shots.length).toBeLessThanOrEqual(SHOTS_A_TELLING);
  await goHome([anas, brunos]);
});

test.each([
  ["signs out", ({ token }: TestMember) => server.call(logout, {}, { token })],
  ["takes a break", ({ token }: TestMember) => server.call(takeTimeOut, { days: 7 }, { token })],
])("who %s leaves the sea at once", async (_, end) => {
  const [ana, bruno] = [await arrive(), await arrive()];
  const [anas, brunos] = [await sit(ana), await sit(bruno)];
  await brunos.sees(anas, brunos);
  expect((await end(ana.member)).status).toBe(200);
  await anas.closesWith(4401);
  await brunos.sees(brunos);
  const again = await sit(ana);
  await again.closesWith(4401);
  await goHome([brunos]);
});

test("who does not want to be named is a seat without a name", async () => {
  const [ana, bruno] = [await arrive(), await arrive()];
  const wish = { opt_out: true };
  await server.call(chooseWinnersOpt, wish, { token: ana.member.token });
  const [anas, brunos] = [await sit(ana), await sit(bruno)];
  await brunos.sees(anas, brunos);
  const names = Object.values(brunos.seats());
  expect(names.filter((name) => name === null)).toHaveLength(1);
  expect(names).not.toContain(ana.member.account);
  await goHome([anas, brunos]);
});

test("several windows of one player are one seat, the latest", async () => {
  const ana = await arrive();
  const before = await sit(ana);
  await before.sees(before);
  const after = await sit(ana);
  await before.closesWith(4409);
  await after.sees(after);
  expect(after.ownSeat()).toBe(before.ownSeat());
  await goHome([after]);
});

test("a seat that nobody renews is free, and one that is lost is taken anew", async () => {
  const gone = await sit(await arrive(), second.url);
  await gone.sees(gone);
  server.clock.advance(16_000);
  const bruno = await sit(await arrive());
  await bruno.sees(bruno);
  expect(bruno.ownSeat()).toBe(gone.ownSeat());
  await gone.closesWith(1013);
  await goHome([bruno]);
});

test("strangers, demos, other games, nonsense and torrents are sent away", async () => {
  const demo = await openSeated(server, GAME);
  const slot = await arrive("onca-dourada");
  for (const token of ["nobody-knows-it", demo.token, slot.token]) {
    const client = await connectToSea(server.url);
    client.say({ type: "hello", token });
    await client.closesWith(4401);
  }
  const early = await connectToSea(server.url);
  early.say({ type: "ping" });
  await early.closesWith(4400);
  const strange = await connectToSea(server.url);
  strange.say({ type: "shots", shots: [] });
  await strange.closesWith(4400);
  const torrent = await sit(await arrive());
  await torrent.sees(torrent);
  for (let count = 0; count < 40; count += 1) torrent.say({ type: "ping" });
  await torrent.closesWith(4429);
  await expect(connectToSea(server.url, "https://evil.example")).rejects.toThrow("403");
});
