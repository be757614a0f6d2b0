// Protects: one wish is one round; seeds stay secret until revealed; all play can be verified.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { commitmentOf, seedFromHex } from "@tucano/game-math/provably-fair.ts";
import { verifyRound } from "@tucano/game-math/verify-round.ts";
import { DomainError } from "../../platform/errors.ts";
import { type Bench, launch, openBench, openDemo, seedsOf, turnSeed, wish } from "./bench.ts";

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const code = (error: unknown) => (error instanceof DomainError ? error.code : String(error));

test("the same key, twice at once, is one round", async () => {
  const token = await launch(bench);
  const input = wish();
  const answers = await Promise.all([1, 2, 3, 4].map(() => bench.games.spin(input, token)));
  expect(new Set(answers.map((answer) => answer.round_id)).size).toBe(1);
  expect(bench.wallet.moved.map((each) => each.step)).toEqual(["bet", "win"]);
});

test("the same key with another stake is refused", async () => {
  const token = await launch(bench);
  const key = randomUUID();
  await bench.games.spin(wish(100, key), token);
  expect(await bench.games.spin(wish(200, key), token).catch(code)).toBe(
    "common.idempotency_conflict",
  );
});

test("different keys at once never share a nonce, and all their books verify", async () => {
  const token = await launch(bench);
  const spins = await Promise.all(
    Array.from({ length: 12 }, () => bench.games.spin(wish(), token).catch(code)),
  );
  const played = spins.filter((each) => typeof each !== "string");
  expect(spins.filter((each) => each === "house_games.round_unfinished").length).toBe(
    12 - played.length,
  );
  for (let index = 0; index < 5; index += 1) played.push(await bench.games.spin(wish(), token));
  expect(new Set(played.map((round) => round.nonce)).size).toBe(played.length);

  const { revealed } = await turnSeed(bench.games, token);
  for (const round of played) {
    const published = await bench.games.fairnessRound(round.round_id);
    expect(published.server_seed).toBe(revealed.server_seed);
    const verification = verifyRound({
      game: published.game,
      definitionVersion: published.definition_version,
      commitment: published.commitment,
      serverSeed: published.server_seed ?? "",
      clientSeed: published.client_seed,
      nonce: published.nonce,
      book: published.book ?? [],
    });
    expect(verification).toMatchObject({ commitmentMatches: true, bookMatches: true });
    expect(verification?.winHundredths).toBe(published.win_hundredths);
  }
});

test("a server seed appears nowhere before it is revealed", async () => {
  const token = await launch(bench);
  const { commitment } = await seedsOf(bench.games, token);
  const seen: unknown[] = [
    await bench.games.openGame({ game: "onca-dourada" }, token),
    await bench.games.setClientSeed({ client_seed: "my-own-seed", commitment }, token),
  ];
  const round = await bench.games.spin(wish(), token);
  expect(round.client_seed).toBe("my-own-seed");
  seen.push(
    round,
    await bench.games.fairnessRound(round.round_id),
    await bench.games.playHistory({}, token),
    await bench.games.replayRound({ round_id: round.round_id }, token),
    await bench.games.fairnessGames({}),
  );
  const { revealed, fairness } = await turnSeed(bench.games, token, "another");
  const text = JSON.stringify(seen);
  expect(text).not.toContain(revealed.server_seed);
  expect(text).not.toContain(Buffer.from(revealed.server_seed, "hex").toString("base64"));
  expect(text).toContain(revealed.commitment);
  expect(commitmentOf(seedFromHex(revealed.server_seed))).toBe(revealed.commitment);
  expect(revealed.rounds).toBe(1);
  expect(fairness).toMatchObject({ client_seed: "another", nonce: 0 });
  expect(fairness.commitment).not.toBe(revealed.commitment);
});

test("every game on offer publishes its figures, shared tables too", async () => {
  const { games } = await bench.games.fairnessGames({});
  const codes = games.map(({ sheet }) => sheet.code);
  expect(codes).toEqual(expect.arrayContaining(["onca-dourada", "voo-do-tucano", "liga-tucano"]));
  expect(new Set(codes).size).toBe(codes.length);
});

test("seeds cannot be turned while a round is open", async () => {
  const token = await launch(bench);
  const { commitment, next_commitment } = await seedsOf(bench.games, token);
  bench.wallet.failNext("win", "before");
  await bench.games.spin(wish(), token).catch(code);
  const turn = { client_seed: "x", next_commitment };
  expect(await bench.games.rotateSeed(turn, token).catch(code)).toBe(
    "house_games.round_unfinished",
  );
  const change = { client_seed: "x", commitment };
  expect(await bench.games.setClientSeed(change, token).catch(code)).toBe(
    "house_games.round_unfinished",
  );
});

test("of two rotations at once one turns the seed, and the other has seen an older one", async () => {
  const token = await launch(bench);
  const { commitment, next_commitment } = await seedsOf(bench.games, token);
  const turn = { client_seed: "mine", next_commitment };
  const answers = await Promise.all(
    [1, 2].map(() => bench.games.rotateSeed(turn, token).catch(code)),
  );
  expect(answers).toContain("house_games.seed_changed");
  const turned = answers.filter((each) => typeof each !== "string");
  expect(turned.map(({ revealed }) => revealed.commitment)).toEqual([commitment]);
  expect(await seedsOf(bench.games, token)).toMatchObject({ commitment: next_commitment });
});

test("a stake that is not offered, a foreign token and an unknown game are refused", async () => {
  const token = await launch(bench);
  expect(await bench.games.spin(wish(110), token).catch(code)).toBe(
    "house_games.stake_not_offered",
  );
  expect(await bench.games.spin(wish(), "somebody-elses-token").catch(code)).toBe(
    "house_games.session_unknown",
  );
  expect(await bench.games.spin(wish(), null).catch(code)).toBe("house_games.session_unknown");
  expect(await bench.games.openGame({ game: "no-such-game" }, token).catch(code)).toBe(
    "house_games.game_unknown",
  );
  expect(await bench.games.openGame({ game: "mare-alta" }, token).catch(code)).toBe(
    "house_games.game_unknown",
  );
});

test("the shortest time between rounds is the server's; a repeat is no new round", async () => {
  const strict = await openBench({ minRoundMs: 2_500 });
  try {
    const token = await launch(strict);
    const input = wish();
    const first = await strict.games.spin(input, token);
    strict.clock.advance(2_499);
    expect(await strict.games.spin(wish(), token).catch(code)).toBe("house_games.too_fast");
    expect(await strict.games.spin(input, token)).toEqual(first);
    strict.clock.advance(1);
    expect((await strict.games.spin(wish(), token)).nonce).toBe(1);
  } finally {
    await strict.close();
  }
});

test("the shortest time holds over all games together, of steps as well", async () => {
  const strict = await openBench({ minRoundMs: 2_500 });
  try {
    const user = "p_987654321";
    const slot = await launch(strict, { user });
    const dice = await launch(strict, { user, game: "mare-alta" });
    const cards = await launch(strict, { user, game: "vinte-e-um" });
    const fish = await launch(strict, { user, game: "pescaria-da-mare" });
    await strict.games.spin(wish(), slot);
    expect(await strict.games.spin(wish(), dice).catch(code)).toBe("house_games.too_fast");
    expect(await strict.games.beginRound(wish(), cards).catch(code)).toBe("house_games.too_fast");
    strict.clock.advance(2_500);
    await strict.games.beginRound(wish(), cards);
    expect(await strict.games.spin(wish(), slot).catch(code)).toBe("house_games.too_fast");
    // A type that the market exempts waits less, and gives nobody else more.
    strict.clock.advance(150);
    const shot = { ...wish(20), choice: { weapon: "harpoon", targets: ["sardine"] } };
    expect(await strict.games.spin(shot, fish).catch(code)).not.toBe("house_games.too_fast");
    expect(await strict.games.spin(wish(), slot).catch(code)).toBe("house_games.too_fast");
  } finally {
    await strict.close();
  }
});

test("a round belongs to its player: nobody else replays it, anybody verifies it", async () => {
  const token = await launch(bench);
  const other = await launch(bench);
  const { round_id } = await bench.games.spin(wish(), token);
  expect(await bench.games.replayRound({ round_id }, other).catch(code)).toBe(
    "house_games.round_unknown",
  );
  const published = JSON.stringify(await bench.games.fairnessRound(round_id));
  expect(published).not.toMatch(/p_\d{9}/);
  expect(published).not.toContain(token);
  expect(await bench.games.fairnessRound("nonsense").catch(code)).toBe("house_games.round_unknown");
});

test("history lists finished rounds, newest first, and says which seeds are revealed", async () => {
  const token = await launch(bench);
  for (let index = 0; index < 3; index += 1) await bench.games.spin(wish(), token);
  const before = await bench.games.playHistory({ limit: 2 }, token);
  expect(before).toMatchObject({ total: 3, page: 1, limit: 2 });
  expect(before.list.map((round) => round.nonce)).toEqual([2, 1]);
  expect(before.list.every((round) => !round.revealed)).toBe(true);
  await turnSeed(bench.games, token);
  const after = await bench.games.playHistory({}, token);
  expect(after.list.every((round) => round.revealed)).toBe(true);
});

test("a demo needs no login, starts with play money and never asks the wallet", async () => {
  const opened = await openDemo(bench.games, "noite-do-saci");
  expect(opened).toMatchObject({ mode: "demo", currency: "XXX", balance: "1000.00" });
  const token = opened.session_token;
  let balance = 100_000;
  for (let index = 0; index < 20; index += 1) {
    const round = await bench.games.spin(wish(), token);
    balance += Number(round.net.replace(".", ""));
    expect(Number(round.balance.replace(".", ""))).toBe(balance);
  }
  const again = await bench.games.openGame({ game: "noite-do-saci" }, token);
  expect(again.session_token).toBeNull();
  expect(Number(again.balance.replace(".", ""))).toBe(balance);
  expect(bench.wallet.moved).toEqual([]);
});

test("a demo's stake above its play money is refused", async () => {
  const { session_token: token } = await openDemo(bench.games, "mare-alta");
  // Where luck may not lead in any number of rounds: one centavo is missing.
  await sql`UPDATE house_games.demo_wallet SET balance_centavos = 9999`.execute(
    bench.database.owner.db,
  );
  expect(await bench.games.spin(wish(10_000), token).catch(code)).toBe(
    "house_games.insufficient_funds",
  );
  const { balance } = await bench.games.openGame({ game: "mare-alta" }, token);
  expect(balance).toBe("99.99");
});

test("sessions are forgotten after a day; the rounds stay verifiable", async () => {
  const token = await launch(bench);
  const opened = await openDemo(bench.games, "mare-alta");
  const round = await bench.games.spin(wish(), opened.session_token);
  bench.clock.advance(25 * 3_600_000);
  const fresh = await launch(bench);
  await bench.games.forgetSessions();
  for (const old of [opened.session_token, token]) {
    expect(await bench.games.spin(wish(), old).catch(code)).toBe("house_games.session_unknown");
  }
  expect((await bench.games.spin(wish(), fresh)).definition_version).toBe(1);
  expect((await bench.games.fairnessRound(round.round_id)).status).toBe("settled");
});

test("demo rounds are thrown away after a week, real ones never", async () => {
  const demo = await openDemo(bench.games, "mare-alta");
  const tried = await bench.games.spin(wish(), demo.session_token);
  const real = await bench.games.spin(wish(), await launch(bench));
  bench.clock.advance(8 * 24 * 3_600_000);
  await bench.games.forgetSessions();
  const lookUp = (roundId: string) => bench.games.fairnessRound(roundId).catch(code);
  expect(await lookUp(tried.round_id)).toBe("house_games.round_unknown");
  expect(await lookUp(real.round_id)).toMatchObject({ status: "settled" });
});

test("a wallet that is away is said plainly, and nothing is opened halfway", async () => {
  const token = await launch(bench);
  bench.wallet.failNext("balance", "before");
  const opening = bench.games.openGame({ game: "onca-dourada" }, token);
  expect(await opening.catch(code)).toBe("house_games.wallet_unavailable");
});
