// Protects: kill -9 of the server loses nothing that was acknowledged, does nothing twice, and the
// service is back by itself within ten seconds (where others keep the machine busy, within the time
// of two starts). What else is killed, silenced and deceived is in `full`.
import { afterAll, beforeAll, expect, test } from "vitest";
import { drill } from "./drill.ts";
import { type House, openHouse } from "./house.ts";
import { isAcknowledged } from "./player-log.ts";
import type { Players } from "./players.ts";
import { judge } from "./verdict.ts";

let house: House;
let players: Players;

beforeAll(async () => {
  house = await openHouse();
  // Other tests run beside this one on few cores. Players who never pause would take all there is,
  // and what was killed must come back on what they leave.
  players = await house.startPlayers({ spinners: 10, savers: 2, thinkMs: 25 });
});
afterAll(() => house.close());

test("A verdict sees a round that nobody asked for, and one that is missing", async () => {
  await players.play(20);
  await players.rest();
  const log = players.readLog();
  const spin = log.filter(isAcknowledged).find(({ wish }) => wish === "spin");
  if (spin === undefined) throw new Error("Nobody has played.");
  const others = log.filter((event) => event !== spin);
  const forgetful = await judge(house.stage, { ...players, readLog: () => others });
  expect(forgetful.twice).toEqual([expect.stringContaining(spin.name)]);
  expect(forgetful.wrongBalances).toHaveLength(spin.stake === spin.win ? 0 : 1);
  const dreamt = [...log, { ...spin, name: "never-played" }];
  const deceived = await judge(house.stage, { ...players, readLog: () => dreamt });
  expect(deceived.lost).toEqual([expect.stringContaining("never-played")]);
  await players.resume();
});

test("kill -9 of the server", async () => {
  const [server] = house.servers;
  if (server === undefined) throw new Error("There is no server to kill.");
  const { unknown } = await drill(house, players, {
    killsCount: 1,
    roundsCount: 80,
    name: "the server",
    kill: () => server.kill(),
    start: () => server.start(),
  });
  expect(unknown).toBeGreaterThan(0);
});
