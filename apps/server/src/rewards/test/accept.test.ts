// Protects: a bonus that waits begins with its player's yes alone; what stands against it is told
// by its own code, and nothing of it is paid.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { login } from "@tucano/contract/player/account/members.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { acceptBonus } from "@tucano/contract/player/rewards/rewards.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

const HOUR_MS = 3_600_000;

let server: TestServer;
let member: TestMember;
let given = 0;
beforeAll(async () => {
  server = await startTestServer();
  member = await registerTestMember(server);
});
afterAll(() => server.close());

/** By hand, good for an hour; answers its id. */
async function waiting({ memberId }: TestMember): Promise<string> {
  given += 1;
  const availableFrom = server.clock.now();
  const { id, state } = await server.rooms.rewards.give({
    memberId,
    kind: "manual",
    period: `test:${given}`,
    amount: toCentavos(500),
    pocket: "bonus",
    turnover: toCentavos(2_500),
    cost: "promotion:cost",
    basis: [],
    availableFrom,
    expiresAt: new Date(availableFrom.getTime() + HOUR_MS),
  });
  expect(state).toBe("claimable");
  return id;
}

/** With a sign-in of its own: what stopped somebody has ended the others. */
async function accept(
  { account, password }: TestMember,
  id: string,
): Promise<readonly [number, string | undefined]> {
  const signedIn = await server.call(login, { account, password });
  const { status, body } = await server.call(
    acceptBonus,
    { id },
    { token: signedIn.body.data.access_token },
  );
  const { amount } = (body.data ?? {}) as { readonly amount?: string };
  return [status, body.error ?? amount];
}

describe("a bonus that waits", () => {
  test("is paid when its player says yes", async () => {
    expect(await accept(member, await waiting(member))).toEqual([200, "5.00"]);
  });

  test.each([
    ["an hour too late", () => server.clock.advance(HOUR_MS), [409, "rewards.expired"]],
    [
      "after it was taken away",
      (id: string) => server.rooms.rewards.forfeit(id, "ops@tucano.local", "two accounts"),
      [409, "rewards.forfeited"],
    ],
    [
      "in time out",
      () => server.rooms.compliance.startTimeOut(member.memberId, { days: 1, reason: "a rest" }),
      [403, "rewards.account_blocked"],
    ],
  ] as const)("is not begun %s", async (_when, stop, refusal) => {
    const before = await server.rooms.ledger.readWallet(member.memberId);
    const id = await waiting(member);
    await stop(id);
    expect(await accept(member, id)).toEqual(refusal);
    const { bonus, bonusOwed } = await server.rooms.ledger.readWallet(member.memberId);
    expect([bonus, bonusOwed]).toEqual([before.bonus, before.bonusOwed]);
  });
});
