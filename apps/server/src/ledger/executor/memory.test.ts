// Protects: a remembered wallet is handed out only where it may be used: for the next command of
// its member, never for one that must be looked up, and not while wallets change elsewhere.
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { LockedWallet } from "../types.ts";
import { createMemory, type Memory } from "./memory.ts";
import type { OperationKey } from "../repository.ts";

const ANNA = toMemberId(100_000_001);
const BETO = toMemberId(100_000_002);
const DISTRUST_MS = 5_000;

let nowMs: number;
let memory: Memory;
beforeEach(() => {
  nowMs = 1_000_000;
  memory = createMemory(() => nowMs);
});

function key(externalId: string, memberId = ANNA, source = "test"): OperationKey {
  return { memberId, source, externalId };
}

function walletOf(memberId: MemberId, cash = 0, version = 1): LockedWallet {
  return {
    memberId,
    access: "active",
    cash: toCentavos(cash),
    bonus: ZERO,
    rebate: ZERO,
    locked: ZERO,
    turnoverOwed: ZERO,
    bonusOwed: ZERO,
    isLimited: false,
    note: "",
    seq: version,
    headHash: "\0".repeat(32),
    version,
  };
}

describe("A wallet", () => {
  test("that was never seen is not known", () => {
    expect(memory.recall(key("a"))).toBeNull();
  });

  test("is known for another command, from the latest that left it", () => {
    memory.remember(key("a"), walletOf(ANNA, 100, 1));
    expect(memory.recall(key("b"))).toEqual(walletOf(ANNA, 100, 1));
    memory.remember(key("b"), walletOf(ANNA, 70, 2));
    expect(memory.recall(key("c"))).toEqual(walletOf(ANNA, 70, 2));
  });

  test("is its member's alone", () => {
    memory.remember(key("a"), walletOf(ANNA));
    expect(memory.recall(key("b", BETO))).toBeNull();
  });

  test("is read for the command that left it so, and for that one only", () => {
    memory.remember(key("a"), walletOf(ANNA));
    expect(memory.recall(key("a"))).toBeNull();
    expect(memory.recall(key("a", ANNA, "elsewhere"))).not.toBeNull();
    memory.remember(key("b"), walletOf(ANNA));
    expect(memory.recall(key("b"))).toBeNull();
    expect(memory.recall(key("a"))).not.toBeNull();
  });

  test("that is forgotten is read, and known again once it is remembered", () => {
    memory.remember(key("a"), walletOf(ANNA));
    memory.remember(key("a", BETO), walletOf(BETO));
    memory.forget(ANNA);
    expect(memory.recall(key("b"))).toBeNull();
    expect(memory.recall(key("b", BETO))).toEqual(walletOf(BETO));
    memory.remember(key("b"), walletOf(ANNA, 5, 2));
    expect(memory.recall(key("c"))).toEqual(walletOf(ANNA, 5, 2));
  });

  test("of a stranger is forgotten without a word", () => {
    memory.forget(ANNA);
    expect(memory.recall(key("a"))).toBeNull();
  });
});

describe("After having been overtaken", () => {
  beforeEach(() => {
    memory.remember(key("a"), walletOf(ANNA));
    memory.remember(key("a", BETO), walletOf(BETO));
    memory.distrust();
  });

  test("all wallets are read, for its time only", () => {
    for (const passedMs of [0, 1, DISTRUST_MS - 1]) {
      nowMs = 1_000_000 + passedMs;
      expect(memory.recall(key("b"))).toBeNull();
      expect(memory.recall(key("b", BETO))).toBeNull();
    }
    nowMs = 1_000_000 + DISTRUST_MS;
    expect(memory.recall(key("b"))).toEqual(walletOf(ANNA));
    expect(memory.recall(key("b", BETO))).toEqual(walletOf(BETO));
  });

  test("what is read meanwhile is what is known afterwards", () => {
    memory.remember(key("b"), walletOf(ANNA, 9, 2));
    expect(memory.recall(key("c"))).toBeNull();
    nowMs += DISTRUST_MS;
    expect(memory.recall(key("c"))).toEqual(walletOf(ANNA, 9, 2));
  });

  test("the time begins anew whenever it happens again", () => {
    nowMs += DISTRUST_MS - 1;
    memory.distrust();
    nowMs += DISTRUST_MS - 1;
    expect(memory.recall(key("b"))).toBeNull();
    nowMs += 1;
    expect(memory.recall(key("b"))).not.toBeNull();
  });
});

test("who repeats old commands is always read, and nobody else", () => {
  memory.remember(key("a"), walletOf(ANNA));
  memory.remember(key("a", BETO), walletOf(BETO));
  memory.expectRepeats(ANNA);
  memory.remember(key("b"), walletOf(ANNA));
  nowMs += 24 * 3_600_000;
  expect(memory.recall(key("c"))).toBeNull();
  expect(memory.recall(key("c", BETO))).toEqual(walletOf(BETO));
});
