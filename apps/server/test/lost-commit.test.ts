/**
 * Protects: a commit that the database made and nobody heard of is a commit. Whoever sends the same
 * again gets the first answer, and the money has moved once.
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { spin } from "@tucano/contract/player/games/house-games.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { type Loss, openTcpLine, type TcpLine } from "@tucano/workshop/tcp-line.ts";
import type { TestMember } from "../src/testing/people/people.ts";
import { openSeated } from "../src/testing/people/seated.ts";
import { type Answer, startTestServer, type TestServer } from "../src/testing/server.ts";
import { createTill, type Till } from "../src/testing/people/till.ts";

const LOSSES: readonly Loss[] = ["cut", "silent"];
/** A lane waits for an answer for five seconds. */
const LONG_MS = 60_000;

let line: TcpLine;
let server: TestServer;
let till: Till;
beforeAll(async () => {
  server = await startTestServer({
    reach: async (databaseUrl) => {
      const url = new URL(databaseUrl);
      line = await openTcpLine(Number(url.port));
      url.port = String(line.port);
      return url.toString();
    },
  });
  till = createTill(server);
});
afterAll(async () => {
  await till.expectCleanBooks();
  await server.close();
  await line.close();
});

/** Sent until it is answered for good, as a client does: with the same key each time. */
async function losing(text: string, loss: Loss, send: () => Promise<Answer>) {
  const lost = line.loseAnswerTo(text, loss);
  const first = await send();
  await lost;
  const again = first.status === 200 ? first : await send();
  return { first, again, once: await send() };
}

/** Of a connection that was cut the server knows at once, and looks itself. */
const statusAfter: Readonly<Record<Loss, number>> = { cut: 200, silent: 503 };

const entries = async ({ memberId }: TestMember, kind: string) => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM ledger.transfer
    WHERE member_id = ${memberId} AND kind = ${kind}`.execute(server.db);
  return rows[0]?.count;
};

test.each(LOSSES)(
  "a withdrawal whose line is %s at the commit is the one order that was written",
  async (loss) => {
    const member = await till.newMember({ funds: "100.00" });
    const headers = { "idempotency-key": randomUUID() };
    const withdraw = () => till.withdraw(member, "30.00", {}, { headers });
    const { first, again, once } = await losing("COMMIT", loss, withdraw);
    expect(first.status).toBe(statusAfter[loss]);
    expect(again.status).toBe(200);
    expect(once.body).toEqual(again.body);
    expect(await till.wallet(member)).toMatchObject({ cash: 7_000, locked: 3_000 });
    expect(await entries(member, "withdrawal.hold")).toBe(1);
    const list = await server.rooms.cashier.listWithdrawals({
      memberId: member.memberId,
      page: 1,
      limit: 10,
    });
    expect(list.total).toBe(1);
  },
  LONG_MS,
);

test.each(LOSSES)(
  "a round whose line is %s at its one statement is the one that was drawn",
  async (loss) => {
    const member = await till.newMember({ funds: "100.00" });
    const { body } = await server.call(launch, { game_id: 1 }, { token: member.token });
    const { url } = body.data as DataOf<typeof launch>;
    const token = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
    await openSeated(server, "onca-dourada", token);
    const played = async () =>
      (await server.call(spin, { round_key: randomUUID(), stake: "1.00" }, { token })).status;
    // What is known of the wallet by now is not read again: the round is a single statement.
    expect(await played()).toBe(200);
    const wish = { round_key: randomUUID(), stake: "2.00" };
    const stakes = await entries(member, "stake");
    const { first, again, once } = await losing("ledger.write_batch", loss, () =>
      server.call(spin, wish, { token }),
    );
    expect(first.status).toBe(statusAfter[loss]);
    expect(again.status).toBe(200);
    expect(once.body.data).toEqual(again.body.data);
    expect(await entries(member, "stake")).toBe((stakes ?? 0) + 1);
  },
  LONG_MS,
);
