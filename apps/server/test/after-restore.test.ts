// Protects: after a restore to the past nothing that players have seen is drawn again: every open
// round comes to its end, every seed is revealed, no chain goes on, and play begins with new ones.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginRound, openGame, spin } from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { fairnessChains, openTable } from "@tucano/contract/player/games/shared-tables.ts";
import { checkDailyWheel, claimDailyWheel } from "@tucano/contract/player/rewards/wheels.ts";
import { HOUSE_STUDIO } from "../src/catalog/index.ts";
import { findRestore, noteRestore } from "../src/platform/database/restores-repository.ts";
import { inTransaction } from "../src/platform/database/transaction.ts";
import { openSeated } from "../src/testing/people/seated.ts";
import { createTill, dataOf } from "../src/testing/people/till.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

const TABLE = "voo-do-tucano";
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function commitments(of: "all" | "to come"): Promise<string[]> {
  const isAll = of === "all";
  const { rows } = await sql<{ commitment: string }>`
    SELECT commitment FROM house_games.seed WHERE ${isAll} OR revealed_at IS NULL
    UNION SELECT commitment FROM wheels.seed WHERE ${isAll} OR revealed_at IS NULL
    UNION SELECT head FROM shared_rounds.chain WHERE ${isAll} OR retired_at IS NULL
    UNION SELECT head FROM shared_rounds.announced_chain
      WHERE ${isAll} OR started_at IS NULL`.execute(server.db);
  return rows.map(({ commitment }) => commitment);
}

async function playOf(member: { readonly token: string }, game: string): Promise<string> {
  const found = await server.rooms.catalog.findGameByCode(HOUSE_STUDIO, game);
  const wish = { game_id: found?.id ?? 0, mode: "real" } as const;
  const { body } = await server.call(launch, wish, { token: member.token });
  const token = new URLSearchParams(String(body.data.url).split("#")[1]).get("token") ?? "";
  await openSeated(server, game, token);
  return token;
}

const wish = () => ({ stake: "1.00", round_key: randomUUID() });

test("nothing from before is drawn from again, and the books are clean", async () => {
  const till = createTill(server);
  const member = await till.newMember({ funds: "100.00" });
  const token = await playOf(member, "onca-dourada");
  expect((await server.call(spin, wish(), { token })).status).toBe(200);
  const steps = await playOf(member, "garimpo");
  const begun = await server.call(
    beginRound,
    { ...wish(), choice: { mines: 3 } },
    { token: steps },
  );
  expect(begun.body.data).toMatchObject({ status: "open" });
  const { token: demo } = await openSeated(server, "garimpo");
  await server.call(beginRound, { ...wish(), choice: { mines: 3 } }, { token: demo });
  const checked = await server.call(checkDailyWheel, {}, { token: member.token });
  const { commitment } = checked.body.data.fairness;
  const choice = { client_seed: "mine", commitment };
  expect((await server.call(claimDailyWheel, choice, { token: member.token })).status).toBe(200);
  await server.call(openTable, { game: TABLE });
  await server.rooms.sharedRounds.advance(TABLE);
  const known = new Set(await commitments("all"));

  const retired = await server.house.retireSeeds();
  // Three players' pairs, the wheel's, and the table's chain with the one announced.
  expect(retired.seeds).toBeGreaterThanOrEqual(8);
  expect(retired.chains).toBe(2);
  expect(await commitments("to come")).toEqual([]);
  expect(await server.house.retireSeeds()).toEqual({ seeds: 0, chains: 0 });
  expect(await server.rooms.rounds.openStakes(member.memberId)).toEqual([]);
  const { rows } = await sql<{ open: number }>`
    SELECT count(*)::int AS open FROM house_games.round WHERE status = 'pending'`.execute(
    server.db,
  );
  expect(rows).toEqual([{ open: 0 }]);
  const { list } = dataOf(fairnessChains, await server.call(fairnessChains, { game: TABLE }));
  expect(list.map((one) => one.retired_at)).not.toContain(null);

  server.clock.advance(60_000);
  await server.rooms.sharedRounds.takeOver(TABLE);
  await server.rooms.sharedRounds.advance(TABLE);
  const { fairness } = (await server.call(openGame, { game: "onca-dourada" }, { token })).body.data;
  expect(known.has(fairness.commitment)).toBe(false);
  await openSeated(server, "onca-dourada", token);
  expect((await server.call(spin, wish(), { token })).status).toBe(200);
  await server.call(checkDailyWheel, {}, { token: member.token });
  const young = await commitments("to come");
  expect(young.length).toBeGreaterThanOrEqual(5);
  expect(young.filter((one) => known.has(one))).toEqual([]);
  await till.expectCleanBooks();
});

test("a database that was never restored opens, and what was done is noted", async () => {
  expect(await findRestore(server.db)).toBeNull();
  await inTransaction(server.db, (tx) => noteRestore(tx, server.clock.now()));
  const { rows } = await sql<{ target: string }>`
    SELECT target FROM platform.restore`.execute(server.db);
  expect(rows).toEqual([{ target: "" }]);
});
