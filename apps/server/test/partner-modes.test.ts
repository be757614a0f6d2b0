// Protects: one mode of a partner's games is closed by one person, everywhere within a second, by
// launches and by calls straight to the wallet alike; the other modes go on, and no stop ever holds
// up a win or a rollback.
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as office from "@tucano/contract/backoffice/games/games.ts";
import { list } from "@tucano/contract/player/games/catalog.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import type { StudioWallet } from "@tucano/contract/studios/studio-wallet.ts";
import { hire, type Hired } from "../src/backoffice/test/staff-bench.ts";
import { type Player, transaction, units } from "../src/rounds/test/bench.ts";
import { startOnDatabase, type TestProcess } from "../src/testing/start-on-database.ts";
import { openPartnerBench, PARTNER, type PartnerBench } from "./partner-bench.ts";

let bench: PartnerBench;
let second: TestProcess;
let desk: Hired;
let player: Player;
let gameId: number;
let wallet: StudioWallet;
beforeAll(async () => {
  bench = await openPartnerBench();
  const { databaseUrl, secretsFolder, clock, rooms } = bench.server;
  second = await startOnDatabase({ url: databaseUrl, secretsFolder, clock });
  desk = await hire(bench.server, { role: "administrator" });
  wallet = rooms.rounds.studioWallet(PARTNER);
  const game = await rooms.catalog.findGameByCode(PARTNER, "sbx_coin");
  gameId = game?.id ?? 0;
  const member = await bench.newPlayer();
  const token = await bench.studio.tokenOf(member.gameSession);
  player = { ...member, playToken: token ?? "" };
});
afterAll(async () => {
  expect(await bench.bookDifferences()).toEqual([]);
  await second.close();
  await bench.close();
});
afterEach(async () => {
  const { body } = await bench.server.call(office.listStops, {}, { headers: desk.headers });
  for (const { scope } of body.data.list) await resume(scope);
});

const reason = "It pays more than it should";
const ask = (scope: string) =>
  bench.server.call(office.stopGames, { scope, reason }, { headers: desk.headers });
const stop = async (scope: string) => expect((await ask(scope)).status).toBe(200);
const resume = (scope: string) =>
  bench.server.call(office.resumeGames, { scope, reason }, { headers: desk.headers });

const bet = (changes: Record<string, unknown> = {}) => {
  bench.server.clock.advance(10_000);
  return transaction(player, { game_code: "sbx_coin", amount: units(100), ...changes });
};
const about = (of: { transaction_uuid: string; round: string }, centavos: number) => ({
  ...bet({ amount: units(centavos), round: of.round }),
  reference_transaction_uuid: of.transaction_uuid,
});
const status = async (of: unknown, at = wallet) => (await at.bet(of)).status;
const open = async (mode: "real" | "demo") => {
  const answer = await bench.server.call(launch, { game_id: gameId, mode }, player);
  return answer.body.error ?? "open";
};
const tile = async () => {
  const { body } = await bench.server.call(list, { keyword: "Sandbox Coin" });
  const [shown] = body.data.list as { status: string; has_demo: boolean }[];
  return shown;
};

test("a mode that the studio names: no bet of it, whatever round it is for", async () => {
  const bought = bet({ mode: "BONUS_BUY" });
  const other = bet({ mode: "bonus-buy" });
  for (const one of [bought, other]) expect(await status(one)).toBe("RS_OK");
  await stop(`game:${gameId}:bonus-buy`);
  const there = second.house.rooms.rounds.studioWallet(PARTNER);
  await vi.waitFor(
    async () =>
      expect(await status(bet({ mode: "bonus-buy" }), there)).toBe("RS_ERROR_INVALID_GAME"),
    { timeout: 1_000, interval: 10 },
  );
  for (const mode of ["bonus-buy", "BONUS_BUY", "Bonus Buy"]) {
    const refused = bet({ mode });
    expect(await status(refused)).toBe("RS_ERROR_INVALID_GAME");
    // Refused for good under its id: not even without the name is it taken.
    expect(await status({ ...refused, mode: undefined })).toBe("RS_ERROR_INVALID_GAME");
  }
  expect(await status(bet({ mode: "bonus-buy", round: bought.round }))).toBe(
    "RS_ERROR_INVALID_GAME",
  );
  expect(await status(bet({ mode: "base" }))).toBe("RS_OK");
  expect(await status(bet())).toBe("RS_OK");
  // What was staked before is answered as before, paid and given back.
  expect(await status(bought)).toBe("RS_OK");
  expect((await wallet.win({ ...about(bought, 900), mode: "bonus-buy" })).status).toBe("RS_OK");
  expect((await wallet.rollback({ ...about(other, 0), mode: "bonus-buy" })).status).toBe("RS_OK");
  await resume(`game:${gameId}:bonus-buy`);
  expect(await status(bet({ mode: "bonus-buy" }))).toBe("RS_OK");
});

test("for money: no launch and no new round, free ones included; a running round goes on", async () => {
  const running = bet();
  expect(await status(running)).toBe("RS_OK");
  await stop(`studio:${PARTNER}:real`);
  expect(await open("real")).toBe("rounds.game_unavailable");
  for (const changes of [{}, { is_free: true }, { mode: "base" }, { mode: "real" }]) {
    expect(await status(bet(changes))).toBe("RS_ERROR_INVALID_GAME");
  }
  expect(await status(bet({ round: running.round }))).toBe("RS_OK");
  expect((await wallet.win(about(running, 500))).status).toBe("RS_OK");
});

test("free rounds alone", async () => {
  const free = bet({ is_free: true, amount: 0 });
  expect(await status(free)).toBe("RS_OK");
  await stop(`game:${gameId}:free`);
  expect(await status(bet({ is_free: true, amount: 0 }))).toBe("RS_ERROR_INVALID_GAME");
  expect(await status(bet({ reward_uuid: randomUUID(), amount: 0 }))).toBe("RS_ERROR_INVALID_GAME");
  expect(await status(bet())).toBe("RS_OK");
  expect((await wallet.win(about(free, 300))).status).toBe("RS_OK");
  // A prize that was won before is paid.
  const prize = bet({ is_supplier_promo: true, is_free: true, amount: 0 });
  expect(await status(prize)).toBe("RS_OK");
});

test("play money: no launch of it, and no button for it", async () => {
  const before = await tile();
  await stop(`game:${gameId}:demo`);
  expect(await open("demo")).toBe("rounds.game_unavailable");
  expect(await tile()).toEqual({ ...before, has_demo: false });
  expect(await status(bet())).toBe("RS_OK");
  expect(await open("real")).toBe("open");
  await stop(`game:${gameId}:real`);
  expect(await tile()).toMatchObject({ status: "maintenance" });
});

test("the desk sees what is stopped, and our own games know no modes", async () => {
  await stop(`game:${gameId}:bonus-buy`);
  const headers = desk.headers;
  const { body } = await bench.server.call(office.listGames, { text: "sbx_coin" }, { headers });
  expect(body.data.list).toMatchObject([
    { stopped_by: null, stopped_modes: [`game:${gameId}:bonus-buy`], may_stop_modes: true },
  ]);
  const stops = await bench.server.call(office.listStops, {}, { headers });
  expect(stops.body.data.list).toMatchObject([{ name: "Sandbox Coin", reason }]);
  for (const scope of ["game:1:demo", "studio:house:real", "game:99999:demo"]) {
    expect((await ask(scope)).body.error).toBe("catalog.game_not_found");
  }
  for (const scope of ["type:slots:demo", "all:demo", `game:${gameId}:BONUS`, `game:${gameId}:`]) {
    expect((await ask(scope)).status).toBe(422);
  }
  const subject = `stop:game:${gameId}:bonus-buy`;
  const log = await bench.server.call(listAudit, { subject }, { headers });
  expect(log.body.data.list[0]).toMatchObject({ action: "game.stop", reason });
});
