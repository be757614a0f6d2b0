// Protects: house games move real money through the platform's wallet, in process and over HTTP.
import { generateKeyPairSync, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/player/games/house-games.ts";
import { fromWire, toCentavos } from "@tucano/contract/money.ts";
import { launch, record } from "@tucano/contract/player/games/rounds.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import type { CommandKind } from "../../ledger/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { createLogger } from "../../platform/logger.ts";
import { systemRandom } from "../../platform/random.ts";
import { readJournal } from "../../testing/journal.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { openSeated } from "../../testing/people/seated.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { deposit, type WalletRefusal } from "../../wallet/index.ts";
import { createHouseGames, createHttpStudioWallet } from "../index.ts";
import { playable, sitDown } from "./bench.ts";
import { playRules } from "./play-rules.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Gift {
  readonly amount: number;
}

const gift: CommandKind<Gift, null, null, object, WalletRefusal> = {
  name: "test.deposit",
  decide: (wallet, _facts, { amount }) => {
    const paid = deposit(wallet, {
      amount: toCentavos(amount),
      reference: "deposit:test",
      turnoverMultiple: 1,
    });
    return paid.outcome === "refused" ? paid : { ...paid, answer: {} };
  },
};

async function launchGame(member: { readonly token: string }, game: string): Promise<string> {
  const found = await server.rooms.catalog.findGameByCode(HOUSE_STUDIO, game);
  const wish = { game_id: found?.id ?? 0, mode: "real" } as const;
  const answer = await server.call(launch, wish, { token: member.token });
  expect(answer.status).toBe(200);
  const url: string = answer.body.data.url;
  expect(url.split("#")[0]).toBe(`/play/${game}/`);
  return new URLSearchParams(url.split("#")[1]).get("token") ?? "";
}

async function playerWith(amount: number, game = "onca-dourada") {
  const member = await registerTestMember(server);
  const { memberId } = member;
  if (amount > 0) {
    await server.rooms.ledger.execute(gift, {
      memberId,
      source: "test",
      externalId: randomUUID(),
      input: { amount },
    });
  }
  const play = { token: await launchGame(member, game) };
  await openSeated(server, game, play.token);
  return { ...member, play };
}

test("a launched game plays real rounds that the member's records show", async () => {
  const { play, token } = await playerWith(5_000);
  const opened = await server.call(contract.openGame, { game: "onca-dourada" }, play);
  expect(opened.body.data).toMatchObject({ mode: "real", currency: "BRL", balance: "50.00" });
  let balance = 5_000;
  for (let index = 0; index < 5; index += 1) {
    const spun = await server.call(contract.spin, { stake: "1.00", round_key: randomUUID() }, play);
    expect(spun.status).toBe(200);
    const { net, balance: shown } = spun.body.data as { net: string; balance: string };
    balance += fromWire(net);
    expect(fromWire(shown)).toBe(balance);
  }
  const history = await server.call(contract.playHistory, {}, play);
  const records = await server.call(record, { range: "today" }, { token });
  const ids = (list: { round_id: string }[]) => list.map((round) => round.round_id).toSorted();
  expect(ids(records.body.data.list)).toEqual(ids(history.body.data.list));
  const { next_commitment } = opened.body.data.fairness;
  const turn = { client_seed: "another", next_commitment };
  const rotated = await server.call(contract.rotateSeed, turn, play);
  const [first] = history.body.data.list;
  const published = await server.call(contract.fairnessRound, { round_id: first.round_id });
  expect(published.body.data.server_seed).toBe(rotated.body.data.revealed.server_seed);
});

test("a round with a choice is kept with it, and another choice under its key is a conflict", async () => {
  const { play, token } = await playerWith(5_000, "roleta-europeia");
  const wish = { stake: "3.00", round_key: randomUUID(), choice: { chips: { red: 2, "17": 1 } } };
  const played = await server.call(contract.spin, wish, play);
  expect(played.status).toBe(200);
  expect((await server.call(contract.spin, wish, play)).body.data).toEqual(played.body.data);
  const other = { ...wish, choice: { chips: { black: 3 } } };
  expect((await server.call(contract.spin, other, play)).body.error).toBe(
    "common.idempotency_conflict",
  );
  const refused = { ...wish, round_key: randomUUID(), choice: { chips: { purple: 3 } } };
  expect((await server.call(contract.spin, refused, play)).body.error).toBe(
    "house_games.choice_not_offered",
  );
  const split = { ...wish, round_key: randomUUID(), stake: "3.01" };
  expect((await server.call(contract.spin, split, play)).body.error).toBe(
    "house_games.stake_not_offered",
  );
  const records = await server.call(record, { range: "today" }, { token });
  expect(records.body.data.list).toHaveLength(1);
  expect(records.body.data.list[0].bet_amount).toBe("3.00");
});

test("a win on one of many chips is credited once, not once for each chip", async () => {
  const { play } = await playerWith(10_000, "roleta-europeia");
  const spin = async (stake: string, chips: Readonly<Record<string, number>>) => {
    const wish = { stake, round_key: randomUUID(), choice: { chips } };
    const { body } = await server.call(contract.spin, wish, play);
    return body.data as DataOf<typeof contract.spin>;
  };
  // A chip on every number: whatever falls, one of the 37 is worth 36.
  const numbers = Array.from({ length: 37 }, (_none, number) => [String(number), 1] as const);
  const all = await spin("37.00", Object.fromEntries(numbers));
  expect(all).toMatchObject({ win: "36.00", net: "-1.00", balance: "99.00" });
  // Three chips that cover the wheel but for the zero, which is played against as well.
  const three = await spin("3.00", { low: 1, high: 1, "0": 1 });
  expect(["2.00", "36.00"]).toContain(three.win);
  expect(fromWire(three.balance)).toBe(9_900 - 300 + fromWire(three.win));
});

/** Plays until a hand could be doubled, then doubles it, by the token that `takeUp` names. */
async function doubleOnce(
  first: string,
  takeUp: () => Promise<string> = () => Promise.resolve(first),
): Promise<contract.SteppedRound> {
  let token = first;
  for (let hand = 0; hand < 60; hand += 1) {
    const wish = { stake: "2.00", round_key: randomUUID() };
    const begun = await server.call(contract.beginRound, wish, { token });
    let round = begun.body.data as contract.SteppedRound;
    token = await takeUp();
    for (const kind of ["double", "decline", "stand", "stand", "stand"]) {
      if (round.status === "settled") break;
      const act = { round_id: round.round_id, step: round.step, action: { kind } };
      const answer = await server.call(contract.actInRound, act, { token });
      if (answer.status !== 200) continue;
      round = answer.body.data as contract.SteppedRound;
      if (kind === "double") return round;
    }
  }
  throw new Error("No hand in sixty could be doubled.");
}

test("what a later step costs is one more bet of the same round, and all of it is settled", async () => {
  const { play, token, memberId } = await playerWith(50_000, "vinte-e-um");
  const doubled = await doubleOnce(play.token);
  expect(doubled).toMatchObject({ status: "settled", stake: "2.00", staked: "4.00" });
  // A hand before it may have ended in the same millisecond: it is looked for by its id.
  const records = await server.call(record, { range: "today", limit: 100 }, { token });
  const list = records.body.data.list as { round_id: string }[];
  expect(list.find(({ round_id: id }) => id === doubled.round_id)).toMatchObject({
    bet_amount: "4.00",
    win_loss_amount: doubled.net,
  });
  const wallet = await server.rooms.ledger.readWallet(memberId);
  expect(fromWire(doubled.balance)).toBe(wallet.cash + wallet.bonus);
  expect(await server.rooms.rounds.openStakes(memberId)).toEqual([]);
});

test("a round that is taken up after a new launch is doubled by the new session", async () => {
  const player = await playerWith(50_000, "vinte-e-um");
  const doubled = await doubleOnce(player.play.token, () => launchGame(player, "vinte-e-um"));
  expect(doubled).toMatchObject({ status: "settled", staked: "4.00" });
  expect(await server.rooms.rounds.openStakes(player.memberId)).toEqual([]);
});

test("the observed return counts each real round once, and no demo", async () => {
  const { play, memberId } = await playerWith(5_000, "mare-alta");
  const demo = await openSeated(server, "mare-alta");
  let staked = 0;
  let won = 0;
  for (let index = 0; index < 5; index += 1) {
    const wish = { stake: "1.00", round_key: randomUUID() };
    const spun = await server.call(contract.spin, wish, play);
    staked += fromWire(spun.body.data.stake);
    won += fromWire(spun.body.data.win);
    await server.call(contract.spin, wish, { token: demo.token });
    await readJournal(server.house.journal);
  }
  const { data } = (await server.call(contract.fairnessGames, {})).body;
  const games = data.games as { sheet: { code: string }; rounds: number }[];
  expect(games.find(({ sheet }) => sheet.code === "mare-alta")).toMatchObject({
    rounds: 5,
    observed_rtp_percent: ((won * 100) / staked).toFixed(2),
  });
  const totals = await server.rooms.statistics.playTotals([memberId]);
  expect(totals.get(memberId)).toEqual({ staked, won });
});

test("a stake above the balance is refused with the balance untouched", async () => {
  const { play } = await playerWith(90);
  const answer = await server.call(contract.spin, { stake: "1.00", round_key: randomUUID() }, play);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    error: "house_games.insufficient_funds",
    message: "Your balance is too low for this stake.",
  });
  const opened = await server.call(contract.openGame, { game: "onca-dourada" }, play);
  expect(opened.body.data).toMatchObject({ balance: "0.90", unfinished_round: null });
});

test("a frozen member plays no more", async () => {
  const { play, memberId } = await playerWith(5_000);
  await inTransaction(server.db, (tx) => server.rooms.ledger.setAccess(tx, memberId, "frozen"));
  const answer = await server.call(contract.spin, { stake: "1.00", round_key: randomUUID() }, play);
  expect(answer.body.error).toBe("house_games.player_blocked");
});

test("a member's own login token opens no game, and a play token is no login", async () => {
  const { play, token } = await playerWith(100);
  const wrong = await server.call(
    contract.spin,
    { stake: "1.00", round_key: randomUUID() },
    { token },
  );
  expect(wrong.body).toMatchObject({ error: "house_games.session_unknown", code: 401 });
  expect((await server.call(record, {}, play)).status).toBe(401);
});

test("hostile input is refused in words, and moves nothing", async () => {
  const { play } = await playerWith(1_000);
  const key = randomUUID();
  const hostile = [
    { stake: "NaN", round_key: key },
    { stake: -1, round_key: key },
    { stake: "1.001", round_key: key },
    { stake: "1e30", round_key: key },
    { stake: ["1.00"], round_key: key },
    { stake: "1.00", round_key: "not-a-key" },
    { stake: "1.00" },
    { round_key: key },
    [],
    { stake: "0.33", round_key: key },
  ];
  for (const payload of hostile) {
    const answer = await server.send(contract.spin, payload, play);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
  const opened = await server.call(contract.openGame, { game: "onca-dourada" }, play);
  expect(opened.body.data.balance).toBe("10.00");
});

test("the same game server plays over HTTP with signatures", async () => {
  const { play } = await playerWith(2_000, "mare-alta");
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  await inTransaction(server.db, (tx) =>
    server.rooms.rounds.addStudioKey(tx, {
      studio: HOUSE_STUDIO,
      keyId: "house-elsewhere",
      publicKeyPem: publicKey.export({ type: "spki", format: "pem" }).toString(),
      addedBy: null,
    }),
  );
  server.rooms.rounds.invalidateStudios();
  const elsewhere = (keyId: string) =>
    playable(
      createHouseGames({
        db: server.db,
        clock: server.clock,
        random: systemRandom,
        seedBox: server.seedBox,
        logger: createLogger("silent"),
        playRules: () => playRules(),
        gameTotals: () => Promise.resolve(new Map()),
        wallet: createHttpStudioWallet({
          baseUrl: () => server.url,
          keyId,
          privateKey,
          timeoutMs: 5_000,
        }),
      }),
    );
  const input = { stake: toCentavos(100), round_key: randomUUID() };
  await sitDown(elsewhere("house-elsewhere"), play.token, "mare-alta");
  const round = await elsewhere("house-elsewhere").spin(input, play.token);
  expect(await elsewhere("house-elsewhere").spin(input, play.token)).toEqual(round);
  const forged = elsewhere("a-key-nobody-knows").spin(
    { stake: toCentavos(100), round_key: randomUUID() },
    play.token,
  );
  await expect(forged).rejects.toMatchObject({ code: "house_games.wallet_unavailable" });
});

test("a wallet that does not answer is asked three times, then reported away", async () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const answers = [
    () => Promise.reject(new Error("no route")),
    () => Promise.resolve({ status: 502, text: "" }),
    () => Promise.resolve({ status: 200, text: '{"status":"nonsense"}' }),
    () => Promise.resolve({ status: 200, text: '{"status":"RS_OK","balance":1000}' }),
  ];
  const bodies: unknown[] = [];
  const wallet = createHttpStudioWallet({
    baseUrl: () => "http://127.0.0.1:9",
    keyId: "k",
    privateKey,
    send: (_url, { body }) => {
      bodies.push(body);
      return (answers.shift() ?? (() => Promise.reject(new Error("too many"))))();
    },
  });
  await expect(wallet.bet({ amount: 1 })).rejects.toThrow("gave no answer");
  expect(new Set(bodies.map(String)).size).toBe(1);
  expect(await wallet.bet({ amount: 1 })).toMatchObject({ status: "RS_OK" });
});

test("a round that waits for its player is not asked about as if it were interrupted", async () => {
  const { play, memberId } = await playerWith(5_000, "garimpo");
  const wish = { stake: "1.00", round_key: randomUUID(), choice: { mines: 3 } };
  const begun = (await server.call(contract.beginRound, wish, play)).body.data;
  expect(begun).toMatchObject({ status: "open" });
  const { rounds, houseGames } = server.rooms;
  server.clock.advance(11 * 60_000);
  expect(await rounds.openStakes(memberId)).not.toEqual([]);
  const stuck = await rounds.listStuck();
  expect(stuck.map(({ roundRef }) => roundRef)).not.toContain(begun.round_id);
  expect(await rounds.resolveInterrupted()).toBe(0);
  server.clock.advance(25 * 3_600_000);
  expect(await rounds.resolveInterrupted()).toBe(1);
  expect(await houseGames.recoverRounds(0)).toBeGreaterThan(0);
  expect(await rounds.openStakes(memberId)).toEqual([]);
});
