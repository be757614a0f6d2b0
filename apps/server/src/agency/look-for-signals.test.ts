// Protects: who shares an account at a bank with the inviter is noticed, and nobody else is.
import { expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { lookForSignals, type Traces } from "./look-for-signals.ts";
import type { Commission } from "./types.ts";

const now = new Date("2026-11-20T12:00:00Z");

const commission: Commission = {
  agentId: 1,
  kind: "recharge",
  period: "2026-11-16",
  periodTo: "2026-11-16",
  earned: toCentavos(100),
  levels: [],
  holdDays: 3,
  turnoverMultiple: 1,
  dueAt: now,
  state: "held",
  decidedBy: null,
  reason: null,
  paidAt: null,
};

const tracesOf = (keys: Readonly<Record<number, string>>): Traces => ({
  deviceOf: () => Promise.resolve(null),
  payerKeyOf: (memberId) => Promise.resolve(keys[memberId] ?? null),
});

const suspect = { commission, levels: [], inviteeIds: [2, 3] };

test("a payment key that inviter and invitee share", async () => {
  const found = await lookForSignals(tracesOf({ 1: "a", 2: "b", 3: "a" }), suspect, now);
  expect(found).toMatchObject([{ agentId: 1, reason: "shared-payment-key", inviteeId: 3 }]);
});

test("that nobody has paid or signed in from anywhere known says nothing", async () => {
  expect(await lookForSignals(tracesOf({}), suspect, now)).toEqual([]);
});
