/** What a wallet promises of rollbacks: whole, once, and also of what never came. */
import { referringTo, type Sent, transactionOf } from "./caller.ts";
import {
  expectMoved,
  expectStatus,
  makeBet,
  mustBe,
  type Promised,
  readBalance,
  unmoved,
} from "./expectations.ts";

const whole: Promised = {
  promise: "a rollback gives a bet back whole; again, under any id, it moves nothing",
  hold: (caller) =>
    unmoved(caller, async (before) => {
      const amount = caller.wallet.stake + caller.wallet.least;
      const bet = transactionOf(caller, { amount });
      const staked = await expectMoved(caller, "bet", bet, [before, -amount]);
      const undo = referringTo(caller, bet);
      await expectMoved(caller, "rollback", undo, [staked, amount]);
      await expectMoved(caller, "rollback", undo, [before, 0]);
      await expectMoved(caller, "rollback", referringTo(caller, bet), [before, 0]);
    }),
};

const ofWin: Promised = {
  promise: "a rollback of a win takes it back",
  hold: async (caller) => {
    const { bet, stake, staked } = await makeBet(caller);
    const win = referringTo(caller, bet, { amount: stake });
    const won = await expectMoved(caller, "win", win, [staked, stake]);
    await expectMoved(caller, "rollback", referringTo(caller, win), [won, -stake]);
  },
};

const oneOfMany: Promised = {
  promise: "of several bets in a round one is undone, and the others still win",
  hold: async (caller) => {
    const { stake } = caller.wallet;
    const before = await readBalance(caller);
    const first = transactionOf(caller, { amount: stake });
    const second = transactionOf(caller, { amount: 2 * stake, round: first.round });
    let balance = await expectMoved(caller, "bet", first, [before, -stake]);
    balance = await expectMoved(caller, "bet", second, [balance, -2 * stake]);
    balance = await expectMoved(caller, "rollback", referringTo(caller, first), [balance, stake]);
    const win = referringTo(caller, second, { amount: 2 * stake, round_closed: true });
    await expectMoved(caller, "win", win, [balance, 2 * stake]);
  },
};

/** With nothing but what it must have. */
function bare(undo: Sent): object {
  const { round: _round, round_closed: _closed, currency: _currency, ...rest } = undo;
  return rest;
}

const short: Promised = {
  promise: "a rollback needs neither currency nor round",
  hold: (caller) =>
    unmoved(caller, async (before) => {
      const { stake } = caller.wallet;
      const bet = transactionOf(caller, { amount: stake });
      const staked = await expectMoved(caller, "bet", bet, [before, -stake]);
      const undo = { ...bare(referringTo(caller, bet)) };
      await expectMoved(caller, "rollback", undo, [staked, stake]);
    }),
};

const inAdvance: Promised = {
  promise: "a rollback of what never came is RS_OK, and what comes after it moves nothing",
  hold: (caller) =>
    unmoved(caller, async () => {
      const { stake } = caller.wallet;
      const bet = transactionOf(caller, { amount: stake });
      await expectStatus(caller, "rollback", referringTo(caller, bet), "RS_OK");
      const { status } = await caller.call("bet", bet);
      mustBe(status !== "RS_OK", "the late bet is answered RS_OK");
      const win = referringTo(caller, bet, { amount: stake });
      const refusals = ["RS_ERROR_TRANSACTION_DOES_NOT_EXIST", "RS_ERROR_TRANSACTION_ROLLED_BACK"];
      await expectStatus(caller, "win", win, ...refusals);
    }),
};

const winAfter: Promised = {
  promise: "a win whose bet was undone is refused in the agreed word and moves nothing",
  hold: (caller) =>
    unmoved(caller, async () => {
      const { stake, winAfterRollback } = caller.wallet;
      const bet = transactionOf(caller, { amount: stake });
      await expectStatus(caller, "bet", bet, "RS_OK");
      await expectStatus(caller, "rollback", referringTo(caller, bet), "RS_OK");
      const win = referringTo(caller, bet, { amount: stake });
      await expectStatus(caller, "win", win, winAfterRollback);
    }),
};

const unknownBet: Promised = {
  promise: "a win on a bet that nobody made does not exist",
  hold: (caller) =>
    unmoved(caller, async () => {
      const nobody = transactionOf(caller);
      const win = referringTo(caller, nobody, { amount: caller.wallet.stake });
      await expectStatus(caller, "win", win, "RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
    }),
};

export const undoingPromises: readonly Promised[] = [
  whole,
  ofWin,
  oneOfMany,
  short,
  inAdvance,
  winAfter,
  unknownBet,
];
