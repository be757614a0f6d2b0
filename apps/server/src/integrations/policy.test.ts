// Protects: events are ordered, kept together by member, and told only to whom they are meant for.
import { toMemberId } from "@tucano/contract/member-id.ts";
import { expect, test } from "vitest";
import { cursorOf, invites, subjectOf, toHouseEvent, typesWithin } from "./policy.ts";

test("cursors sort as text as their numbers do", () => {
  expect(cursorOf(9)).toBe("00000000000000000009");
  expect(cursorOf(9) < cursorOf(10)).toBe(true);
});

test("what somebody could advertise upon invites, an exclusion does not", () => {
  for (const event of ["member.login.v1", "bonus.granted.v1", "level.reached.v1"]) {
    expect(invites(event)).toBe(true);
  }
  expect(invites("member.excluded.v1")).toBe(false);
});

test("without a scope no event is told", () => {
  expect(typesWithin([])).toEqual([]);
});

test("events of one member have one shard and one key", () => {
  const memberId = toMemberId(482_901_733);
  const type = "bonus.granted.v1";
  expect(subjectOf({ type, memberId })).toBe("tucano.v1.bonus.granted.05");
  const next = toMemberId(482_901_744);
  expect(subjectOf({ type, memberId: next })).toBe("tucano.v1.bonus.granted.00");
  const at = new Date("2026-11-20T12:00:00.000Z");
  const row = { seq: 7, id: "a", type: "bonus.granted.v1", memberId, at, data: { amount: 1 } };
  expect(toHouseEvent(row, "https://house.example")).toMatchObject({
    specversion: "1.0",
    source: "https://house.example",
    subject: "member/482901733",
    sequence: cursorOf(7),
    partitionkey: "482901733",
    data: { member_id: memberId, amount: 1 },
  });
});
