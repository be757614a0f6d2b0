// Protects: an imported game that was opened for free rounds plays those and nothing else, at the
// house's expense, for exactly the bet that was given; after the last one it takes nobody's money.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { launch, record } from "@tucano/contract/player/games/rounds.ts";
import { fairMode } from "../../testing/books/publications.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { bookDifferences, type Imported, offerGame, postRgs, seatPlayer } from "./table.ts";

const REAL = 1_000_000;
const DAY_MS = 24 * 3_600_000;
const ROUNDS = 20;

let server: TestServer;
let game: Imported;
beforeAll(async () => {
  server = await startTestServer();
  game = await offerGame(server, "given-game", [fairMode("base"), fairMode("bonus", 2)]);
});
afterAll(() => server.close());

async function giveRounds() {
  const member = await registerTestMember(server);
  const grant = await server.rooms.freeRounds.give({
    memberId: member.memberId,
    gameIds: [game.gameId],
    stake: toCentavos(100),
    rounds: ROUNDS,
    endsAt: new Date(server.clock.now().getTime() + DAY_MS),
    source: "desk",
    sourceRef: randomUUID(),
  });
  const wish = { game_id: game.gameId, mode: "real", free_grant: grant.id } as const;
  const { body } = await server.call(launch, wish, { token: member.token });
  const sessionID = new URL(body.data.url as string).searchParams.get("sessionID") ?? "";
  const post = (path: string, more: object = {}) => postRgs(server, path, { sessionID, ...more });
  return { member, grant, post };
}

test("every round is one of the grant; wins are the player's, and then nothing is played", async () => {
  const { member, grant, post } = await giveRounds();
  const { config, balance } = (await post("/wallet/authenticate")).body;
  expect(balance.amount).toBe(0);
  expect(config).toMatchObject({ minBet: REAL, maxBet: REAL, betLevels: [REAL] });
  expect(Object.keys(config.betModes as object)).toEqual(["BASE"]);
  let won = 0;
  for (let index = 0; index < ROUNDS; index += 1) {
    const { status, body } = await post("/wallet/play", { amount: REAL, mode: "base" });
    expect(status).toBe(200);
    won += body.round.payout as number;
    if (body.round.active === true) await post("/wallet/end-round");
  }
  const used = await server.rooms.freeRounds.find(member.memberId, grant.id);
  expect(used).toMatchObject({ used: ROUNDS });
  const refused = await post("/wallet/play", { amount: REAL, mode: "base" });
  expect(refused.body.error).toBe("ERR_GLE");
  const { list } = (await server.call(record, { range: "today" }, { token: member.token })).body
    .data;
  expect(list).toHaveLength(ROUNDS);
  expect(list[0]).toMatchObject({ bet_amount: "0.00", free_amount: "1.00" });
  const wallet = await server.rooms.ledger.readWallet(member.memberId);
  expect((wallet.cash + wallet.bonus) * 10_000).toBe(won);
});

test("another bet or a mode that costs more is not played within a grant", async () => {
  const { member, grant, post } = await giveRounds();
  for (const wish of [
    { amount: 2 * REAL, mode: "base" },
    { amount: REAL, mode: "bonus" },
    { amount: REAL / 2, mode: "bonus" },
  ]) {
    expect((await post("/wallet/play", wish)).body.error).toBe("ERR_VAL");
  }
  const found = await server.rooms.freeRounds.find(member.memberId, grant.id);
  expect(found).toMatchObject({ used: 0 });
});

test("an opening without a grant plays for the player's own money", async () => {
  const player = await seatPlayer(server, { gameId: game.gameId, amount: 1_000 });
  expect((await player.post("/wallet/play", { amount: REAL, mode: "base" })).status).toBe(200);
  const { body } = await player.post("/wallet/authenticate");
  expect(Object.keys(body.config.betModes as object)).toEqual(["BASE", "BONUS"]);
});

test("the books add up after all of that", async () => {
  expect(await bookDifferences(server)).toEqual([]);
});
