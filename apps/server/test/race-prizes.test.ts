// Protects: a prize of free rounds is there once the race is paid, and is played in its game for
// the house's money, as often as was won; the books are clean afterwards.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import * as house from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { listFreeRounds } from "@tucano/contract/player/rewards/free-rounds.ts";
import { fromWire } from "@tucano/contract/money.ts";
import { auditBooks } from "../src/ledger/index.ts";
import { freeRoundsBookChecks } from "../src/free-rounds/index.ts";
import { racesBookChecks } from "../src/races/index.ts";
import { rewardsBookChecks } from "../src/rewards/index.ts";
import { openSeated } from "../src/testing/people/seated.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";
import { GAME, openRacesBench, type RacesBench } from "./races-bench.ts";

let server: TestServer;
let bench: RacesBench;
beforeAll(async () => {
  server = await startTestServer();
  bench = await openRacesBench(server);
});
afterAll(async () => {
  const checks = [...racesBookChecks, ...rewardsBookChecks, ...freeRoundsBookChecks];
  const results = await auditBooks(server.db, checks);
  expect(results.filter(({ differences }) => differences.length > 0)).toEqual([]);
  await server.close();
});

test("who wins free rounds in a race plays them, and no more than were won", async () => {
  const race = await bench.publish({ ...bench.freeRounds("1.00", 2), budget: "2.00" });
  const [first, second] = await bench.joined(race, 2);
  if (first === undefined || second === undefined) throw new Error("two");
  bench.goOn(2);
  await bench.play(first, { staked: 100, won: 900 });
  await bench.play(second, { staked: 100, won: 800 });
  await bench.end();
  bench.goOn(2);
  await bench.settle();
  await server.jobs.drain("rewards.give-free-rounds");
  const shown = await bench.look(race, first);
  expect(shown.own).toMatchObject({ place: 1, result: "paid" });
  const { token: member } = await bench.fresh(first);
  const listed = await server.call(listFreeRounds, {}, { token: member });
  const { list } = listed.body.data as DataOf<typeof listFreeRounds>;
  expect(list).toMatchObject([{ stake: "1.00", rounds: 2, left: 2, state: "playable" }]);
  const grant = list[0]?.id;
  const before = await server.rooms.ledger.readWallet(first.memberId);
  const won = await playFree(member, grant, 2);
  const after = await server.rooms.ledger.readWallet(first.memberId);
  expect(after.cash - before.cash).toBe(won);
  const none = await server.call(listFreeRounds, {}, await bench.fresh(second));
  expect((none.body.data as DataOf<typeof listFreeRounds>).list).toEqual([]);
});

/** As often as there are, and once more in vain; answers what was won, in centavos. */
async function playFree(member: string, grant: string | undefined, rounds: number) {
  const wish = { game_id: bench.draft.game_ids[0] ?? 0, mode: "real" } as const;
  const launched = await server.call(launch, wish, { token: member });
  const { url } = launched.body.data as DataOf<typeof launch>;
  const token = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  await openSeated(server, GAME, token);
  const spin = () => {
    server.clock.advance(5_000);
    const round = { stake: "1.00", round_key: randomUUID(), free_grant: grant };
    return server.call(house.spin, round, { token });
  };
  let won = 0;
  for (let number = 1; number <= rounds; number += 1) {
    const { status, body } = await spin();
    expect(status).toBe(200);
    expect(body.data.free_round).toEqual({ grant_id: grant, number, of: rounds });
    won += fromWire(body.data.win);
  }
  expect((await spin()).body.error).toBe("free_rounds.over");
  return won;
}
