// Protects: one player on two servers at once draws each nonce of a seed exactly once, nobody draws
// from a seed that was revealed, and whichever counts a seed's rounds, its place is never lost.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/games/house-games.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { verifyRound } from "@tucano/game-math/verify-round.ts";
import { createLogger } from "../../platform/logger.ts";
import { systemRandom } from "../../platform/random.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import { auditBooks, type CommandKind, ledgerBookChecks } from "../../ledger/index.ts";
import { roundsBookChecks } from "../../rounds/index.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { startOnDatabase, type TestProcess } from "../../testing/start-on-database.ts";
import { deposit, type WalletRefusal } from "../../wallet/index.ts";
import { createHouseGames } from "../index.ts";
import { type Games, playable, sitDown, turnSeed } from "./bench.ts";
import { playRules } from "./play-rules.ts";

type Round = DataOf<typeof contract.spin>;
type Revealed = DataOf<typeof contract.rotateSeed>["revealed"];

const GAME = "onca-dourada";
let first: TestServer;
let second: TestProcess;
/** Two servers of the platform. */
let here: Games;
let there: Games;
/** A game server that is not beside the platform, and counts the rounds in the seed's row. */
let elsewhere: Games;

const gamesOf = ({ rooms, routes }: TestProcess["house"]): Games =>
  playable({ api: rooms.houseGames, routes });

beforeAll(async () => {
  first = await startTestServer();
  const { databaseUrl, secretsFolder, clock, db } = first;
  second = await startOnDatabase({ url: databaseUrl, secretsFolder, clock });
  here = gamesOf(first.house);
  there = gamesOf(second.house);
  elsewhere = playable(
    createHouseGames({
      db,
      clock,
      random: systemRandom,
      seedBox: first.seedBox,
      logger: createLogger("silent"),
      wallet: first.rooms.rounds.studioWallet(HOUSE_STUDIO),
      playRules: () => playRules(),
      gameTotals: () => Promise.resolve(new Map()),
    }),
  );
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const range = (length: number): number[] => Array.from({ length }, (_one, index) => index);

const fund: CommandKind<null, undefined, never, null, WalletRefusal> = {
  name: "test.deposit",
  decide: (wallet) => {
    const order = { amount: toCentavos(100_000), reference: "deposit:test", turnoverMultiple: 1 };
    const paid = deposit(wallet, order);
    return paid.outcome === "refused" ? paid : { ...paid, answer: null };
  },
};

/** With money and the game launched: the token. */
async function newPlayer(games: Games = here): Promise<string> {
  const { memberId, token } = await registerTestMember(first);
  const funds = { memberId, source: "test", externalId: randomUUID(), input: null };
  await first.rooms.ledger.execute(fund, funds);
  const game = await first.rooms.catalog.findGameByCode(HOUSE_STUDIO, GAME);
  const answer = await first.call(launch, { game_id: game?.id ?? 0 }, { token });
  const { url } = answer.body.data as DataOf<typeof launch>;
  const player = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  await sitDown(games, player, GAME);
  return player;
}

async function spin(games: Games, token: string): Promise<Round> {
  const wish = { stake: toCentavos(100), round_key: randomUUID() };
  return games.spin(wish, token);
}

/** Verifies each round as a player would, and answers their nonces. */
async function verify(rounds: readonly Round[], revealed: Revealed): Promise<number[]> {
  for (const { round_id, commitment } of rounds) {
    expect(commitment).toBe(revealed.commitment);
    const published = await there.fairnessRound(round_id);
    expect(published.server_seed).toBe(revealed.server_seed);
    const verification = verifyRound({
      game: published.game,
      definitionVersion: published.definition_version,
      commitment,
      serverSeed: revealed.server_seed,
      clientSeed: published.client_seed,
      nonce: published.nonce,
      book: published.book ?? [],
    });
    expect(verification).toMatchObject({ commitmentMatches: true, bookMatches: true });
  }
  return rounds.map((round) => round.nonce).toSorted((a, b) => a - b);
}

test("spins on two servers, in turns and at once, take the nonces one by one", async () => {
  const player = await newPlayer();
  const rounds: Round[] = [];
  for (const turn of range(10)) rounds.push(await spin(turn % 2 === 0 ? here : there, player));
  expect(rounds.map((round) => round.nonce)).toEqual(range(10));
  const atOnce = [here, there].flatMap((games) => range(15).map(() => spin(games, player)));
  rounds.push(...(await Promise.all(atOnce)));
  rounds.push(await spin(here, player), await spin(there, player));
  const { revealed } = await turnSeed(here, player);
  expect(await verify(rounds, revealed)).toEqual(range(42));
  expect(revealed.rounds).toBe(42);
  const books = await auditBooks(first.db, [...ledgerBookChecks, ...roundsBookChecks]);
  expect(books.flatMap((one) => one.differences)).toEqual([]);
});

test("a seed that was turned or changed on one server is the next spin's on the other", async () => {
  const player = await newPlayer();
  const early = [await spin(here, player), await spin(there, player)];
  const turned = await turnSeed(here, player, "turned");
  const next = await spin(there, player);
  expect(next).toMatchObject({ ...pairOf(turned.fairness), client_seed: "turned", nonce: 0 });
  const changed = await there.setClientSeed(
    { client_seed: "changed", commitment: next.commitment },
    player,
  );
  expect(changed).toMatchObject({ commitment: next.commitment, nonce: 1 });
  const after = await spin(here, player);
  expect(after).toMatchObject({ ...pairOf(changed), client_seed: "changed", nonce: 1 });
  const again = await turnSeed(there, player);
  expect(await spin(here, player)).toMatchObject({ ...pairOf(again.fairness), nonce: 0 });
  expect(await verify(early, turned.revealed)).toEqual([0, 1]);
  expect(await verify([next, after], again.revealed)).toEqual([0, 1]);
});

function pairOf({ commitment, client_seed }: DataOf<typeof contract.setClientSeed>) {
  return { commitment, client_seed };
}

test("nobody draws from a seed any more once it is revealed", async () => {
  const player = await newPlayer();
  await spin(here, player);
  await spin(there, player);
  const revealed: Revealed[] = [];
  const rotate = async () => {
    for (const turn of range(6)) {
      const answer = await turnSeed(turn % 2 === 0 ? here : there, player);
      revealed.push(answer.revealed);
      // A request after the answer gets a seed that nobody knows.
      const fresh = await (turn % 2 === 0 ? there : here).openGame({ game: GAME }, player);
      expect(fresh.fairness.commitment).not.toBe(answer.revealed.commitment);
    }
  };
  const spinning = [here, there].flatMap((games) => range(25).map(() => spin(games, player)));
  const [rounds] = await Promise.all([Promise.all(spinning), rotate()]);
  revealed.push((await turnSeed(here, player)).revealed);
  const bySeed = Map.groupBy(rounds, (round) => round.commitment);
  const firstSeed = revealed[0]?.commitment;
  for (const seed of revealed) {
    const drawn = await verify(bySeed.get(seed.commitment) ?? [], seed);
    // Two of the first seed were drawn before.
    const from = seed.commitment === firstSeed ? 2 : 0;
    expect(drawn).toEqual(range(seed.rounds).slice(from));
  }
  expect(revealed.reduce((sum, seed) => sum + seed.rounds, 0)).toBe(52);
});

test("a seed that was counted in its row goes on at that nonce beside the platform", async () => {
  const player = await newPlayer(elsewhere);
  const rounds = [await spin(elsewhere, player), await spin(elsewhere, player)];
  const opened = await here.openGame({ game: GAME }, player);
  expect(opened.fairness).toMatchObject({ commitment: rounds[0]?.commitment, nonce: 2 });
  rounds.push(await spin(there, player), await spin(here, player));
  const { revealed } = await turnSeed(there, player);
  expect(await verify(rounds, revealed)).toEqual(range(4));
});

test("so it does for who spins without having opened the game", async () => {
  const player = await newPlayer(elsewhere);
  const rounds = [await spin(elsewhere, player), await spin(there, player)];
  rounds.push(await spin(here, player));
  const { revealed } = await turnSeed(here, player);
  expect(await verify(rounds, revealed)).toEqual(range(3));
});

test("a seed that the platform counted is not used elsewhere: a fresh one is", async () => {
  const player = await newPlayer();
  const kept = [await spin(here, player), await spin(there, player)];
  const { fairness } = await here.openGame({ game: GAME }, player);
  await expect(spin(elsewhere, player)).rejects.toMatchObject({
    code: "house_games.client_seed_missing",
  });
  await sitDown(elsewhere, player, GAME);
  const fresh = await spin(elsewhere, player);
  expect(fresh).toMatchObject({ commitment: fairness.next_commitment, nonce: 0 });
  expect(fresh.commitment).not.toBe(kept[0]?.commitment);
  expect((await spin(elsewhere, player)).nonce).toBe(1);
});

test("a platform that starts after that goes on with the seed in use, not its own", async () => {
  const player = await newPlayer();
  const kept = await spin(here, player);
  await sitDown(elsewhere, player, GAME);
  const { commitment } = await spin(elsewhere, player);
  const { databaseUrl: url, secretsFolder, clock } = first;
  const later = await startOnDatabase({ url, secretsFolder, clock });
  try {
    const games = gamesOf(later.house);
    expect(await spin(games, player)).toMatchObject({ commitment, nonce: 1 });
    const { revealed } = await turnSeed(games, player);
    expect(revealed).toMatchObject({ commitment, rounds: 2 });
    expect((await games.fairnessRound(kept.round_id)).server_seed).not.toBeNull();
  } finally {
    await later.close();
  }
});
