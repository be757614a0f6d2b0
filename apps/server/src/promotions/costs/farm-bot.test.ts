// Protects: a bot that claims all it can on one deposit and works it off without risk loses by it.
// The money is moved by the wallet's own functions; what luck gave is told apart from what was
// earned, so that a few dozen bots say what a million would.
import { expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import { turnoverPercent } from "@tucano/game-math/risk/turnover.ts";
import type { TransferDraft, Wallet } from "../../ledger/index.ts";
import { presets } from "../../market/index.ts";
import { deposit, grant, type OwedChanges, stake, win } from "../../wallet/index.ts";
import { rebateGift, tierGift, welcomeGift } from "../policy.ts";

const DEPOSIT = toCentavos(500_000);
const STAKE = toCentavos(5_000);
const BOTS = 12;
/** Of the slowest: some three thousand bets each. */
const TIMEOUT_MS = 60_000;
const { wagering, firstRecharge, rechargeTiers, rechargeRebate } = presets.standard;

interface Given {
  readonly amount: number;
  readonly turnover: number;
}

/** Even money, or nearly. */
interface Play {
  readonly name: string;
  readonly chance: number;
  readonly back: number;
  readonly countedPercent: number;
}

const empty: Wallet = {
  memberId: toMemberId(1),
  access: "active",
  cash: ZERO,
  bonus: ZERO,
  rebate: ZERO,
  locked: ZERO,
  turnoverOwed: ZERO,
  bonusOwed: ZERO,
  isLimited: false,
  note: "",
};

type Moved = Partial<OwedChanges> & { readonly transfers: readonly TransferDraft[] };

function after(wallet: Wallet, moved: Moved): Wallet {
  const changed = (account: string, from: number) =>
    moved.transfers.reduce((sum, { debit, credit, amount }) => {
      const out = debit === account ? amount : 0;
      return sum + (credit === account ? amount : 0) - out;
    }, from);
  return {
    ...wallet,
    cash: toCentavos(changed("member:cash", wallet.cash)),
    bonus: toCentavos(changed("member:bonus", wallet.bonus)),
    turnoverOwed: toCentavos(wallet.turnoverOwed + (moved.turnoverOwedChange ?? 0)),
    bonusOwed: toCentavos(wallet.bonusOwed + (moved.bonusOwedChange ?? 0)),
  };
}

/** Numbers below one that follow from the seed. */
function createNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What the bot has in the end beside what it paid in, without what luck gave or took. */
function farm(next: () => number, gifts: readonly Given[], play: Play): number {
  const side = { reference: "farm", game: "house/farm" };
  const order = { amount: DEPOSIT, reference: "deposit:farm", turnoverMultiple: 1 };
  const paid = deposit(empty, order);
  if (paid.outcome === "refused") throw new Error(paid.code);
  let wallet = after(empty, paid);
  for (const { amount, turnover } of gifts) {
    const granted = grant(wallet, {
      amount: toCentavos(amount),
      turnover: toCentavos(turnover),
      pocket: "bonus",
      cost: "promotion:cost",
      reference: "reward:farm",
    });
    if (granted.outcome === "refused") throw new Error(granted.code);
    wallet = after(wallet, granted);
  }
  let luck = 0;
  while (wallet.turnoverOwed + wallet.bonusOwed > 0 && wallet.cash + wallet.bonus > 0) {
    const amount = toCentavos(Math.min(STAKE, wallet.cash + wallet.bonus));
    const staked = stake(wallet, {
      ...side,
      amount,
      turnoverWeightPercent: play.countedPercent,
    });
    if (staked.outcome === "refused") throw new Error(staked.code);
    wallet = after(wallet, staked);
    const back = next() < play.chance ? Math.floor(amount * play.back) : 0;
    luck += back - amount * play.chance * play.back;
    const won = win(wallet, { ...side, amount: toCentavos(back), split: staked.split });
    wallet = after(wallet, won);
  }
  return wallet.cash - DEPOSIT - luck;
}

function meanOf(gifts: readonly Given[], play: Play, seed: number): number {
  const next = createNumbers(seed);
  const all = Array.from({ length: BOTS }, () => farm(next, gifts, play));
  return all.reduce((sum, one) => sum + one, 0) / BOTS;
}

const dice = (wins: number, back: number): Play => ({
  name: `dice at ${wins / 100} %`,
  chance: wins / 10_000,
  back,
  countedPercent: turnoverPercent("dados", { side: "under", target: wins }),
});

const present = (gift: Given | null): Given[] => (gift === null ? [] : [gift]);
const first = present(welcomeGift(firstRecharge, DEPOSIT));
const tier = present(tierGift(rechargeTiers, { before: ZERO, after: DEPOSIT }));
const rebate = present(rebateGift(rechargeRebate, DEPOSIT));

test(
  "a bot at R$ 50.00 a round loses, whichever gift of one deposit it takes",
  { timeout: TIMEOUT_MS },
  () => {
    const seed = 20_261_124;
    console.log(`farm bots: seed ${seed}`);
    expect(STAKE).toBeLessThanOrEqual(wagering.stakeMaxCentavos);
    const plays: readonly Play[] = [
      dice(4_950, 2),
      dice(7_500, 1.32),
      { name: "a slot", chance: 0.25, back: 3.84, countedPercent: 100 },
      { name: "roulette, red", chance: 18 / 37, back: 2, countedPercent: 20 },
    ];
    for (const gifts of [first, tier, rebate]) {
      for (const play of plays) {
        expect(meanOf(gifts, play, seed), play.name).toBeLessThan(0);
      }
    }
  },
);

test("the same bot by the rules of before gains some two thousand: the measure can fail", () => {
  const before = [
    { amount: 150_000, turnover: 20 * 150_000 },
    { amount: 50_000, turnover: 10 * 50_000 },
    { amount: 100_000, turnover: 5 * 500_000 },
  ];
  const mean = meanOf(before, { ...dice(4_950, 2), countedPercent: 100 }, 7);
  expect(mean).toBeGreaterThan(180_000);
  expect(mean).toBeLessThan(260_000);
});

test("a bet of 97 % works nothing off, so a bot that plays it never gets its bonus", () => {
  expect(dice(9_700, 1.02).countedPercent).toBe(0);
});
