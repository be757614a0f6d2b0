// Protects: what members asked for is what holds, and nobody can undo it behind their back.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

const DAY_MS = 24 * 3_600_000;
const REASON = "I want a break";
const stakeLimit = { measure: "stake", period: "day" } as const;
const raised = { ...stakeLimit, amount: 500 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const compliance = () => server.rooms.compliance;

describe("Changing a limit", () => {
  test("forgets a wish that nobody confirmed for a week, or that a lower amount ended", async () => {
    const { memberId } = await registerTestMember(server);
    const confirm = () => compliance().confirmChange(memberId, stakeLimit);
    await compliance().setLimit(memberId, { ...stakeLimit, amount: 300 });
    await compliance().setLimit(memberId, raised);
    server.clock.advance(8 * DAY_MS);
    await expect(confirm()).rejects.toThrow("compliance.change_unknown");
    await compliance().setLimit(memberId, raised);
    await compliance().setLimit(memberId, { ...stakeLimit, amount: 200 });
    server.clock.advance(DAY_MS);
    await expect(confirm()).rejects.toThrow("compliance.change_unknown");
  });

  // As literals: a test that took them from the code would agree with any cooling-off.
  test("upwards waits for 24 hours, to the second", async () => {
    const { memberId } = await registerTestMember(server);
    const confirm = () => compliance().confirmChange(memberId, stakeLimit);
    await compliance().setLimit(memberId, { ...stakeLimit, amount: 300 });
    await compliance().setLimit(memberId, raised);
    server.clock.advance((23 * 3_600 + 59 * 60 + 59) * 1_000);
    await expect(confirm()).rejects.toThrow("compliance.change_waits");
    expect((await compliance().listLimits(memberId))[0]?.amount).toBe(300);
    server.clock.advance(1_000);
    expect((await confirm())?.amount).toBe(500);
  });

  test("away leaves the others in force", async () => {
    const { memberId } = await registerTestMember(server);
    const other = { measure: "loss", period: "week", amount: 900 } as const;
    await compliance().setLimit(memberId, { ...stakeLimit, amount: 300 });
    await compliance().setLimit(memberId, other);
    await compliance().removeLimit(memberId, stakeLimit);
    server.clock.advance(DAY_MS);
    expect(await compliance().confirmChange(memberId, stakeLimit)).toBeNull();
    expect(await compliance().listLimits(memberId)).toMatchObject([other]);
    expect((await server.rooms.ledger.readWallet(memberId)).isLimited).toBe(true);
  });

  test("leaves a trace of each wish", async () => {
    const { memberId } = await registerTestMember(server);
    await compliance().setLimit(memberId, { ...stakeLimit, amount: 300 });
    await compliance().setLimit(memberId, raised);
    server.clock.advance(DAY_MS);
    await compliance().confirmChange(memberId, stakeLimit);
    const { rows } = await sql<{ what: string; amount: number }>`
      SELECT what, amount FROM compliance.limit_change WHERE member_id = ${memberId}
      ORDER BY created_at, amount`.execute(server.db);
    expect(rows.map(({ what, amount }) => [what, amount])).toEqual([
      ["set", 300],
      ["asked", 500],
      ["confirmed", 500],
    ]);
  });

  test("to something that is not offered is refused", async () => {
    const { memberId } = await registerTestMember(server);
    for (const amount of [0, -1, 99, 1.5, 100_000_001, Number.NaN]) {
      await expect(compliance().setLimit(memberId, { ...stakeLimit, amount })).rejects.toThrow(
        "compliance.amount_out_of_range",
      );
    }
    await expect(
      compliance().setLimit(memberId, { measure: "time", period: "day", amount: 1_441 }),
    ).rejects.toThrow("compliance.minutes_out_of_range");
    await expect(compliance().removeLimit(memberId, stakeLimit)).rejects.toThrow(
      "compliance.limit_unknown",
    );
    const wallet = await server.rooms.ledger.readWallet(memberId);
    expect(wallet.isLimited).toBe(false);
  });

  test("many at once is one after the other", async () => {
    const { memberId } = await registerTestMember(server);
    const amounts = Array.from({ length: 20 }, (_, index) => 1_000 + index * 10);
    await Promise.all(
      amounts.map((amount) => compliance().setLimit(memberId, { ...stakeLimit, amount })),
    );
    const [limit] = await compliance().listLimits(memberId);
    expect(amounts).toContain(limit?.amount);
  });
});

test("a time-out of another length is refused, and so is one for nobody", async () => {
  const { memberId } = await registerTestMember(server);
  for (const days of [0, 43, 1.5, Number.NaN]) {
    await expect(compliance().startTimeOut(memberId, { days, reason: REASON })).rejects.toThrow(
      "compliance.time_out_not_offered",
    );
  }
  for (const months of [0, 13, -1]) {
    await expect(compliance().exclude(memberId, { months, reason: REASON })).rejects.toThrow(
      "compliance.exclusion_not_offered",
    );
  }
  await expect(
    compliance().exclude(toMemberId(111), { months: 1, reason: REASON }),
  ).rejects.toThrow("common.not_found");
});

test("the role that the server works as cannot take a change or an exclusion back", async () => {
  const { memberId } = await registerTestMember(server);
  const attempts = [
    sql`UPDATE compliance.limit_change SET amount = 1`,
    sql`DELETE FROM compliance.limit_change`,
    sql`UPDATE compliance.exclusion SET until = now() WHERE member_id = ${memberId}`,
    sql`DELETE FROM compliance.exclusion WHERE member_id = ${memberId}`,
  ];
  for (const attempt of attempts) {
    await expect(attempt.execute(server.db)).rejects.toThrow("permission denied");
  }
});
