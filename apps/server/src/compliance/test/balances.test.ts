// Protects: the line of a member's money over time ends in the very balance, and misses no
// movement.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { balancesByDay } from "@tucano/contract/player/account/compliance.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import type { CommandKind, TransferDraft } from "../../ledger/index.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

const HOUR_MS = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Mid-day, so that no test runs over midnight by chance.
  const tomorrow = startOfDay(addDays(dayOf(server.clock.now()), 1));
  server.clock.set(new Date(tomorrow.getTime() + 12 * HOUR_MS));
});
afterAll(() => server.close());

type Move = Pick<TransferDraft, "kind" | "debit" | "credit">;

const moveKind: CommandKind<{ move: Move; reais: number }, undefined, never, null> = {
  name: "test.move",
  decide: (_wallet, _facts, { move, reais }) => ({
    outcome: "applied",
    transfers: [{ ...move, amount: toCentavos(reais * 100), reference: "test:move" }],
    answer: null,
  }),
};

const game = "house:game:house/onca-dourada";
const moves = {
  deposit: { kind: "deposit", debit: "psp:clearing", credit: "member:cash" },
  hold: { kind: "withdrawal.hold", debit: "member:cash", credit: "member:locked" },
  stake: { kind: "stake", debit: "member:cash", credit: game },
  bonus: { kind: "bonus.grant", debit: "promotion:cost", credit: "member:bonus" },
} as const satisfies Record<string, Move>;

async function move({ memberId }: TestMember, name: keyof typeof moves, reais: number) {
  const input = { move: moves[name], reais };
  const command = { memberId, source: "test", externalId: randomUUID(), input };
  await server.rooms.ledger.execute(moveKind, command);
}

async function balancesOf({ account, password }: TestMember) {
  // Sessions do not last a day.
  const signedIn = await server.call(login, { account, password });
  const token = signedIn.body.data.access_token as string;
  const answer = await server.call(balancesByDay, {}, { token });
  expect(answer.status).toBe(200);
  return answer.body.data.list as { day: string; balance: string }[];
}

test("thirty days end today; what moves between pockets changes nothing", async () => {
  const member = await registerTestMember(server);
  const today = () => dayOf(server.clock.now());
  await move(member, "deposit", 100);
  server.clock.advance(48 * HOUR_MS);
  await move(member, "stake", 30);
  await move(member, "bonus", 5);
  server.clock.advance(24 * HOUR_MS);
  await move(member, "hold", 50);
  const list = await balancesOf(member);
  expect(list).toHaveLength(30);
  expect(list.slice(-5)).toEqual([
    { day: addDays(today(), -4), balance: "0.00" },
    { day: addDays(today(), -3), balance: "100.00" },
    { day: addDays(today(), -2), balance: "100.00" },
    { day: addDays(today(), -1), balance: "75.00" },
    { day: today(), balance: "75.00" },
  ]);
});

test("what happened before the first of these days is in all of them", async () => {
  const member = await registerTestMember(server);
  await move(member, "deposit", 20);
  server.clock.advance(40 * 24 * HOUR_MS);
  const list = await balancesOf(member);
  expect(new Set(list.map(({ balance }) => balance))).toEqual(new Set(["20.00"]));
});

test("who has never had money has thirty days of none", async () => {
  const list = await balancesOf(await registerTestMember(server));
  expect(new Set(list.map(({ balance }) => balance))).toEqual(new Set(["0.00"]));
});
