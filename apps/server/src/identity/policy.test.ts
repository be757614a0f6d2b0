// Protects: documents are required when the market says so, and a decision is reported as made.
import { describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { presets } from "../market/index.ts";
import {
  documentsFrom,
  DRAFT_DAYS,
  isOpenFor,
  KEPT_YEARS,
  levelOf,
  missingPictures,
  SIDE_MAX_PX,
  SIDE_MIN_PX,
  UPLOADS_PER_HOUR,
} from "./policy.ts";
import type { Submission } from "./types.ts";

const submission = (of: Partial<Submission>): Submission => ({
  submissionId: 1,
  memberId: toMemberId(1),
  status: "draft",
  document: null,
  createdAt: new Date("2026-12-01T12:00:00Z"),
  submittedAt: null,
  decidedAt: null,
  decidedBy: null,
  rejection: null,
  mayRetry: null,
  reason: null,
  ...of,
});
const draft = submission({});
const rejected = submission({ status: "rejected", mayRetry: true });

describe("A level", () => {
  test("is what the latest handing-in came to", () => {
    expect(levelOf(null, null)).toBe("none");
    for (const status of ["submitted", "verified", "rejected"] as const) {
      expect(levelOf(submission({ status }), rejected)).toBe(status);
    }
  });

  test("stays rejected while a new draft is under way", () => {
    expect(levelOf(draft, null)).toBe("none");
    expect(levelOf(draft, rejected)).toBe("rejected");
    expect(levelOf(draft, submission({ status: "verified" }))).toBe("none");
  });
});

test.each([
  ["nothing yet", null, true],
  ["a draft", draft, true],
  ["what waits", submission({ status: "submitted" }), false],
  ["what is verified", submission({ status: "verified", mayRetry: true }), false],
  ["a rejection", rejected, true],
  ["a rejection for good", submission({ status: "rejected", mayRetry: false }), false],
  ["a rejection that says nothing of it", submission({ status: "rejected" }), false],
])("after %s pictures may come in: %s", (_, latest, isOpen) => {
  expect(isOpenFor(latest)).toBe(isOpen);
});

test("a card has two sides and a face, a passport one", () => {
  expect(missingPictures("rg", ["back"])).toEqual(["front", "selfie"]);
  expect(missingPictures("passport", ["front", "selfie"])).toEqual([]);
});

test("documents are asked for never, from a sum on, or from nothing", () => {
  const from = (kycGate: "never" | "before_withdrawal" | "before_deposit_and_play") =>
    documentsFrom({ ...presets.standard.identity, kycGate, documentsFromCentavos: 5_000 });
  expect(from("never")).toBeNull();
  expect(from("before_withdrawal")).toBe(5_000);
  expect(from("before_deposit_and_play")).toBe(0);
});

test("what is kept, and how much may come in, is what the documents of the house say", () => {
  expect([SIDE_MIN_PX, SIDE_MAX_PX]).toEqual([320, 2_200]);
  expect([UPLOADS_PER_HOUR, DRAFT_DAYS, KEPT_YEARS]).toEqual([30, 7, 5]);
});
