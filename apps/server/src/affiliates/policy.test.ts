// Protects: whose a member is follows a published rule; what is earned is whole centavos that add
// up to what was agreed on, rounded once and never twice; an address says only what it may say.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Centavos, negate, toCentavos, ZERO } from "@tucano/contract/money.ts";
import {
  dealIn,
  fillTemplate,
  isBroughtBy,
  isCompanyKey,
  isItself,
  isTemplate,
  mayHoldFrom,
  partOf,
  payableOf,
  progressOf,
  shareOf,
  subsIn,
} from "./policy.ts";
import type { DealRow, MonthFigures } from "./types.ts";

const DAY_MS = 86_400_000;
const at = (ms: number) => new Date(Date.UTC(2026, 10, 1) + ms);

test("the last click counts within its days, and an invitation before it", () => {
  const click = { clickedAt: at(0), now: at(7 * DAY_MS), clickDays: 7, status: "active" } as const;
  expect(isBroughtBy({ ...click, isInvited: false })).toBe(true);
  expect(isBroughtBy({ ...click, isInvited: true })).toBe(false);
  expect(isBroughtBy({ ...click, now: at(7 * DAY_MS + 1), isInvited: false })).toBe(false);
  expect(isBroughtBy({ ...click, now: at(-1), isInvited: false })).toBe(false);
  expect(isBroughtBy({ ...click, now: at(0), isInvited: false })).toBe(true);
  for (const status of ["stopped", "ended"] as const) {
    expect(isBroughtBy({ ...click, status, isInvited: false })).toBe(false);
  }
});

test("the affiliate itself is known by name, number, e-mail or key, however they are written", () => {
  const affiliate = {
    contact: "José  da Silva",
    email: "jose@guia.example",
    pixKey: "2C9E8F40-1B7A-4A52-9F3D-0D6A1F2B3C4D",
    taxId: "529.982.247-25",
  };
  const player = { realname: "Ana Souza", email: null, cpf: "11144477735", keys: [] };
  const isIt = (changes: Partial<Parameters<typeof isItself>[1]>) =>
    isItself(affiliate, { ...player, ...changes });
  expect(isIt({})).toBe(false);
  expect(isIt({ realname: "JOSE da Silva " })).toBe(true);
  expect(isIt({ realname: "Josedasilva" })).toBe(false);
  expect(isIt({ email: "Jose@Guia.example" })).toBe(true);
  expect(isIt({ email: "jo.se@guia.example" })).toBe(false);
  expect(isIt({ cpf: "52998224725" })).toBe(true);
  expect(isIt({ keys: ["other", affiliate.pixKey.toLowerCase()] })).toBe(true);
  expect(isIt({ keys: ["jose@guia.example"] })).toBe(true);
  const nobody = { ...affiliate, contact: "—" };
  expect(isItself(nobody, { ...player, realname: "" })).toBe(false);
});

const deal = (version: number, month: string): DealRow => ({
  affiliateId: 1,
  version,
  month,
  terms: { cpa: null, share: null },
  askedBy: "a",
  agreedBy: "b",
  createdAt: at(0),
});

test("of the deals that have begun the latest holds, and none before the first", () => {
  const deals = [deal(1, "2026-10"), deal(3, "2026-12"), deal(2, "2026-12"), deal(4, "2027-02")];
  const versionIn = (month: string) => dealIn(deals, month)?.version;
  const months = ["2026-10", "2026-11", "2026-12", "2027-01", "2027-02"];
  expect(months.map(versionIn)).toEqual([1, 1, 3, 3, 4]);
  expect(dealIn(deals.toReversed(), "2027-01")?.version).toBe(3);
  expect(dealIn(deals, "2026-09")).toBeNull();
});

test("the first deal may hold from this month on, what has begun is not changed", () => {
  expect(mayHoldFrom("2026-11", "2026-11", true)).toBe(true);
  expect(mayHoldFrom("2026-10", "2026-11", true)).toBe(false);
  expect(mayHoldFrom("2026-11", "2026-11", false)).toBe(false);
  expect(mayHoldFrom("2026-12", "2026-11", false)).toBe(true);
});

test("an amount is earned by both sums, within the days", () => {
  const cpa = {
    amountCentavos: 10_000,
    depositFromCentavos: 5_000,
    stakeFromCentavos: 10_000,
    withinDays: 30,
  };
  const end = 30 * DAY_MS;
  const of = (changes: { first?: number; firstMs?: number; staked?: number; nowMs?: number }) =>
    progressOf(cpa, {
      registeredAt: at(0),
      firstAmount: toCentavos(changes.first ?? 5_000),
      firstAt: at(changes.firstMs ?? 0),
      staked: toCentavos(changes.staked ?? 10_000),
      now: at(changes.nowMs ?? end),
    });
  expect(of({})).toBe("earned");
  expect(of({ first: 4_999 })).toBe("missed");
  expect(of({ firstMs: end })).toBe("earned");
  expect(of({ firstMs: end + 1 })).toBe("missed");
  expect(of({ staked: 9_999 })).toBe("waiting");
  expect(of({ staked: 9_999, nowMs: end + DAY_MS })).toBe("waiting");
  expect(of({ staked: 9_999, nowMs: end + DAY_MS + 1 })).toBe("missed");
});

const sum = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(toCentavos);
const positive = fc.integer({ min: 0, max: 1_000_000_000 }).map(toCentavos);
const figures: fc.Arbitrary<MonthFigures> = fc.record({
  stake: positive,
  win: positive,
  cost: sum,
  deposits: positive,
  chargebacks: positive,
});
const rate = fc.integer({ min: 0, max: 10_000 });
const share = fc.record({
  rate: fc.integer({ min: 1, max: 10_000 }),
  depositFeeRate: rate,
  ggrFeeRate: rate,
  carriesNegative: fc.boolean(),
});
const loss = positive.map(negate);

test("a share is the rate of what is left, rounded down once, and never below nothing", () => {
  fc.assert(
    fc.property(share, figures, loss, (terms, month, before) => {
      const { fees, ngr, amount, lossAfter } = shareOf(terms, month, before);
      const ggr = month.stake - month.win;
      expect(ngr).toBe(ggr - month.cost - fees - month.chargebacks);
      const base = ngr + (terms.carriesNegative ? before : 0);
      const exact = BigInt(Math.max(base, 0)) * BigInt(terms.rate);
      expect(BigInt(amount)).toBe(exact / 10_000n);
      expect(amount).toBeLessThanOrEqual(Math.max(base, 0));
      expect(lossAfter).toBe(base < 0 && terms.carriesNegative ? base : 0);
    }),
  );
});

test("over many months a carried loss is neither forgotten nor counted twice", () => {
  const terms = { rate: 10_000, depositFeeRate: 0, ggrFeeRate: 0, carriesNegative: true };
  fc.assert(
    fc.property(fc.array(figures, { maxLength: 24 }), (months) => {
      let before: Centavos = ZERO;
      let [earned, high, total] = [0, 0, 0];
      for (const month of months) {
        const one = shareOf(terms, month, before);
        before = one.lossAfter;
        earned += one.amount;
        total += one.ngr;
        high = Math.max(high, total);
      }
      // At a rate of all of it: what was earned is the highest that the sum has ever been.
      expect(earned).toBe(high);
      expect(earned + before).toBe(total);
    }),
  );
});

test("without a share nothing is taken as fees, and a loss waits", () => {
  const month = { stake: toCentavos(500), win: toCentavos(100), cost: ZERO } as const;
  const of = { ...month, deposits: toCentavos(1_000), chargebacks: toCentavos(50) };
  expect(shareOf(null, of, toCentavos(-7))).toEqual({
    fees: 0,
    ngr: 350,
    amount: 0,
    lossAfter: -7,
  });
  const terms = { rate: 5_000, depositFeeRate: 100, ggrFeeRate: 1_000, carriesNegative: false };
  // Fees: 10 of the deposits, 40 of the GGR; half of 300.
  expect(shareOf(terms, of, toCentavos(-7))).toMatchObject({ fees: 50, ngr: 300, amount: 150 });
});

test("a fee is rounded down, each for itself", () => {
  const terms = { rate: 10_000, depositFeeRate: 100, ggrFeeRate: 1_000, carriesNegative: true };
  const of = { stake: toCentavos(19), win: ZERO, cost: ZERO, chargebacks: ZERO };
  // 1.99 of the deposits and 1.9 of the GGR.
  expect(shareOf(terms, { ...of, deposits: toCentavos(199) }, ZERO)).toEqual({
    fees: 2,
    ngr: 17,
    amount: 17,
    lossAfter: 0,
  });
});

test("a statement pays from the sum that was agreed on, and the last one whatever is there", () => {
  const pays = (earned: number, isLast: boolean) =>
    payableOf({ opening: ZERO, earned: toCentavos(earned), payFrom: toCentavos(100), isLast });
  expect(pays(99, false)).toEqual({ payable: 0, carried: 99 });
  expect(pays(100, false)).toEqual({ payable: 100, carried: 0 });
  expect(pays(1, true)).toEqual({ payable: 1, carried: 0 });
  expect(pays(-1, true)).toEqual({ payable: 0, carried: -1 });
});

test("a statement pays all or nothing, and loses nothing of it", () => {
  fc.assert(
    fc.property(sum, sum, positive, fc.boolean(), (opening, earned, payFrom, isLast) => {
      const { payable, carried } = payableOf({ opening, earned, payFrom, isLast });
      expect(payable + carried).toBe(opening + earned);
      expect(payable).toBeGreaterThanOrEqual(0);
      expect(payable === 0 || carried === 0).toBe(true);
      const whole = opening + earned;
      expect(payable > 0).toBe(whole > 0 && (isLast || whole >= payFrom));
    }),
  );
});

test("a key is a company's, never a CPF or a phone", () => {
  const random = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
  for (const key of ["12345678000195", "12.345.678/0001-95", "a@b.co", random]) {
    expect(isCompanyKey(key), key).toBe(true);
  }
  for (const key of ["12345678909", "123.456.789-09", "+5511987654321", "", "a@b", `x${random}`]) {
    expect(isCompanyKey(key), key).toBe(false);
  }
});

test("an address names what is known, and not in its host", () => {
  expect(isTemplate("https://t.example/p?c={click_id}&e={event}&s={sub5}")).toBe(true);
  expect(isTemplate("https://t.example/p?c={member_id}")).toBe(false);
  expect(isTemplate("https://t.example/p?c={}")).toBe(false);
  expect(isTemplate("https://t.example/p?c={click_id}&m={member_id}")).toBe(false);
  expect(isTemplate("https://{sub1}.example/p")).toBe(false);
  expect(isTemplate("https://t.example{sub1}/p")).toBe(false);
  expect(isTemplate("{sub1}://t.example/p")).toBe(false);
});

test("what is filled in stays one value", () => {
  const filled = fillTemplate("https://t.example/p?a={sub1}&b={sub2}&c={amount}", {
    sub1: "x&b=1#/?",
    amount: "-3.20",
  });
  expect(filled).toBe("https://t.example/p?a=x%26b%3D1%23%2F%3F&b=&c=-3.20");
});

test("of a link's query the five names and the click are taken, cut and printable", () => {
  const long = "y".repeat(200);
  expect(subsIn({ sub1: "a", sub3: ["b"], sub5: long, sub6: "z", click_id: "k\u0000\n1" })).toEqual(
    {
      partnerClick: "k1",
      subs: ["a", "", "", "", "y".repeat(128)],
    },
  );
  expect(subsIn({})).toEqual({ partnerClick: null, subs: ["", "", "", "", ""] });
});

test("clicks are compared by a part of the address", () => {
  expect(partOf("203.0.113.9")).toBe("203.0.113");
  expect(partOf("2001:db8:1:2::/64")).toBe("2001:db8:1");
});
