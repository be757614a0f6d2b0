import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { Wallet } from "../ledger/index.ts";
import { type BetInput, decideBet, decideRollback, decideWin } from "./commands.ts";
import type { Movement, Round } from "./round-state.ts";

const units = (centavos: number): number => centavos * 1_000;
const AT = new Date("2026-11-20T12:00:00Z");
const none = {
  round: null,
  reference: null,
  change: 0,
  limits: [],
  isBonusAtPlay: true,
  free: null,
  pacedAt: null,
};

const walletOf = (cash: number, bonus = 0, access: Wallet["access"] = "active"): Wallet => ({
  memberId: toMemberId(123_456_789),
  access,
  cash: toCentavos(cash),
  bonus: toCentavos(bonus),
  rebate: ZERO,
  locked: ZERO,
  turnoverOwed: ZERO,
  bonusOwed: ZERO,
  isLimited: false,
  note: "",
});

const betOf = (amount: number, changes: Partial<BetInput> = {}): BetInput => ({
  studio: "house",
  roundRef: "r",
  transactionUuid: "t-1",
  at: AT,
  units: units(amount),
  reward: null,
  nominalUnits: 0,
  isFreeOffered: true,
  closes: false,
  jackpot: null,
  stakeMin: null,
  stakeMax: toCentavos(1_000_000_000),
  turnoverWeightPercent: 100,
  bonusStakeMax: toCentavos(5_000),
  gate: null,
  isClosedToNewRounds: false,
  minRoundMs: 0,
  game: { gameId: 1, gameCode: "onca-dourada", gameType: "slots", brandCode: "onca" },
  ...changes,
});

function staked(wallet: Wallet, amount: number): { round: Round; bet: Movement } {
  const decision = decideBet(wallet, none, betOf(amount));
  if (decision.outcome !== "applied" || !decision.effect?.movement) throw new Error("No bet.");
  return { round: decision.effect.round, bet: decision.effect.movement };
}

const winOf = (amount: number) => ({
  studio: "house",
  roundRef: "r",
  transactionUuid: "t-2",
  at: AT,
  units: units(amount),
  closes: true,
  jackpot: null,
  referenceUuid: "t-1",
  afterRollback: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST" as const,
});

test("a limited wallet without its limits is never taken for one that has none", () => {
  const limited = { ...walletOf(1_000), isLimited: true };
  expect(() => decideBet(limited, none, betOf(10))).toThrow("were not read");
});

describe("a bet is refused for the first reason that stands", () => {
  test.each([
    [
      "a gate",
      walletOf(1_000),
      none,
      betOf(1, { gate: "RS_ERROR_TOKEN_EXPIRED" }),
      "RS_ERROR_TOKEN_EXPIRED",
    ],
    ["frozen", walletOf(1_000, 0, "frozen"), none, betOf(1), "RS_ERROR_USER_DISABLED"],
    ["excluded", walletOf(1_000, 0, "excluded"), none, betOf(1), "RS_ERROR_USER_DISABLED"],
    ["demo", walletOf(1_000, 0, "demo"), none, betOf(1), "RS_ERROR_USER_DISABLED"],
    ["no money", walletOf(5, 5), none, betOf(11), "RS_ERROR_NOT_ENOUGH_MONEY"],
    [
      "maintenance",
      walletOf(1_000),
      none,
      betOf(1, { isClosedToNewRounds: true }),
      "RS_ERROR_INVALID_GAME",
    ],
    [
      "too soon after the last",
      walletOf(1_000),
      { ...none, pacedAt: new Date(AT.getTime() - 2_999) },
      betOf(1, { minRoundMs: 3_000 }),
      "RS_ERROR_LIMIT_REACHED",
    ],
  ] as const)("%s", (_name, wallet, facts, input, code) => {
    expect(decideBet(wallet, facts, input)).toEqual({ outcome: "refused", code });
  });

  test("a round that begins when its time has come, or after a clock that was set back", () => {
    for (const ms of [3_000, 60_000, -1]) {
      const facts = { ...none, pacedAt: new Date(AT.getTime() - ms) };
      expect(decideBet(walletOf(1_000), facts, betOf(1, { minRoundMs: 3_000 }))).toMatchObject({
        outcome: "applied",
      });
    }
  });

  test("a round that is settled or void, or of another game", () => {
    const { round } = staked(walletOf(1_000), 10);
    const again = (changes: Partial<Round>) =>
      decideBet(walletOf(1_000), { ...none, round: { ...round, ...changes } }, betOf(1));
    expect(again({ status: "settled" })).toMatchObject({ code: "RS_ERROR_UNKNOWN" });
    expect(again({ status: "void" })).toMatchObject({ code: "RS_ERROR_UNKNOWN" });
    expect(again({ gameId: 2 })).toMatchObject({ code: "RS_ERROR_INVALID_GAME" });
  });
});

describe("what was moved can be undone to the centavo", () => {
  const amounts = fc.record({
    cash: fc.nat(10_000),
    bonus: fc.nat(10_000),
    win: fc.nat(50_000),
    part: fc.nat(100),
  });

  test("bet and rollback leave the pockets as they were and the round void", () => {
    fc.assert(
      fc.property(amounts, ({ cash, bonus, part }) => {
        const amount = Math.floor(((cash + bonus) * part) / 100);
        const { round, bet } = staked(walletOf(cash, bonus), amount);
        expect(bet.split.cash + bet.split.bonus).toBe(amount);
        const undone = decideRollback(
          walletOf(0),
          { ...none, round, reference: bet },
          {
            studio: "house",
            roundRef: "r",
            transactionUuid: "t-3",
            at: AT,
            referenceUuid: "t-1",
          },
        );
        if (undone.outcome !== "applied") throw new Error("Not undone.");
        const back = undone.transfers.reduce((sum, transfer) => sum + transfer.amount, 0);
        expect(back).toBe(amount);
        expect(undone.effect?.round).toMatchObject({ status: "void", stakeAmount: 0, betCount: 0 });
      }),
    );
  });

  test("a win's parts add up to the win, and the round's totals to its transfers", () => {
    fc.assert(
      fc.property(amounts, ({ cash, bonus, win, part }) => {
        const amount = Math.floor(((cash + bonus) * part) / 100);
        const { round, bet } = staked(walletOf(cash, bonus), amount);
        const won = decideWin(walletOf(0), { ...none, round, reference: bet }, winOf(win));
        if (won.outcome !== "applied") throw new Error("Not won.");
        expect(won.transfers.reduce((sum, transfer) => sum + transfer.amount, 0)).toBe(win);
        expect(won.effect?.round).toMatchObject({
          status: "settled",
          winAmount: win,
          winBonus: won.effect?.movement?.split.bonus,
        });
      }),
    );
  });

  test("a spent win is taken back as far as it is there; the round says what is missing", () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(2_000), (left, win) => {
        const { round, bet } = staked(walletOf(100), 100);
        const won = decideWin(walletOf(0), { ...none, round, reference: bet }, winOf(win));
        if (won.outcome !== "applied" || !won.effect?.movement) throw new Error("Not won.");
        const undone = decideRollback(
          walletOf(left),
          { ...none, round: won.effect.round, reference: won.effect.movement },
          { studio: "house", roundRef: "r", transactionUuid: "t-3", at: AT, referenceUuid: "t-2" },
        );
        if (undone.outcome !== "applied") throw new Error("Not undone.");
        const shortfall = Math.max(0, win - left);
        expect(undone.effect?.undone?.shortfall).toBe(shortfall);
        expect(undone.effect?.round.winAmount).toBe(shortfall);
        expect(undone.effect?.round.flags).toEqual(shortfall > 0 ? ["shortfall"] : []);
      }),
    );
  });
});

describe("what refers to something else moves nothing", () => {
  test("a win on an undone bet, on another round's bet, on a win, on nothing", () => {
    const { round, bet } = staked(walletOf(100), 100);
    const references: (Movement | null)[] = [
      null,
      { ...bet, isUndone: true },
      { ...bet, roundRef: "other" },
      { ...bet, kind: "win", betUuid: "t-0" },
    ];
    for (const reference of references) {
      expect(decideWin(walletOf(0), { ...none, round, reference }, winOf(5))).toEqual({
        outcome: "refused",
        code: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
      });
    }
  });

  test("a rollback of what never came is a tombstone, of what is undone nothing", () => {
    const { round, bet } = staked(walletOf(100), 100);
    const input = {
      studio: "house",
      roundRef: "r",
      transactionUuid: "t-3",
      at: AT,
      referenceUuid: "t-1",
    };
    expect(decideRollback(walletOf(0), none, input)).toMatchObject({
      outcome: "applied",
      transfers: [],
      cancels: true,
    });
    const undone = { ...none, round, reference: { ...bet, isUndone: true } };
    expect(decideRollback(walletOf(0), undone, input)).toEqual({
      outcome: "applied",
      transfers: [],
      answer: {},
    });
    const foreign = { ...none, round, reference: { ...bet, roundRef: "other" } };
    expect(decideRollback(walletOf(0), foreign, input)).toMatchObject({ outcome: "refused" });
  });
});

describe("a bonus that is being played", () => {
  const playing = { ...walletOf(0, 300), bonusOwed: toCentavos(500) };
  const free = { ...none, isBonusAtPlay: false };
  const owedBy = (decision: ReturnType<typeof decideBet>) =>
    decision.outcome === "applied" ? decision.bonusOwedChange : decision.code;

  test("bounds the stakes, and only then", () => {
    const rich = { ...walletOf(10_000), bonusOwed: toCentavos(1) };
    expect(owedBy(decideBet(rich, none, betOf(5_001)))).toBe("RS_ERROR_LIMIT_REACHED");
    expect(owedBy(decideBet(rich, none, betOf(5_000)))).toBe(-1);
    expect(owedBy(decideBet(walletOf(10_000), none, betOf(5_001)))).toBe(0);
  });

  test("is lost with its last stake, unless a part of it may still come back", () => {
    expect(owedBy(decideBet(playing, free, betOf(300, { closes: true })))).toBe(-500);
    expect(owedBy(decideBet(playing, free, betOf(299, { closes: true })))).toBe(-299);
    expect(owedBy(decideBet(playing, free, betOf(300)))).toBe(-300);
    expect(owedBy(decideBet(playing, none, betOf(300, { closes: true })))).toBe(-300);
  });

  test("is lost when the round of its last stake ends with nothing", () => {
    const { round, bet } = staked(playing, 300);
    const used = { ...walletOf(0), bonusOwed: toCentavos(200) };
    const facts = { ...free, round, reference: bet };
    expect(owedBy(decideWin(used, facts, winOf(0)))).toBe(-200);
    expect(owedBy(decideWin(used, facts, winOf(10)))).toBe(0);
    expect(owedBy(decideWin(used, { ...facts, isBonusAtPlay: true }, winOf(0)))).toBe(0);
  });
});
