// Protects: each command is decided with its own facts and fails alone; what was remembered is
// only believed when it says yes; and the answer tells the wallet as the decision leaves it.
import { describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { add, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { Session } from "../../platform/database/session.ts";
import { decide, type DecidedJob, outcomeOf } from "./decide.ts";
import type { AnyKind, Job } from "./job.ts";
import type { FreshJob } from "./load-commands.ts";
import type { Decision } from "../types.ts";

const at = new Date("2026-12-01T12:00:00Z");
/** Kinds of these tests read nothing. */
const session: Session = Object.create(null);

type AnyDecision = Decision<unknown, unknown, string>;

const give = (centavos: number): AnyDecision => ({
  outcome: "applied",
  transfers: [
    {
      kind: "adjustment",
      debit: "promotion:cost",
      credit: "member:cash",
      amount: toCentavos(centavos),
      reference: "adjustment:1",
    },
  ],
  answer: `given ${centavos}`,
});
const refused: AnyDecision = { outcome: "refused", code: "test.refused" };

function jobOf(kind: AnyKind, member: number, input: unknown = null): Job {
  const memberId = toMemberId(member);
  return {
    kind,
    command: { memberId, source: "test", externalId: String(memberId), input },
    payloadHash: Buffer.alloc(32),
    span: null,
    mayBeCommitted: false,
    resolve: () => undefined,
    reject: () => undefined,
  };
}

function freshOf(job: Job, isRemembered = false): FreshJob {
  const wallet = {
    memberId: job.command.memberId,
    access: "active" as const,
    cash: toCentavos(100),
    bonus: ZERO,
    rebate: ZERO,
    locked: ZERO,
    turnoverOwed: toCentavos(50),
    bonusOwed: toCentavos(20),
    isLimited: false,
    note: "",
    seq: 0,
    headHash: "0".repeat(32),
    version: 1,
  };
  return { job, wallet, isRemembered };
}

const always = (decision: AnyDecision): AnyKind => ({
  name: "always",
  decide: () => decision,
});
const broken: AnyKind = {
  name: "broken",
  decide: () => {
    throw new Error("A fault of the room.");
  },
};
const decideOne = async (one: FreshJob): Promise<DecidedJob> => {
  const { decided } = await decide(session, at, [one]);
  const [first] = decided;
  if (first === undefined) throw new Error("Nothing was decided.");
  return first;
};

describe("A batch", () => {
  test("gives each command the facts that were gathered for it", async () => {
    const kind = (name: string): AnyKind => ({
      name,
      gather: (_tx, inputs) =>
        Promise.resolve(
          inputs.map(({ memberId, input }) => `${name} ${memberId} ${String(input)}`),
        ),
      decide: (_wallet, facts) => ({ outcome: "applied", transfers: [], answer: facts }),
    });
    const [first, second] = [kind("first"), kind("second")];
    const bare: AnyKind = {
      name: "bare",
      decide: (_wallet, facts, input) => ({
        outcome: "applied",
        transfers: [],
        answer: { facts, input },
      }),
    };
    const jobs = [
      jobOf(first, 1, "a"),
      jobOf(second, 2, "b"),
      jobOf(first, 3, "c"),
      jobOf(bare, 4, "d"),
    ];
    const { decided } = await decide(
      session,
      at,
      jobs.map((job) => freshOf(job)),
    );
    expect(decided.map(({ decision }) => decision)).toMatchObject([
      { answer: "first 1 a" },
      { answer: "first 3 c" },
      { answer: "second 2 b" },
      { answer: { facts: undefined, input: "d" } },
    ]);
  });

  test("does not begin when a room gathered less than was asked", async () => {
    const kind: AnyKind = { ...always(refused), gather: () => Promise.resolve([]) };
    const batch = decide(session, at, [freshOf(jobOf(kind, 1))]);
    await expect(batch).rejects.toThrow("always gathered 0 facts for 1 commands.");
  });

  test("goes on beside a command that fails", async () => {
    const [bad, good] = [jobOf(broken, 1), jobOf(always(give(5)), 2)];
    const { decided, failed, doubtful } = await decide(session, at, [freshOf(bad), freshOf(good)]);
    expect(decided.map(({ job }) => job)).toEqual([good]);
    expect(failed).toMatchObject([{ job: bad, error: { message: "A fault of the room." } }]);
    expect(doubtful).toEqual([]);
  });
});

describe("From memory", () => {
  test("a yes is believed", async () => {
    const { decided, doubtful } = await decide(session, at, [
      freshOf(jobOf(always(give(5)), 1), true),
    ]);
    expect([decided.length, doubtful.length]).toEqual([1, 0]);
  });

  test.each([
    ["a refusal", always(refused)],
    ["a fault", broken],
  ])("%s is read again, and counts only then", async (_, kind) => {
    const job = jobOf(kind, 1);
    const remembered = await decide(session, at, [freshOf(job, true)]);
    expect(remembered).toEqual({ decided: [], failed: [], doubtful: [job] });
    const read = await decide(session, at, [freshOf(job)]);
    expect(read.doubtful).toEqual([]);
    expect(read.decided.length + read.failed.length).toBe(1);
  });
});

describe("The answer", () => {
  test("of what was applied has its effect and the wallet after it", async () => {
    const decision = { ...give(5), effect: "row" } as const;
    const one = await decideOne(freshOf(jobOf(always(decision), 1)));
    expect(outcomeOf(one)).toMatchObject({
      status: "applied",
      answer: "given 5",
      effect: "row",
      replayed: false,
      wallet: { cash: 105, turnoverOwed: 50, bonusOwed: 20, version: 2 },
    });
    const plain = await decideOne(freshOf(jobOf(always(give(5)), 1)));
    expect(outcomeOf(plain)).toMatchObject({ effect: null });
    expect(plain.moved?.rows).toMatchObject([
      { source: "test", externalId: "1", createdAt: at, amount: 5 },
    ]);
  });

  test("carries what is owed and noted as it was decided", async () => {
    const decision = {
      ...give(5),
      turnoverOwedChange: toCentavos(7),
      bonusOwedChange: toCentavos(-3),
      note: "new",
    } as const;
    const { moved } = await decideOne(freshOf(jobOf(always(decision), 1)));
    expect(moved?.wallet).toMatchObject({ turnoverOwed: 57, bonusOwed: 17, note: "new" });
    expect(add(moved?.turnoverOwedChange ?? ZERO, moved?.bonusOwedChange ?? ZERO)).toBe(4);
  });

  test("of a refusal leaves the wallet as it is, and says more only if there is more", async () => {
    const one = freshOf(jobOf(always(refused), 1));
    expect(outcomeOf(await decideOne(one))).toEqual({
      status: "refused",
      code: "test.refused",
      replayed: false,
      wallet: one.wallet,
    });
    const explained = freshOf(jobOf(always({ ...refused, answer: "why" }), 1));
    expect(outcomeOf(await decideOne(explained))).toMatchObject({ answer: "why" });
  });
});
