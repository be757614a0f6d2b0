// Protects: new charges and payouts go to the banks in the shares or by the costs that were set, to
// one that is down only when there is no other, and never to one that was closed for them.
import { expect, test } from "vitest";
import { type BankRules, type BankTerms, orderBanks, type Question } from "./bank-policy.ts";

const noCost = { rate: 0, fixedCentavos: 0 };
const bank = (code: string, changes: Partial<BankTerms> = {}): BankTerms => ({
  code,
  takesCharges: true,
  sendsPayouts: true,
  share: 1,
  chargeCost: noCost,
  payoutCost: noCost,
  ...changes,
});
const rulesOf = (chooseBy: BankRules["chooseBy"], ...list: BankTerms[]): BankRules => ({
  chooseBy,
  list,
});
const up = (code: string) => ({ code, isUp: true });
const down = (code: string) => ({ code, isUp: false });
const charge: Question = { need: "charge", amountCentavos: 10_000, draw: 0 };
const codes = (
  banks: Parameters<typeof orderBanks>[0],
  rules: BankRules,
  question: Partial<Question> = {},
) => orderBanks(banks, rules, { ...charge, ...question }).map(({ code }) => code);

test("by share the draw says who is first, and the rest stand behind", () => {
  const rules = rulesOf("share", bank("a", { share: 70 }), bank("b", { share: 30 }));
  const both = [up("a"), up("b")];
  expect(codes(both, rules, { draw: 0 })).toEqual(["a", "b"]);
  expect(codes(both, rules, { draw: 0.699 })).toEqual(["a", "b"]);
  expect(codes(both, rules, { draw: 0.7 })).toEqual(["b", "a"]);
  expect(codes(both, rules, { draw: 0.999 })).toEqual(["b", "a"]);
});

test("by cost the cheaper one for that amount is first, whatever the draw", () => {
  const rules = rulesOf(
    "cost",
    bank("percent", { chargeCost: { rate: 100, fixedCentavos: 0 } }),
    bank("fixed", { chargeCost: { rate: 0, fixedCentavos: 50 } }),
  );
  const both = [up("percent"), up("fixed")];
  expect(codes(both, rules, { amountCentavos: 4_999, draw: 0.9 })).toEqual(["percent", "fixed"]);
  expect(codes(both, rules, { amountCentavos: 5_001, draw: 0.1 })).toEqual(["fixed", "percent"]);
  // In between they cost the same, and neither goes before the other.
  expect(codes(both, rules, { amountCentavos: 5_000 })).toEqual(["percent", "fixed"]);
  expect(codes(both.toReversed(), rules, { amountCentavos: 5_000 })).toEqual(["fixed", "percent"]);
});

test("of equal cost the larger share is first, and payouts have a cost of their own", () => {
  const rules = rulesOf(
    "cost",
    bank("a"),
    bank("b", { share: 2, payoutCost: { rate: 1, fixedCentavos: 0 } }),
  );
  const both = [up("a"), up("b")];
  expect(codes(both, rules)).toEqual(["b", "a"]);
  expect(codes(both, rules, { need: "payout" })).toEqual(["a", "b"]);
});

test("who is down comes last, and is asked when there is nobody else", () => {
  const rules = rulesOf("share", bank("a", { share: 100 }), bank("b", { share: 1 }));
  expect(codes([down("a"), up("b")], rules)).toEqual(["b", "a"]);
  expect(codes([down("a")], rules)).toEqual(["a"]);
});

test("a share of nothing, or no numbers at all, is standing by", () => {
  const rules = rulesOf(
    "cost",
    bank("idle", { share: 0 }),
    bank("dear", { chargeCost: { rate: 900, fixedCentavos: 0 } }),
  );
  expect(codes([up("idle"), up("new"), up("dear")], rules)).toEqual(["dear", "idle", "new"]);
  // Standing by comes before one that is down.
  expect(codes([up("new"), down("dear")], rules)).toEqual(["new", "dear"]);
});

test("the cheaper of two that stand by is asked first, with a share or by it", () => {
  const dear = bank("dear", { share: 0, chargeCost: { rate: 0, fixedCentavos: 2 } });
  const cheap = bank("cheap", { share: 0, chargeCost: { rate: 0, fixedCentavos: 1 } });
  expect(codes([up("dear"), up("cheap")], rulesOf("share", dear, cheap))).toEqual([
    "cheap",
    "dear",
  ]);
});

test("one without numbers counts as costing nothing, below the least that another can cost", () => {
  const idle = bank("idle", { share: 0, chargeCost: { rate: 1, fixedCentavos: 0 } });
  const both = [up("idle"), up("new")];
  expect(codes(both, rulesOf("cost", idle), { amountCentavos: 1 })).toEqual(["new", "idle"]);
});

test("one that is closed for charges may still pay out, and the other way round", () => {
  const rules = rulesOf(
    "share",
    bank("in", { sendsPayouts: false }),
    bank("out", { takesCharges: false }),
  );
  const both = [up("in"), up("out")];
  expect(codes(both, rules)).toEqual(["in"]);
  expect(codes(both, rules, { need: "payout" })).toEqual(["out"]);
});
