/** Protects: what orders come to is what moved, and what hangs together really does. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { add, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { DepositRecord, WithdrawalRecord } from "../cashier/index.ts";
import type { Reward } from "../rewards/index.ts";
import { readAll } from "./load.ts";
import { chainsOf, depositOrder, feeOrders, feesOf, ordersOf, totalsOf } from "./policy.ts";

const START = Date.parse("2026-11-20T12:00:00Z");
const minute = (minutes: number) => new Date(START + minutes * 60_000);

function deposit(orderNo: string, amount: number, at: number): DepositRecord {
  return {
    memberId: toMemberId(1),
    orderNo,
    methodId: 1,
    methodName: "PIX",
    paymentType: "PIX",
    status: "credited",
    amount: toCentavos(amount),
    paidAmount: toCentavos(amount),
    turnoverMultiple: 1,
    note: null,
    pixCopyPaste: null,
    psp: "main",
    endToEndId: null,
    createdAt: minute(at),
    expiresAt: minute(at + 30),
    paidAt: minute(at),
    creditedAt: minute(at),
  };
}

function withdrawal(orderNo: string, amount: number, at: number): WithdrawalRecord {
  return {
    memberId: toMemberId(1),
    orderNo,
    status: "paid",
    amount: toCentavos(amount),
    generalFee: toCentavos(150),
    mandatoryFee: ZERO,
    actualReceipt: toCentavos(amount - 150),
    paymentType: "PIX",
    keyType: "CPF",
    key: "1",
    keyMasked: "*",
    remark: null,
    applicationTime: minute(at),
    updatedAt: minute(at),
    etaAt: minute(at),
    paidAt: minute(at + 1),
    psp: "main",
    endToEndId: null,
    reason: null,
    canDecide: false,
    timeline: [],
  };
}

function reward(id: string, at: number, changes: Partial<Reward> = {}): Reward {
  return {
    id,
    memberId: toMemberId(1),
    kind: "recharge-rebate",
    period: id,
    amount: toCentavos(2_000),
    pocket: "bonus",
    turnover: toCentavos(50_000),
    cost: "promotion:cost",
    basis: [],
    availableFrom: minute(at),
    expiresAt: null,
    state: "claimed",
    createdAt: minute(at),
    claimedAt: minute(at),
    reason: null,
    ...changes,
  };
}

describe("the totals", () => {
  test("count what moved, and nothing that was only asked for", () => {
    const loaded = {
      deposits: [
        deposit("D1", 10_000, 0),
        { ...deposit("D2", 5_000, 1), status: "expired" as const, creditedAt: null },
      ],
      withdrawals: [
        withdrawal("W1", 3_000, 2),
        { ...withdrawal("W2", 4_000, 3), status: "rejected" as const, paidAt: null },
        { ...withdrawal("W3", 9_000, 4), mandatoryFee: toCentavos(4_500) },
      ],
      rewards: [reward("R1", 5), reward("R2", 6, { state: "claimable", claimedAt: null })],
    };
    expect(totalsOf(loaded)).toEqual({
      recharge: 10_000,
      withdraw: 12_000,
      bonus: 2_000,
      generalFee: 300,
      mandatoryFee: 4_500,
    });
    // Two deposits, three withdrawals, four fees, two rewards; the latest first.
    const orders = ordersOf(loaded, minute(60));
    expect(orders).toHaveLength(11);
    expect(orders.map(({ orderNo }) => orderNo).slice(0, 3)).toEqual(["R2", "R1", "W3"]);
    expect(feeOrders(withdrawal("W1", 3_000, 2))).toMatchObject([
      { orderNo: "W1-G", kind: "general", amount: 150, relatedOrderNo: "W1" },
    ]);
  });
});

describe("an order", () => {
  const awaiting = { ...deposit("D1", 10_000, 0), status: "awaiting" as const, creditedAt: null };

  test("of a deposit that nobody paid is over at the moment it expires", () => {
    // It expires at minute 30.
    expect(depositOrder(awaiting, minute(29)).status).toBe("awaiting");
    expect(depositOrder(awaiting, minute(30)).status).toBe("expired");
    expect(depositOrder(awaiting, minute(31)).status).toBe("expired");
    expect(depositOrder(deposit("D1", 10_000, 0), minute(31)).status).toBe("credited");
  });

  test("of a deposit says what was paid, and until then what was asked for", () => {
    expect(depositOrder({ ...awaiting, paidAmount: null }, minute(1)).amount).toBe(10_000);
    expect(depositOrder({ ...awaiting, paidAmount: toCentavos(9_000) }, minute(1)).amount).toBe(
      9_000,
    );
  });

  test("of a fee is there from one centavo on", () => {
    const free = { ...withdrawal("W1", 3_000, 0), generalFee: ZERO };
    expect(feeOrders(free)).toEqual([]);
    expect(feeOrders({ ...free, generalFee: toCentavos(1) })).toMatchObject([
      { orderNo: "W1-G", amount: 1 },
    ]);
  });

  test("of the same moment stands by its number, fees with the newest first as well", () => {
    const deposits = [deposit("D2", 100, 3), deposit("D1", 100, 3), deposit("D3", 100, 3)];
    const numbers = ordersOf({ deposits, withdrawals: [], rewards: [] }, minute(3));
    expect(numbers.map(({ orderNo }) => orderNo)).toEqual(["D1", "D2", "D3"]);
    const withdrawals = [withdrawal("W1", 3_000, 1), withdrawal("W2", 3_000, 2)];
    const fees = feesOf({ deposits: [], withdrawals, rewards: [] });
    expect(fees.map(({ orderNo }) => orderNo)).toEqual(["W2-G", "W1-G"]);
  });
});

describe("what really moved", () => {
  test("is what was paid, not what was asked for, and what was claimed, not what waits", () => {
    const loaded = {
      deposits: [
        { ...deposit("D1", 10_000, 0), paidAmount: toCentavos(9_000) },
        { ...deposit("D2", 500, 1), paidAmount: null },
      ],
      withdrawals: [],
      rewards: [
        reward("R1", 2, { amount: toCentavos(700) }),
        reward("R2", 3, { amount: toCentavos(40) }),
        reward("R3", 4, { amount: toCentavos(5), state: "claimable", claimedAt: null }),
      ],
    };
    expect(totalsOf(loaded)).toMatchObject({ recharge: 9_500, bonus: 740 });
  });
});

describe("what hangs together, one by one", () => {
  const nothing = { cash: ZERO, bonus: ZERO };

  test("asks for turnover of what was paid, and begins with what was credited", () => {
    const deposits = [
      { ...deposit("D1", 10_000, 0), paidAmount: toCentavos(9_000), turnoverMultiple: 2 },
      { ...deposit("D2", 500, 5), paidAmount: null, turnoverMultiple: 3 },
      { ...deposit("D3", 800, 9), status: "expired" as const, creditedAt: null },
    ];
    const chains = chainsOf({ deposits, withdrawals: [], rewards: [] }, nothing);
    expect(chains).toMatchObject([
      { deposit: { orderNo: "D2" }, required: 1_500 },
      { deposit: { orderNo: "D1" }, required: 18_000 },
    ]);
    expect(chains).toHaveLength(2);
  });

  test("shows a reward that waits to be claimed, and asks nothing for it yet", () => {
    const rewards = [reward("R1", 1, { period: "D1", state: "claimable", claimedAt: null })];
    const loaded = { deposits: [deposit("D1", 10_000, 0)], withdrawals: [], rewards };
    const [chain] = chainsOf(loaded, { cash: ZERO, bonus: toCentavos(600) });
    expect(chain).toMatchObject({ rewards: [{ id: "R1" }], required: 10_000, remaining: 0 });
  });

  test("takes a withdrawal of the very moment in which the deposit was credited", () => {
    const loaded = {
      deposits: [deposit("D1", 10_000, 4)],
      withdrawals: [withdrawal("W1", 2_000, 4)],
      rewards: [],
    };
    expect(chainsOf(loaded, nothing)).toMatchObject([
      { deposit: { orderNo: "D1" }, withdrawals: [{ orderNo: "W1" }] },
    ]);
  });
});

describe("what hangs together", () => {
  const deposits = [deposit("D1", 10_000, 0), deposit("D2", 20_000, 10)];
  const rewards = [
    // Of 100.00: five times as much to be played, as bonus.
    reward("R1", 1, { period: "D1" }),
    // In cash, twice.
    reward("R2", 11, {
      pocket: "cash",
      turnover: toCentavos(4_000),
      basis: [{ what: "deposit", reference: "D2" }],
    }),
    reward("R3", 12),
  ];
  const withdrawals = [withdrawal("W0", 2_000, -5), withdrawal("W1", 2_000, 5)];

  test("is a deposit, the rewards for it, what they ask for, and what was taken out next", () => {
    const owed = { cash: toCentavos(21_000), bonus: toCentavos(60_000) };
    const [second, first, before] = chainsOf({ deposits, withdrawals, rewards }, owed);
    expect(second).toMatchObject({ deposit: { orderNo: "D2" }, withdrawals: [] });
    expect(second?.rewards.map(({ id }) => id)).toEqual(["R2"]);
    // 200.00 of the deposit and 40.00 of the reward; of 210.00 owed, the newest 40.00 and 170.00.
    expect([second?.required, second?.remaining]).toEqual([24_000, 21_000]);
    expect(first?.rewards.map(({ id }) => id)).toEqual(["R1"]);
    expect(first?.withdrawals.map(({ orderNo }) => orderNo)).toEqual(["W1"]);
    // The deposit's own 100.00 are played; of 600.00 of the bonus, 500.00 are R3's, the newer one.
    expect([first?.required, first?.remaining]).toEqual([60_000, 10_000]);
    expect(before?.deposit).toBeNull();
    expect(before?.withdrawals.map(({ orderNo }) => orderNo)).toEqual(["W0"]);
  });

  test("never owes more than is owed, nor more than was asked for, and loses no withdrawal", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(200_000), (cash, bonus) => {
        const owed = { cash: toCentavos(cash), bonus: toCentavos(bonus) };
        const chains = chainsOf({ deposits, withdrawals, rewards }, owed);
        const remaining = add(...chains.map((chain) => chain.remaining));
        expect(remaining).toBeLessThanOrEqual(cash + bonus);
        for (const chain of chains) {
          expect(chain.remaining).toBeLessThanOrEqual(chain.required);
        }
        expect(chains.flatMap((chain) => chain.withdrawals)).toHaveLength(withdrawals.length);
      }),
    );
  });
});

describe("a range", () => {
  const source = (total: number) => (part: { page: number; limit: number }) => {
    const first = (part.page - 1) * part.limit;
    const length = Math.max(0, Math.min(part.limit, total - first));
    return Promise.resolve({ list: Array.from({ length }, (_, index) => first + index), total });
  };

  test("is read whole, page by page", async () => {
    for (const total of [0, 1, 99, 100, 101, 1_000]) {
      expect(await readAll(source(total))).toEqual(Array.from({ length: total }, (_, at) => at));
    }
  });

  test("with more than can be shown is refused instead of being cut off", async () => {
    await expect(readAll(source(1_001))).rejects.toMatchObject({ code: "orders.too_many" });
  });
});
