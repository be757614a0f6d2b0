/** What a wallet promises of bets and wins: exact amounts, once, and to the right player. */
import { randomUUID } from "node:crypto";
import { referringTo, transactionOf } from "./caller.ts";
import {
  expectMoved,
  expectStatus,
  makeBet,
  mustBe,
  type Promised,
  readBalance,
  unmoved,
} from "./expectations.ts";

const exact: Promised = {
  promise: "a bet takes and a win pays exactly its amount; a win may be nothing",
  hold: async (caller) => {
    const { bet, stake, staked } = await makeBet(caller);
    const win = referringTo(caller, bet, { amount: 2 * stake });
    const won = await expectMoved(caller, "win", win, [staked, 2 * stake]);
    const nothing = referringTo(caller, bet, { amount: 0, round_closed: true });
    await expectMoved(caller, "win", nothing, [won, 0]);
    mustBe((await readBalance(caller)) === won, "/user/balance says otherwise than the win");
  },
};

const least: Promised = {
  promise: "amounts down to the least unit are exact, one by one and summed up",
  hold: async (caller) => {
    const { least: unit } = caller.wallet;
    let balance = await readBalance(caller);
    for (const [taken, won] of [
      [unit, 0],
      [7 * unit, 3 * unit],
      [999 * unit, unit],
      [1_001 * unit, 1_999 * unit],
    ] as const) {
      const bet = transactionOf(caller, { amount: taken });
      balance = await expectMoved(caller, "bet", bet, [balance, -taken]);
      const win = referringTo(caller, bet, { amount: won, round_closed: true });
      balance = await expectMoved(caller, "win", win, [balance, won]);
    }
    mustBe((await readBalance(caller)) === balance, `the balance is not ${balance} in the end`);
  },
};

const zeroBet: Promised = {
  promise: "a bet of nothing opens a round that wins are paid for",
  hold: async (caller) => {
    const { stake } = caller.wallet;
    const before = await readBalance(caller);
    const bet = transactionOf(caller, { amount: 0, bet: "zero" });
    await expectMoved(caller, "bet", bet, [before, 0]);
    await expectMoved(caller, "win", referringTo(caller, bet, { amount: stake }), [before, stake]);
  },
};

const repeats: Promised = {
  promise: "the same bet or win again, under another request, moves nothing",
  hold: async (caller) => {
    const { bet, stake, staked } = await makeBet(caller);
    await expectMoved(caller, "bet", bet, [staked, 0]);
    const again = { ...bet, request_uuid: randomUUID() };
    await expectMoved(caller, "bet", again, [staked, 0]);
    const win = referringTo(caller, bet, { amount: stake });
    const won = await expectMoved(caller, "win", win, [staked, stake]);
    await expectMoved(caller, "win", { ...win, request_uuid: randomUUID() }, [won, 0]);
  },
};

const COPIES = 20;

const copies: Promised = {
  promise: "twenty copies of a bet, and of a win, at once are one",
  hold: async (caller) => {
    const { stake } = caller.wallet;
    const before = await readBalance(caller);
    const bet = transactionOf(caller, { amount: stake });
    const win = referringTo(caller, bet, { amount: stake });
    for (const [operation, request, expected] of [
      ["bet", bet, before - stake],
      ["win", win, before],
    ] as const) {
      await Promise.all(
        Array.from({ length: COPIES }, () => expectStatus(caller, operation, request, "RS_OK")),
      );
      const after = await readBalance(caller);
      mustBe(after === expected, `after the copies: ${after} instead of ${expected}`);
    }
  },
};

const otherData: Promised = {
  promise: "the same id with another amount, round or kind is a duplicate and moves nothing",
  hold: async (caller) => {
    const { stake } = caller.wallet;
    const bet = transactionOf(caller, { amount: stake });
    await expectStatus(caller, "bet", bet, "RS_OK");
    await unmoved(caller, async () => {
      for (const change of [{ amount: 2 * stake }, { round: randomUUID() }]) {
        const altered = { ...bet, ...change };
        await expectStatus(caller, "bet", altered, "RS_ERROR_DUPLICATE_TRANSACTION");
      }
      const asWin = { ...referringTo(caller, bet), amount: stake };
      const reused = { ...asWin, transaction_uuid: bet.transaction_uuid };
      await expectStatus(caller, "win", reused, "RS_ERROR_DUPLICATE_TRANSACTION");
    });
  },
};

const tooMuch: Promised = {
  promise: "a bet above the balance is refused with the real balance and moves nothing",
  hold: (caller) =>
    unmoved(caller, async (before) => {
      const bet = transactionOf(caller, { amount: before + caller.wallet.least });
      for (const _try of [1, 2]) {
        const refusals = ["RS_ERROR_NOT_ENOUGH_MONEY", "RS_ERROR_LIMIT_REACHED"];
        const { balance } = await expectStatus(caller, "bet", bet, ...refusals);
        mustBe(balance === before, `the refusal names ${JSON.stringify(balance)}`);
      }
    }),
};

const freeBet: Promised = {
  promise: "a free bet takes nothing and its win is paid",
  hold: async (caller) => {
    const { stake } = caller.wallet;
    const before = await readBalance(caller);
    const free = { is_free: true, reward_uuid: randomUUID() };
    const bet = transactionOf(caller, { amount: stake, ...free });
    await expectMoved(caller, "bet", bet, [before, 0]);
    const win = referringTo(caller, bet, { amount: stake, round_closed: true, ...free });
    await expectMoved(caller, "win", win, [before, stake]);
  },
};

const promo: Promised = {
  promise: "a prize of the supplier, a bet of nothing and a win, is paid under an old token",
  needs: "expiredToken",
  hold: async (caller) => {
    const { stake, expiredToken: token } = caller.wallet;
    const before = await readBalance(caller);
    const more = { is_supplier_promo: true, token };
    const bet = transactionOf(caller, { amount: 0, ...more });
    await expectMoved(caller, "bet", bet, [before, 0]);
    const win = referringTo(caller, bet, { amount: stake, ...more });
    await expectMoved(caller, "win", win, [before, stake]);
  },
};

const others: Promised = {
  promise: "another player's ids, bets and token move nothing",
  needs: "other",
  hold: async (caller) => {
    const { stake, other } = caller.wallet;
    mustBe(other !== undefined, "there is nobody else");
    const bet = transactionOf(caller, { amount: stake });
    await expectStatus(caller, "bet", bet, "RS_OK");
    const before = await readBalance(caller, other);
    await unmoved(caller, async () => {
      const taken = { ...bet, user: other.user, token: other.token };
      const answers = [
        await caller.call("bet", taken),
        await caller.call("win", referringTo(caller, bet, { amount: stake }, other)),
        await caller.call("bet", transactionOf(caller, { amount: stake, token: other.token })),
      ];
      for (const { status } of answers) mustBe(status !== "RS_OK", "answered RS_OK");
      await caller.call("rollback", referringTo(caller, bet, {}, other));
    });
    const after = await readBalance(caller, other);
    mustBe(after === before, `the other's balance is ${after} instead of ${before}`);
  },
};

const late: Promised = {
  promise: "a late win in a round that is closed is paid",
  hold: async (caller) => {
    const { bet, stake, staked } = await makeBet(caller);
    const lost = referringTo(caller, bet, { amount: 0, round_closed: true });
    await expectMoved(caller, "win", lost, [staked, 0]);
    const win = referringTo(caller, bet, { amount: stake, round_closed: true });
    await expectMoved(caller, "win", win, [staked, stake]);
  },
};

const overtaking: Promised = {
  promise: "a win that comes before its bet is refused, and paid when it is sent again",
  hold: async (caller) => {
    const { stake } = caller.wallet;
    const bet = transactionOf(caller, { amount: stake });
    const win = referringTo(caller, bet, { amount: stake });
    const early = "RS_ERROR_TRANSACTION_DOES_NOT_EXIST";
    await unmoved(caller, () => expectStatus(caller, "win", win, early));
    await unmoved(caller, async () => {
      await expectStatus(caller, "bet", bet, "RS_OK");
      await expectStatus(caller, "win", win, "RS_OK");
    });
  },
};

export const moneyPromises: readonly Promised[] = [
  exact,
  least,
  zeroBet,
  repeats,
  copies,
  otherData,
  tooMuch,
  freeBet,
  promo,
  others,
  late,
  overtaking,
];
