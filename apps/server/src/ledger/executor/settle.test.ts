import { describe, expect, test } from "vitest";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { createLogger } from "../../platform/logger.ts";
import { systemRandom } from "../../platform/random.ts";
import { deliver, type Job, type Settlement } from "./job.ts";
import { settle } from "./settle.ts";
import type { Outcome } from "../types.ts";

const conflict: Outcome<unknown> = { status: "conflict" };

/** A job that writes down how it ended. */
function makeJob(memberId: MemberId, endings: Map<number, unknown>): Job {
  return {
    kind: { name: "test", decide: () => ({ outcome: "refused", code: "test" }) },
    command: { memberId, source: "test", externalId: "1", input: null },
    payloadHash: Buffer.alloc(32),
    span: null,
    mayBeCommitted: false,
    resolve: (outcome) => void endings.set(memberId, outcome.status),
    reject: (error) => void endings.set(memberId, (error as { code?: unknown }).code ?? error),
  };
}

class DatabaseError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Settles eight jobs with a `run` that fails as told; counts how often it was asked. */
async function settleWith(fail: (batch: readonly number[], attempt: number) => Error | null) {
  const endings = new Map<number, unknown>();
  let attempts = 0;
  const run = (jobs: readonly Job[]): Promise<Settlement[]> => {
    attempts += 1;
    const problem = fail(
      jobs.map((job) => job.command.memberId),
      attempts,
    );
    if (problem !== null) return Promise.reject(problem);
    return Promise.resolve(jobs.map((job) => ({ job, outcome: conflict })));
  };
  const jobs = [1, 2, 3, 4, 5, 6, 7, 8].map((member) => makeJob(toMemberId(member), endings));
  const options = { run, random: systemRandom, logger: createLogger("silent") };
  (await settle(options, jobs)).forEach(deliver);
  return { endings, attempts };
}

const deadlock = new DatabaseError("40P01");

describe("Every job of a batch comes to an end", () => {
  test("a fault that passes is tried again and not noticed", async () => {
    const { endings, attempts } = await settleWith((_batch, attempt) =>
      attempt <= 4 ? deadlock : null,
    );
    expect(attempts).toBe(5);
    expect(new Set(endings.values())).toEqual(new Set(["conflict"]));
  });

  test("a database that stays away is given up after five attempts", async () => {
    const { endings, attempts } = await settleWith(() => new DatabaseError("ECONNREFUSED"));
    expect(attempts).toBe(5);
    expect([...endings.values()]).toEqual(Array.from({ length: 8 }, () => "common.unavailable"));
  });

  test("a connection that broke in the middle counts as a database that is away", async () => {
    const { endings, attempts } = await settleWith((_batch, attempt) =>
      attempt === 1
        ? new Error("Client has encountered a connection error and is not queryable")
        : null,
    );
    expect(attempts).toBe(2);
    expect(endings.size).toBe(8);
  });

  test("the one command that fails for its own reasons is found by halving", async () => {
    const poison = new Error("poison");
    const { endings, attempts } = await settleWith((batch) => (batch.includes(6) ? poison : null));
    expect(endings.get(6)).toBe(poison);
    expect([...endings.values()].filter((one) => one === "conflict")).toHaveLength(7);
    expect(attempts).toBe(7);
  });

  test("a wallet that somebody else holds on to is a reason to come back later", async () => {
    const { endings } = await settleWith((batch) =>
      batch.includes(3) ? new DatabaseError("55P03") : null,
    );
    expect(endings.get(3)).toBe("common.overloaded");
    expect(endings.get(4)).toBe("conflict");
  });
});
