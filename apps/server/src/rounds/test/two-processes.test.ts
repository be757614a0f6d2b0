// Protects: what one process ends is over in every other one in less than a second, although all
// of them remember sessions and ask nobody; also while the notices between them are cut.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logout, me } from "@tucano/contract/player/account/members.ts";
import { NOTICES_NAME } from "../../platform/database/notices.ts";
import { connect, type Connection } from "../../platform/database/connect.ts";
import { startOnDatabase, type TestProcess } from "../../testing/start-on-database.ts";
import { type Bench, openBench, type Player } from "./bench.ts";

let bench: Bench;
let second: TestProcess;
let owner: Connection;
beforeAll(async () => {
  bench = await openBench();
  const { databaseUrl, secretsFolder, clock } = bench.server;
  second = await startOnDatabase({ url: databaseUrl, secretsFolder, clock });
  owner = connect({ url: databaseUrl, poolSize: 2, login: null });
});
afterAll(async () => {
  await owner.close();
  await second.close();
  await bench.close();
});

/** What the second process says of a player: of the login, and of the game. */
async function askSecond(player: Player): Promise<{ login: number; game: string }> {
  const answer = await second.app.inject({
    method: "POST",
    url: me.path,
    headers: { authorization: `Bearer ${player.token}`, "content-type": "application/json" },
    payload: "{}",
  });
  const { status: game } = await second.house.rooms.rounds.studioWallet("house").balance({
    user: player.studioUser,
    request_uuid: randomUUID(),
    token: player.playToken,
    game_code: "onca-dourada",
  });
  return { login: answer.statusCode, game };
}

/** A player whom the second process knows and would believe. */
async function knownPlayer(): Promise<Player> {
  const player = await bench.newPlayer();
  const before = await askSecond(player);
  expect(before).toEqual({ login: 200, game: "RS_OK" });
  expect(await askSecond(player)).toEqual(before);
  return player;
}

async function cutNotices(): Promise<void> {
  const { rows } = await sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = ${NOTICES_NAME} AND datname = current_database()`.execute(owner.db);
  expect(rows).toHaveLength(2);
}

const soon = { timeout: 1_000, interval: 10 };
const over = { login: 401, game: "RS_ERROR_TOKEN_EXPIRED" };

const endings: Record<string, (player: Player) => Promise<unknown>> = {
  "signing out": ({ token }) => bench.server.call(logout, {}, { token }),
  "ending all sessions": ({ memberId }) =>
    bench.server.rooms.members.revokeSessions(memberId, "password changed"),
  "freezing the player": ({ memberId }) => bench.server.rooms.members.freeze(memberId, "case 7"),
};

describe.each(["heard", "cut just before"])("with notices %s", (notices) => {
  const prepare = async () => {
    const player = await knownPlayer();
    if (notices !== "heard") await cutNotices();
    return player;
  };

  test.each(Object.keys(endings))("%s ends login and game elsewhere", async (name) => {
    const player = await prepare();
    await endings[name]?.(player);
    await expect.poll(() => askSecond(player), soon).toEqual(over);
  });

  test("launching the game again ends the earlier token elsewhere", async () => {
    const player = await prepare();
    const playToken = await bench.launchFor(player);
    const game = async (one: Player) => (await askSecond(one)).game;
    await expect.poll(() => game(player), soon).toBe("RS_ERROR_TOKEN_EXPIRED");
    expect(await game({ ...player, playToken })).toBe("RS_OK");
  });

  test("ending the game sessions leaves the login alone", async () => {
    const player = await prepare();
    await bench.server.rooms.rounds.endGameSessions(player.memberId);
    await expect.poll(() => askSecond(player), soon).toEqual({ ...over, login: 200 });
  });
});

test("nobody is asked while notices are heard, and they come back by themselves", async () => {
  const lost = await noticesOfSecond("lost_total");
  await cutNotices();
  const isBack = async () =>
    (await noticesOfSecond("lost_total")) > lost && (await noticesOfSecond("heard")) === 1;
  await expect.poll(isBack, { timeout: 5_000, interval: 20 }).toBe(true);
  const player = await knownPlayer();
  // A row that vanishes is no end that anybody tells: who asked would notice.
  await sql`DELETE FROM rounds.game_session WHERE member_id = ${player.memberId}`.execute(owner.db);
  const oldMs = performance.now() + 1_000;
  await expect.poll(() => performance.now() > oldMs, { timeout: 2_000 }).toBe(true);
  expect(await askSecond(player)).toEqual({ login: 200, game: "RS_OK" });
});

async function noticesOfSecond(name: string): Promise<number> {
  const { body } = await second.app.inject("/metrics");
  const line = body.split("\n").find((one) => one.startsWith(`tucano_notices_${name} `));
  return Number(line?.split(" ")[1]);
}
