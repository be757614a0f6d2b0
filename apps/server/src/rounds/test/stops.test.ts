// Protects: what is stopped in one process takes no new round in any other one in less than a
// second, although all of them remember the catalogue; also while notices between them are cut.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { StopScope } from "../../catalog/index.ts";
import { connect, type Connection } from "../../platform/database/connect.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { NOTICES_NAME } from "../../platform/database/notices.ts";
import { startOnDatabase, type TestProcess } from "../../testing/start-on-database.ts";
import { type Bench, openBench, type Player, transaction, units } from "./bench.ts";

let bench: Bench;
let second: TestProcess;
let owner: Connection;
let player: Player;
beforeAll(async () => {
  bench = await openBench();
  const { databaseUrl, secretsFolder, clock } = bench.server;
  second = await startOnDatabase({ url: databaseUrl, secretsFolder, clock });
  owner = connect({ url: databaseUrl, poolSize: 2, login: null });
  player = await bench.newPlayer();
});
afterAll(async () => {
  await owner.close();
  await second.close();
  await bench.close();
});

/** A new round in the second process. */
async function betThere(): Promise<string> {
  const wallet = second.house.rooms.rounds.studioWallet("house");
  const { status } = await wallet.bet(transaction(player, { amount: units(100) }));
  return status;
}

const stop = (scope: StopScope) => {
  const { catalog } = bench.server.rooms;
  const at = bench.server.clock.now();
  return inTransaction(bench.server.db, (tx) =>
    catalog.stopPlay(tx, { scope, reason: "A test", by: "test", at }),
  );
};
const resume = (scope: StopScope) =>
  inTransaction(bench.server.db, (tx) => bench.server.rooms.catalog.resumePlay(tx, scope));

const soon = { timeout: 1_000, interval: 10 };

test.each(["heard", "cut"])("notices are %s: closed and open again everywhere", async (notices) => {
  expect(await betThere()).toBe("RS_OK");
  if (notices === "cut") {
    await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = ${NOTICES_NAME} AND datname = current_database()`.execute(owner.db);
  }
  expect(await stop("all")).toBe(true);
  await vi.waitFor(async () => expect(await betThere()).toBe("RS_ERROR_INVALID_GAME"), soon);
  expect(await resume("all")).toMatchObject({ scope: "all" });
  await vi.waitFor(async () => expect(await betThere()).toBe("RS_OK"), soon);
});
