// Protects: who shares an account at a bank with the inviter is noticed, and who bets on the other
// side of the inviter's bets, and nobody else is.
import { expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { lookForSignals, type Traces } from "./look-for-signals.ts";
import type { Commission } from "../types.ts";

const now = new Date("2026-11-20T12:00:00Z");

const commission: Commission = {
  agentId: toMemberId(1),
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

const nobody: Readonly<Record<number, string>> = {};
const tracesOf = (keys: Readonly<Record<number, string>>, by = nobody, from = nobody): Traces => ({
  deviceOf: (memberId) => Promise.resolve(by[memberId] ?? null),
  addressOf: (memberId) => Promise.resolve(from[memberId] ?? null),
  payerKeyOf: (memberId) => Promise.resolve(keys[memberId] ?? null),
});

const suspect = { commission, levels: [], inviteeIds: [2, 3].map(toMemberId), played: [] };

test("a payment key that inviter and invitee share", async () => {
  const found = await lookForSignals(tracesOf({ 1: "a", 2: "b", 3: "a" }), suspect, now);
  expect(found).toMatchObject([{ agentId: 1, reason: "shared-payment-key", inviteeId: 3 }]);
});

test("a device that two invitees share, and an address that three do", async () => {
  const all = { ...suspect, inviteeIds: [2, 3, 4].map(toMemberId) };
  const devices = { 2: "phone", 3: "phone", 4: "other" };
  expect(await lookForSignals(tracesOf({}, devices), all, now)).toMatchObject([
    { reason: "shared-device", inviteeId: 2 },
    { reason: "shared-device", inviteeId: 3 },
  ]);
  const house = { 2: "203.0.113.7", 3: "203.0.113.7" };
  expect(await lookForSignals(tracesOf({}, nobody, house), all, now)).toEqual([]);
  const club = await lookForSignals(tracesOf({}, nobody, { ...house, 4: "203.0.113.7" }), all, now);
  expect(club.map(({ reason, inviteeId }) => [reason, inviteeId])).toEqual([
    ["shared-address", 2],
    ["shared-address", 3],
    ["shared-address", 4],
  ]);
});

const played = (member: number, gameType: GameType, stake: number, win: number) => ({
  memberId: toMemberId(member),
  gameType,
  stakeCentavos: toCentavos(stake),
  winCentavos: toCentavos(win),
  weightedCentavos: toCentavos(stake),
  cashStakeCentavos: toCentavos(stake),
  cashWinCentavos: toCentavos(win),
});

test.each([
  [
    "one wins what the other loses",
    [played(1, "live", 50_000, 0), played(3, "live", 50_000, 98_000)],
    1,
  ],
  [
    "on slots there are no sides",
    [played(1, "slots", 50_000, 0), played(3, "slots", 50_000, 98_000)],
    0,
  ],
  ["both lose", [played(1, "live", 50_000, 0), played(3, "live", 50_000, 0)], 0],
  ["both lose a little", [played(1, "live", 50_000, 48_000), played(3, "live", 50_000, 49_000)], 0],
  [
    "one plays for ten times as much",
    [played(1, "live", 50_000, 0), played(3, "live", 5_000, 9_000)],
    0,
  ],
])("opposite bets: %s", async (_what, rows, count) => {
  const found = await lookForSignals(tracesOf({}), { ...suspect, played: rows }, now);
  expect(found).toHaveLength(count);
  expect(
    found.every(({ reason, inviteeId }) => reason === "opposite-bets" && inviteeId === 3),
  ).toBe(true);
});

test("that nobody has paid or signed in from anywhere known says nothing", async () => {
  expect(await lookForSignals(tracesOf({}), suspect, now)).toEqual([]);
});
