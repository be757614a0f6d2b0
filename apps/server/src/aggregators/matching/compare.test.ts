// Protects: no bet or win that only one side has, or has otherwise, stays unseen; and clocks that
// differ, free bets and rollbacks make no difference where there is none.
import { expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import type { PartnerTransaction } from "../../hub88/index.ts";
import type { OwnMovement } from "../../rounds/index.ts";
import { compare } from "./compare.ts";

const from = new Date("2026-11-20T00:00:00Z");
const until = new Date("2026-11-21T00:00:00Z");
const NOON = new Date("2026-11-20T12:00:00Z");
const memberId = toMemberId(100_000_001);

const theirs = (id: string, changes: Partial<PartnerTransaction> = {}): PartnerTransaction => ({
  transactionUuid: id,
  kind: "TK_BET",
  status: "TS_SUCCESS",
  amountUnits: 100,
  currency: "BRL",
  gameCode: "g",
  user: "p_100000001",
  round: "r",
  referenceUuid: null,
  at: NOON,
  ...changes,
});
const ours = (id: string, changes: Partial<OwnMovement> = {}): OwnMovement => ({
  transactionUuid: id,
  memberId,
  gameCode: "g",
  roundRef: "r",
  kind: "bet",
  units: 100,
  isFree: false,
  isUndone: false,
  at: NOON,
  ...changes,
});
const run = (own: readonly OwnMovement[], rows: readonly PartnerTransaction[]) =>
  compare({ ours: own, theirs: rows, from, until, memberOf: () => memberId });
const kinds = (own: readonly OwnMovement[], rows: readonly PartnerTransaction[]) =>
  run(own, rows).differences.map(({ transactionId, kind }) => [transactionId, kind]);

test("what both have alike is no difference, and is summed by game and currency", () => {
  const own = [ours("a"), ours("b", { kind: "win", units: 30 })];
  const rows = [theirs("a"), theirs("b", { kind: "TK_WIN", amountUnits: 30 })];
  const { differences, sums } = run(own, rows);
  expect(differences).toEqual([]);
  expect(sums).toEqual([
    {
      gameCode: "g",
      currency: "BRL",
      ourBets: 1,
      ourBetUnits: 100,
      ourWins: 1,
      ourWinUnits: 30,
      theirBets: 1,
      theirBetUnits: 100,
      theirWins: 1,
      theirWinUnits: 30,
    },
  ]);
});

test("only ours, only theirs, another amount, another currency", () => {
  const own = [ours("mine"), ours("more", { units: 101 }), ours("usd")];
  const rows = [theirs("more"), theirs("yours"), theirs("usd", { currency: "USD" })];
  expect(kinds(own, rows)).toEqual([
    ["more", "amount"],
    ["yours", "only_theirs"],
    ["usd", "amount"],
    ["mine", "only_ours"],
  ]);
});

test("undone on one side alone is a difference, on both it is none", () => {
  const rollback = theirs("x", { kind: "TK_ROLLBACK", referenceUuid: "both" });
  const own = [
    ours("both", { isUndone: true }),
    ours("mine", { isUndone: true }),
    ours("yours"),
    ours("declined"),
    ours("forgotten", { isUndone: true }),
  ];
  const rows = [
    theirs("both"),
    rollback,
    theirs("mine"),
    theirs("yours", { status: "TS_ROLLEDBACK" }),
    theirs("declined", { status: "TS_DECLINED" }),
    theirs("never", { status: "TS_DECLINED" }),
  ];
  expect(kinds(own, rows)).toEqual([
    ["mine", "state"],
    ["yours", "state"],
    ["declined", "state"],
  ]);
});

test("a free bet names a stake there and none here", () => {
  const own = [ours("a", { units: 0, isFree: true }), ours("b", { units: 0, isFree: true })];
  const { differences, sums } = run(own, [theirs("a", { kind: "TK_FREE_BET" }), theirs("b")]);
  expect(differences).toEqual([]);
  expect(sums).toMatchObject([{ ourBets: 2, ourBetUnits: 0, theirBets: 2, theirBetUnits: 100 }]);
});

test("a minute across midnight is no difference on either day", () => {
  const after = new Date("2026-11-21T00:00:30Z");
  const before = new Date("2026-11-20T23:59:30Z");
  expect(kinds([ours("a", { at: after })], [theirs("a", { at: before })])).toEqual([]);
  expect(kinds([ours("a", { at: before })], [theirs("a", { at: after })])).toEqual([]);
  expect(run([ours("a", { at: before })], [theirs("a", { at: after })]).sums).toEqual([]);
});

test("kinds that nobody has heard of count as what they move", () => {
  const { differences } = run(
    [],
    [theirs("a", { kind: "TK_SOME_BET" }), theirs("b", { kind: "X" })],
  );
  expect(differences.map(({ movement }) => movement)).toEqual(["bet", "win"]);
});
