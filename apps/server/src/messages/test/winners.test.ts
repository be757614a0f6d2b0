/** Protects: winners are real, and named no further than they and the law allow. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/player/site/messages.ts";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import type { CommandKind } from "../../ledger/index.ts";
import { readJournal } from "../../testing/journal.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Round {
  readonly id: string;
  readonly bet: Centavos;
  readonly won: Centavos;
}

/** Money comes in, is staked, and a win comes back. */
const wonRound: CommandKind<Round, undefined, never, null> = {
  name: "test.won_round",
  decide: (_wallet, _facts, { id, bet, won }) => {
    const reference = `round:test:${id}`;
    const game = "house:game:house/onca-dourada" as const;
    return {
      outcome: "applied",
      transfers: [
        { kind: "deposit", debit: "psp:clearing", credit: "member:cash", amount: bet, reference },
        { kind: "stake", debit: "member:cash", credit: game, amount: bet, reference },
        { kind: "win", debit: game, credit: "member:cash", amount: won, reference },
      ],
      answer: null,
    };
  },
};

async function winRound({ memberId }: TestMember, bet: number, won: number): Promise<void> {
  const id = randomUUID();
  await server.rooms.ledger.execute(wonRound, {
    memberId,
    source: "test",
    externalId: id,
    input: { id, bet: toCentavos(bet), won: toCentavos(won) },
  });
  // Each win has a moment of its own.
  server.clock.advance(1_000);
}

async function winners(limit = 20): Promise<DataOf<typeof contract.listWinners>> {
  await readJournal(server.house.journal);
  // What is kept in memory is old by then.
  server.clock.advance(10_000);
  const answer = await server.call(contract.listWinners, { limit });
  expect(answer.status).toBe(200);
  return answer.body.data as DataOf<typeof contract.listWinners>;
}

const chooseOpt = (member: TestMember, input: object) =>
  server.send(contract.chooseWinnersOpt, input, { token: member.token });

test("The latest and the largest are told, masked, with what they cost and brought", async () => {
  const member = await registerTestMember(server, { account: "tucanofeliz" });
  await winRound(member, 300, 123_456);
  await winRound(member, 500, 5_000);
  const { recent, top } = await winners();
  expect(recent.map(({ win_amount }) => win_amount)).toEqual(["50.00", "1234.56"]);
  expect(top[0]).toMatchObject({
    account: "tu***z",
    game: "Onça Dourada",
    bet_amount: "3.00",
    win_amount: "1234.56",
    multiplier: 411.52,
  });
  expect(JSON.stringify({ recent, top })).not.toContain("tucanofeliz");
  expect((await winners(1)).top).toHaveLength(1);
});

test("Who opts out is not told of from that moment on, and can come back", async () => {
  const member = await registerTestMember(server, { account: "discreta99" });
  await winRound(member, 100, 9_000);
  const isTold = async () => (await winners()).recent.some(({ account }) => account === "di***9");
  expect(await isTold()).toBe(true);
  expect((await chooseOpt(member, {})).body.data).toEqual({ opt_out: false });
  expect((await chooseOpt(member, { opt_out: true })).body.data).toEqual({ opt_out: true });
  expect((await chooseOpt(member, {})).body.data).toEqual({ opt_out: true });
  expect(await isTold()).toBe(false);
  expect((await chooseOpt(member, { opt_out: "false" })).body.data).toEqual({ opt_out: false });
  expect(await isTold()).toBe(true);
});

test("Nobody who plays with play money, or may not play, is held up to others", async () => {
  const demo = await registerTestMember(server, { account: "demonstra1" });
  const frozen = await registerTestMember(server, { account: "congelado1" });
  await winRound(demo, 100, 8_000);
  await winRound(frozen, 100, 8_100);
  await sql`UPDATE members.member SET is_demo = true WHERE member_id = ${demo.memberId}`.execute(
    server.db,
  );
  await server.rooms.members.freeze(frozen.memberId, "test");
  const names = (await winners(100)).recent.map(({ account }) => account);
  expect(names).not.toContain("de***1");
  expect(names).not.toContain("co***1");
});
