// Protects: a partner that speaks Hub88's wallet API is understood as it speaks, its signature
// included, and to the unit no money is lost or made.
import { generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type WalletAnswer, walletPaths } from "@tucano/contract/studios/studio-wallet.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { signBody } from "../index.ts";
import { type Bench, openBench, type Player, transaction, units } from "./bench.ts";

let bench: Bench;
let player: Player;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(async () => {
  expect(await bench.bookDifferences()).toEqual([]);
  await bench.close();
});

const START = 10_000;
const start = async (cash = START): Promise<void> => {
  player = await bench.newPlayer({ cash });
};

interface Sent {
  readonly key?: KeyObject;
  readonly headers?: Readonly<Record<string, string>>;
}

/** As the aggregator sends it: one header, and nothing about which key it is. */
async function send(
  operation: keyof typeof walletPaths,
  request: object,
  { key = bench.studioKey, headers }: Sent = {},
): Promise<WalletAnswer> {
  const body = JSON.stringify(request);
  const response = await bench.server.app.inject({
    method: "POST",
    url: walletPaths[operation],
    payload: body,
    headers: headers ?? { "x-hub88-signature": signBody(body, key) },
  });
  expect(response.statusCode).toBe(200);
  return response.json<WalletAnswer>();
}

/** With every field that public adapters have seen, empty where it may be. */
const asPartner = (changes: Record<string, unknown> = {}) =>
  transaction(player, {
    supplier_transaction_id: randomUUID(),
    supplier_user: null,
    reward_uuid: null,
    is_free: null,
    is_aggregated: false,
    is_supplier_promo: null,
    bet: null,
    meta: null,
    game_id: 4_711,
    a_field_of_next_year: { kind: "NEVER_HEARD_OF", list: [1, 2.5] },
    ...changes,
  });
const about = (bet: { transaction_uuid: string }, changes: Record<string, unknown> = {}) =>
  asPartner({ round: null, reference_transaction_uuid: bet.transaction_uuid, ...changes });

const balance = async (): Promise<number | undefined> =>
  (
    await send("balance", {
      user: player.studioUser,
      request_uuid: randomUUID(),
      token: player.playToken,
      game_code: "onca-dourada",
    })
  ).balance;

async function register(keyId: string = randomUUID()): Promise<KeyObject> {
  const { rounds } = bench.server.rooms;
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const publicKeyPem = pair.publicKey.export({ type: "spki", format: "pem" }).toString();
  await inTransaction(bench.server.db, (tx) =>
    rounds.addStudioKey(tx, { studio: "house", keyId, publicKeyPem, addedBy: null }),
  );
  rounds.invalidateStudios();
  return pair.privateKey;
}

describe("whose signature it is", () => {
  test("is found among all active keys when none is named", async () => {
    await start();
    const second = await register();
    expect((await send("bet", asPartner({ amount: units(100) }))).status).toBe("RS_OK");
    const byOther = await send("bet", asPartner({ amount: units(100) }), { key: second });
    expect(byOther.status).toBe("RS_OK");
    expect(await balance()).toBe(units(START - 200));
  });

  test("of an unknown or retired key is none, and a named key is the only one tried", async () => {
    await start();
    const keyId = randomUUID();
    const retired = await register(keyId);
    const { rounds } = bench.server.rooms;
    await inTransaction(bench.server.db, (tx) =>
      rounds.retireStudioKey(tx, { studio: "house", keyId, at: bench.server.clock.now() }),
    );
    rounds.invalidateStudios();
    const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
    const bet = asPartner({ amount: units(100) });
    const right = signBody(JSON.stringify(bet), bench.studioKey);
    const refused = { status: "RS_ERROR_INVALID_SIGNATURE" };
    expect(await send("bet", bet, { key: stranger })).toEqual(refused);
    expect(await send("bet", bet, { key: retired })).toEqual(refused);
    expect(await send("bet", bet, { headers: {} })).toEqual(refused);
    const named = { "x-hub88-signature": right, "x-key-id": keyId };
    expect(await send("bet", bet, { headers: named })).toEqual(refused);
    expect(await send("bet", bet, { headers: { "x-signature": right } })).toEqual(refused);
    expect(await balance()).toBe(units(START));
  });
});

describe("what may be left out or empty", () => {
  test("a round of its own: a bet, its win and its end without a round's name", async () => {
    await start();
    const bet = asPartner({ amount: units(100), round: null, round_closed: null });
    expect(await send("bet", bet)).toMatchObject({ status: "RS_OK" });
    const won = await send("win", about(bet, { amount: units(30), round_closed: null }));
    expect(won).toMatchObject({ status: "RS_OK", balance: units(START - 70) });
    const found = await bench.server.rooms.rounds.findRound({
      memberId: player.memberId,
      studio: "house",
      roundRef: bet.transaction_uuid,
    });
    expect(found?.status).toBe("settled");
  });

  test("a rollback that names nothing but what it undoes, before and after it came", async () => {
    await start();
    const bet = asPartner({ amount: units(100) });
    await send("bet", bet);
    const { currency: _c, round_closed: _r, round: _n, ...bare } = about(bet);
    expect(await send("rollback", bare)).toMatchObject({ status: "RS_OK", balance: units(START) });
    const late = asPartner({ amount: units(100) });
    const { currency: _d, round_closed: _s, round: _o, ...early } = about(late);
    expect((await send("rollback", early)).status).toBe("RS_OK");
    expect((await send("bet", late)).status).toBe("RS_ERROR_TRANSACTION_ROLLED_BACK");
    expect(await balance()).toBe(units(START));
  });

  test("what protects money stays strict", async () => {
    await start();
    const text = JSON.stringify(asPartner({ amount: 424_242 }));
    const bodies = [
      text.replace("424242", '1000,"amount":2000'),
      text.replace("424242", '1000,"meta":{"__proto__":{}}'),
      text.replace('"meta":null', `"meta":${"[".repeat(20)}${"]".repeat(20)}`),
    ];
    for (const body of bodies) {
      const response = await bench.server.app.inject({
        method: "POST",
        url: walletPaths.bet,
        payload: body,
        headers: { "x-hub88-signature": signBody(body, bench.studioKey) },
      });
      expect(response.json()).toMatchObject({ status: "RS_ERROR_WRONG_SYNTAX" });
    }
    expect(await balance()).toBe(units(START));
  });
});

describe("bets that the player does not pay for", () => {
  test("a free bet takes nothing, whatever it names as its amount; its win is paid", async () => {
    await start();
    for (const free of [{ is_free: true }, { reward_uuid: randomUUID() }]) {
      const before = (await balance()) ?? 0;
      const bet = asPartner({ amount: units(5_000_000), ...free });
      expect(await send("bet", bet)).toMatchObject({ status: "RS_OK", balance: before });
      const won = await send("win", about(bet, { amount: units(40), ...free }));
      expect(won).toMatchObject({ status: "RS_OK", balance: before + units(40) });
      const undone = await send("rollback", about(bet));
      expect(undone).toMatchObject({ status: "RS_OK", balance: before + units(40) });
    }
  });

  test("a prize is paid long after: its token must have been, not be good", async () => {
    await start();
    bench.server.clock.advance(20 * 3_600_000);
    const promo = { is_supplier_promo: true, meta: { supplier_promo_info: { p: "x" } } };
    const bet = asPartner({ amount: 0, ...promo });
    expect((await send("bet", bet)).status).toBe("RS_OK");
    const won = await send("win", about(bet, { amount: units(500), ...promo }));
    expect(won).toMatchObject({ status: "RS_OK", balance: units(START + 500) });
    const unknown = asPartner({ amount: 0, ...promo, token: "a-token-nobody-has" });
    expect((await send("bet", unknown)).status).toBe("RS_ERROR_INVALID_TOKEN");
    // Only a prize: a stake needs a token that is good.
    const staked = asPartner({ amount: units(1), ...promo });
    expect((await send("bet", staked)).status).toBe("RS_ERROR_TOKEN_EXPIRED");
  });
});

/** The house's own studio plays the partner here, and the desk leaves that as it is. */
async function setWord(word: string): Promise<void> {
  await sql`UPDATE rounds.studio SET win_after_rollback = ${word}`.execute(bench.server.db);
  bench.server.rooms.rounds.invalidateStudios();
}

test("a win after its bet was undone is told in the partner's word", async () => {
  await start();
  const undone = async () => {
    const bet = asPartner({ amount: units(10) });
    await send("bet", bet);
    await send("rollback", about(bet));
    return (await send("win", about(bet, { amount: units(50) }))).status;
  };
  expect(await undone()).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
  await setWord("RS_ERROR_TRANSACTION_ROLLED_BACK");
  expect(await undone()).toBe("RS_ERROR_TRANSACTION_ROLLED_BACK");
  // Another key changes nothing else of the partner.
  await register();
  expect(await undone()).toBe("RS_ERROR_TRANSACTION_ROLLED_BACK");
  await setWord("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
  expect(await undone()).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
  expect(await balance()).toBe(units(START));
});

test("a centavo of change that came from nowhere is found by the books", async () => {
  await start();
  const bet = asPartner({ amount: 1_500 });
  await send("bet", bet);
  const { db } = bench.server;
  const key = sql`member_id = ${player.memberId} AND studio = 'house'`;
  const found = async (): Promise<unknown[]> =>
    (await bench.bookDifferences()).map((one) => (one as { name: string }).name);
  const ofMovements = "every player's change is what bets and wins left of centavos";
  await sql`UPDATE rounds.change SET units = units + 1 WHERE ${key}`.execute(db);
  expect(await found()).toEqual([ofMovements]);
  await sql`UPDATE rounds.change SET units = units - 1, paid = 1 WHERE ${key}`.execute(db);
  expect(await found()).toEqual([
    ofMovements,
    "every centavo of change that was paid is a transfer",
  ]);
  await sql`UPDATE rounds.change SET paid = 0 WHERE ${key}`.execute(db);
});

test("below the centavo every bet, win and rollback is exact, in whatever order", async () => {
  await start();
  let expected = units(START);
  const standing: { bet: ReturnType<typeof asPartner>; units: number }[] = [];
  const step = fc.record({
    amount: fc.integer({ min: 1, max: 2_500 }),
    win: fc.option(fc.integer({ min: 0, max: 2_500 })),
    undo: fc.boolean(),
  });
  for (const { amount, win, undo } of fc.sample(step, { numRuns: 80, seed: 88 })) {
    const bet = asPartner({ amount });
    expected -= amount;
    expect(await send("bet", bet)).toMatchObject({ status: "RS_OK", balance: expected });
    standing.push({ bet, units: amount });
    if (win !== null) {
      expected += win;
      const won = await send("win", about(bet, { amount: win }));
      expect(won).toMatchObject({ status: "RS_OK", balance: expected });
    }
    const target = undo ? standing.shift() : undefined;
    if (target === undefined) continue;
    expected += target.units;
    const undone = await send("rollback", about(target.bet));
    expect(undone).toMatchObject({ status: "RS_OK", balance: expected });
  }
  expect(await balance()).toBe(expected);
});
