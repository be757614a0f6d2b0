/**
 * What every studio may rely on, whichever way it reaches the wallet. The letters are those of the
 * acceptance set: an outside studio's certification runs the same list.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StudioWallet } from "@tucano/contract/studios/studio-wallet.ts";
import { createHttpStudioWallet } from "../src/house-games/index.ts";
import {
  type Bench,
  openBench,
  type Player,
  STUDIO_KEY_ID,
  transaction,
  units,
} from "../src/rounds/test/bench.ts";

let bench: Bench;
let wallets: Readonly<Record<Way, StudioWallet>>;
beforeAll(async () => {
  bench = await openBench();
  wallets = {
    inProcess: bench.inProcess,
    // The client that the house's own game server uses when it runs elsewhere.
    overHttp: createHttpStudioWallet({
      baseUrl: () => bench.server.url,
      keyId: STUDIO_KEY_ID,
      privateKey: bench.studioKey,
      timeoutMs: 10_000,
    }),
  };
});
afterAll(() => bench.close());

type Way = "inProcess" | "overHttp";

const START = 100_000;

describe.each<Way>(["inProcess", "overHttp"])("%s: the wallet keeps its promises", (way) => {
  let player: Player;
  let wallet: StudioWallet;
  beforeAll(() => {
    wallet = wallets[way];
  });
  const start = async (cash = START) => {
    player = await bench.newPlayer({ cash });
  };
  const balance = async () =>
    (
      await wallet.balance({
        user: player.studioUser,
        request_uuid: randomUUID(),
        token: player.playToken,
        game_code: "onca-dourada",
      })
    ).balance;
  const bet = (amount: number, changes: Record<string, unknown> = {}) =>
    transaction(player, { amount: units(amount), ...changes });
  const after = (first: { transaction_uuid: string; round: string }, changes: object = {}) =>
    transaction(player, {
      round: first.round,
      reference_transaction_uuid: first.transaction_uuid,
      ...changes,
    });

  test("B: balance and player data, with nothing personal in them", async () => {
    await start();
    expect(await balance()).toBe(units(START));
    const info = await wallet.userInfo({ user: player.studioUser, request_uuid: randomUUID() });
    expect(info).toMatchObject({ status: "RS_OK", country: "BR", currency: "BRL" });
    expect(JSON.stringify(info)).not.toContain(player.form.cpf);
  });

  test("C: a bet takes exactly its amount and echoes the request", async () => {
    await start();
    const request = bet(250);
    expect(await wallet.bet(request)).toEqual({
      user: player.studioUser,
      status: "RS_OK",
      request_uuid: request["request_uuid"],
      currency: "BRL",
      balance: units(START - 250),
    });
  });

  test("D, F: bet, then win; a losing round closes with a win of nothing", async () => {
    await start();
    const first = bet(200);
    await wallet.bet(first);
    const won = await wallet.win(after(first, { amount: units(500), round_closed: true }));
    expect(won).toMatchObject({ status: "RS_OK", balance: units(START + 300) });
    const second = bet(100);
    await wallet.bet(second);
    const lost = await wallet.win(after(second, { amount: 0, round_closed: true }));
    expect(lost).toMatchObject({ status: "RS_OK", balance: units(START + 200) });
  });

  test("E: a bet above the balance is refused with the real balance, for good", async () => {
    await start(100);
    const request = bet(101);
    const refusal = { status: "RS_ERROR_NOT_ENOUGH_MONEY", balance: units(100) };
    expect(await wallet.bet(request)).toMatchObject(refusal);
    await bench.fund(player.memberId, { cash: 1_000 });
    // A late copy must never take money for a bet that the studio has given up.
    expect(await wallet.bet(request)).toMatchObject({ ...refusal, balance: units(1_100) });
    expect(await wallet.bet(bet(101))).toMatchObject({ status: "RS_OK", balance: units(999) });
  });

  test("G: a rollback restores; a second one, under any id, moves nothing", async () => {
    await start();
    const first = bet(700);
    await wallet.bet(first);
    const undo = after(first);
    expect(await wallet.rollback(undo)).toMatchObject({ status: "RS_OK", balance: units(START) });
    expect(await wallet.rollback(undo)).toMatchObject({ status: "RS_OK", balance: units(START) });
    expect(await wallet.rollback(after(first))).toMatchObject({
      status: "RS_OK",
      balance: units(START),
    });
  });

  test("H: a replay gets the stored answer; request ids may change", async () => {
    await start();
    const request = bet(300);
    const first = await wallet.bet(request);
    const again = { ...request, request_uuid: randomUUID() };
    expect(await wallet.bet(request)).toEqual(first);
    expect(await wallet.bet(again)).toEqual({ ...first, request_uuid: again.request_uuid });
    const upper = { ...request, transaction_uuid: request.transaction_uuid.toUpperCase() };
    expect(await wallet.bet(upper)).toEqual(first);
    const win = after(request, { amount: units(40), round_closed: true });
    const won = await wallet.win(win);
    expect(await wallet.win(win)).toEqual(won);
    expect(await balance()).toBe(units(START - 260));
  });

  test("I: a rollback before its bet leaves a tombstone that refuses the late bet", async () => {
    await start();
    const late = bet(400);
    expect(await wallet.rollback(after(late))).toMatchObject({
      status: "RS_OK",
      balance: units(START),
    });
    expect(await wallet.bet(late)).toMatchObject({
      status: "RS_ERROR_TRANSACTION_ROLLED_BACK",
      balance: units(START),
    });
  });

  test("J: two rollbacks, then bet and win: nothing moves", async () => {
    await start();
    const late = bet(400);
    await wallet.rollback(after(late));
    await wallet.rollback(after(late));
    await wallet.bet(late);
    const won = await wallet.win(after(late, { amount: units(900), round_closed: true }));
    expect(won.status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
    expect(await balance()).toBe(units(START));
  });

  test("the same id with anything else changed moves nothing", async () => {
    await start();
    const request = bet(300);
    await wallet.bet(request);
    const changes = [{ amount: units(301) }, { round: "another" }, { game_code: "mare-alta" }];
    for (const change of changes) {
      const answer = await wallet.bet({ ...request, ...change });
      expect(answer.status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
    }
    const asWin = after(request, {
      transaction_uuid: request.transaction_uuid,
      amount: units(5),
      round: request.round,
    });
    expect((await wallet.win(asWin)).status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
    expect(await balance()).toBe(units(START - 300));
  });

  test("another member's id, reference or token moves nothing", async () => {
    await start();
    const owner = player;
    const request = bet(300);
    await wallet.bet(request);
    await start();
    const stolen = { user: player.studioUser, token: player.playToken };
    expect((await wallet.bet({ ...request, ...stolen })).status).toBe(
      "RS_ERROR_DUPLICATE_TRANSACTION",
    );
    const won = await wallet.win(after(request, { amount: units(900) }));
    expect(won.status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
    await wallet.rollback(after(request));
    expect((await wallet.bet(bet(10, { token: owner.playToken }))).status).toBe(
      "RS_ERROR_INVALID_TOKEN",
    );
    expect(await balance()).toBe(units(START));
    player = owner;
    expect(await balance()).toBe(units(START - 300));
    expect((await wallet.rollback(after(request))).balance).toBe(units(START));
  });

  test("a closed round takes no bet; a late valid win is paid", async () => {
    await start();
    const first = bet(100);
    await wallet.bet(first);
    await wallet.win(after(first, { amount: 0, round_closed: true }));
    const late = await wallet.bet(bet(100, { round: first.round }));
    expect(late).toMatchObject({ status: "RS_ERROR_UNKNOWN", balance: units(START - 100) });
    const won = await wallet.win(after(first, { amount: units(50) }));
    expect(won).toMatchObject({ status: "RS_OK", balance: units(START - 50) });
  });

  test("a rollback after settlement refunds; the win after it finds no bet", async () => {
    await start();
    const first = bet(100);
    await wallet.bet(first);
    await wallet.win(after(first, { amount: units(30), round_closed: true }));
    expect((await wallet.rollback(after(first))).balance).toBe(units(START + 30));
    expect((await wallet.win(after(first, { amount: units(1) }))).status).toBe(
      "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
    );
  });

  test("a win's rollback takes it back, and never more than is there", async () => {
    await start(1_000);
    const first = bet(1_000);
    await wallet.bet(first);
    const win = after(first, { amount: units(5_000), round_closed: true });
    await wallet.win(win);
    await wallet.bet(bet(4_000));
    const undone = await wallet.rollback(after(win));
    expect(undone).toMatchObject({ status: "RS_OK", balance: 0 });
  });

  test("a win that overtakes its bet is paid when it is sent again", async () => {
    await start();
    const first = bet(100);
    const win = after(first, { amount: units(60), round_closed: true });
    expect((await wallet.win(win)).status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
    await wallet.bet(first);
    expect(await wallet.win(win)).toMatchObject({
      status: "RS_OK",
      balance: units(START - 40),
    });
  });

  test("a fraction of a centavo is taken and paid exactly, and stays the player's", async () => {
    await start();
    const first = bet(100);
    await wallet.bet(first);
    const won = await wallet.win(after(first, { amount: 1, round_closed: true }));
    expect(won.balance).toBe(units(START - 100) + 1);
    const odd = transaction(player, { amount: 1_500 });
    expect(await wallet.bet(odd)).toMatchObject({
      status: "RS_OK",
      balance: units(START - 100) - 1_499,
    });
    expect(await balance()).toBe(units(START - 100) - 1_499);
    expect(await wallet.rollback(after(odd))).toMatchObject({
      status: "RS_OK",
      balance: units(START - 100) + 1,
    });
  });

  test("wrong game, currency, token and user are told apart", async () => {
    await start();
    const cases = [
      [{ game_code: "no-such-game" }, "RS_ERROR_INVALID_GAME"],
      [{ currency: "EUR" }, "RS_ERROR_WRONG_CURRENCY"],
      [{ token: "a-token-nobody-has" }, "RS_ERROR_INVALID_TOKEN"],
      [{ user: "p_999999998" }, "RS_ERROR_INVALID_TOKEN"],
      [{ user: "somebody" }, "RS_ERROR_INVALID_TOKEN"],
      [{ game_code: "mare-alta" }, "RS_ERROR_INVALID_TOKEN"],
    ] as const;
    for (const [change, status] of cases) {
      const answer = await wallet.bet(bet(100, change));
      expect(answer.status, JSON.stringify(change)).toBe(status);
      // Nor is anybody's balance told to who has no right to it.
      expect(answer, JSON.stringify(change)).not.toHaveProperty("balance");
    }
    expect(await balance()).toBe(units(START));
  });

  test("malformed requests are refused by name and store nothing", async () => {
    await start();
    const good = bet(100);
    const { amount: _amount, ...withoutAmount } = good;
    const cases = [
      [null, "RS_ERROR_WRONG_SYNTAX"],
      [[], "RS_ERROR_WRONG_SYNTAX"],
      ["x", "RS_ERROR_WRONG_SYNTAX"],
      [withoutAmount, "RS_ERROR_WRONG_SYNTAX"],
      [{ ...good, amount: "1000" }, "RS_ERROR_WRONG_TYPES"],
      [{ ...good, amount: -1_000 }, "RS_ERROR_WRONG_TYPES"],
      [{ ...good, amount: Number.NaN }, "RS_ERROR_WRONG_TYPES"],
      [{ ...good, amount: Number.POSITIVE_INFINITY }, "RS_ERROR_WRONG_TYPES"],
      [{ ...good, amount: 1e21 }, "RS_ERROR_WRONG_TYPES"],
      [{ ...good, amount: 0.5 }, "RS_ERROR_WRONG_TYPES"],
      [{ ...good, amount: 2 ** 53 }, "RS_ERROR_WRONG_TYPES"],
      [{ ...good, round_closed: "false" }, "RS_ERROR_WRONG_TYPES"],
      [{ ...good, transaction_uuid: "1" }, "RS_ERROR_WRONG_TYPES"],
      [{ ...good, round: "" }, "RS_ERROR_WRONG_TYPES"],
      [{ ...good, round: "a\u0000b" }, "RS_ERROR_WRONG_TYPES"],
      [{ ...good, round: "x".repeat(129) }, "RS_ERROR_WRONG_TYPES"],
    ] as const;
    for (const [request, status] of cases) {
      expect((await wallet.bet(request)).status, JSON.stringify(request)).toBe(status);
    }
    const itself = after(good, { transaction_uuid: good.transaction_uuid });
    expect((await wallet.rollback(itself)).status).toBe("RS_ERROR_WRONG_TYPES");
    expect(await wallet.bet(good)).toMatchObject({ status: "RS_OK" });
  });

  test("fifty copies at once are one bet; ten of twenty fit into the balance", async () => {
    await start(1_000);
    const one = bet(100);
    const copies = await Promise.all(Array.from({ length: 50 }, () => wallet.bet(one)));
    expect(new Set(copies.map(({ status }) => status))).toEqual(new Set(["RS_OK"]));
    expect(await balance()).toBe(units(900));
    const many = await Promise.all(Array.from({ length: 20 }, () => wallet.bet(bet(100))));
    expect(many.filter(({ status }) => status === "RS_OK")).toHaveLength(9);
    expect(await balance()).toBe(0);
  });
});

test("after all of it the books are clean", async () => {
  expect(await bench.bookDifferences()).toEqual([]);
});
