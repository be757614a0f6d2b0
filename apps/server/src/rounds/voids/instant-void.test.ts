// Protects: calling a round off changes the limits of the window that it was played in, no other.
import { describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { PlayLimits } from "../../compliance/index.ts";
import type { Wallet } from "../../ledger/index.ts";
import { instantVoidKind } from "./instant-void.ts";

const NOON = new Date("2026-11-20T15:00:00Z");
const YESTERDAY = new Date("2026-11-19T15:00:00Z");

const wallet: Wallet = {
  memberId: toMemberId(123_456_789),
  access: "active",
  cash: toCentavos(10_000),
  bonus: ZERO,
  rebate: ZERO,
  locked: ZERO,
  turnoverOwed: ZERO,
  bonusOwed: ZERO,
  isLimited: true,
  note: "",
};

/** Today's, of which 500 are used. */
const today = { from: new Date("2026-11-20T03:00:00Z"), until: new Date("2026-11-21T03:00:00Z") };
const held: PlayLimits = (["stake", "loss"] as const).map((measure) => ({
  measure,
  period: "day",
  amount: 500,
  window: today,
  used: 500,
  lastBetAt: NOON,
}));

function usedAfterVoiding(playedAt: Date): number[] {
  const split = { cash: toCentavos(300), bonus: ZERO };
  const round = {
    isVoid: false,
    gameCode: "onca-dourada",
    stake: split,
    win: { cash: ZERO, bonus: ZERO },
    freeGrant: null,
    freeStake: ZERO,
    roundKey: "k",
    playedAt,
  };
  const facts = {
    round,
    owed: { turnover: ZERO, bonus: ZERO },
    limits: held,
    isBonusAtPlay: true,
  };
  const input = { studio: "house", id: "r", roundKey: "k", at: NOON };
  const decision = instantVoidKind.decide(wallet, facts, input);
  if (decision.outcome !== "applied" || !decision.effect) throw new Error("Not voided.");
  return decision.effect.limits.map(({ used }) => used);
}

describe("Calling off a round", () => {
  test("of yesterday frees nothing of today's limits", () => {
    expect(usedAfterVoiding(YESTERDAY)).toEqual([500, 500]);
  });

  test("of today gives back what it used", () => {
    expect(usedAfterVoiding(NOON)).toEqual([200, 200]);
  });
});
