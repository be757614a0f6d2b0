// Protects: an imported game can be tried by anybody with play money, by the same steps as with
// real money, and nothing of that reaches a wallet, the records or the books; what demos leave
// behind is thrown away.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { launch, launchDemo, record } from "@tucano/contract/player/games/rounds.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { sureMode } from "../../testing/books/publications.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { withdrawPublication } from "../index.ts";
import { type Imported, offerGame, postRgs, seatPlayer } from "./table.ts";

const REAL = 1_000_000;
const WEEK_MS = 7 * 24 * 3_600_000;

let server: TestServer;
let game: Imported;
beforeAll(async () => {
  server = await startTestServer();
  game = await offerGame(server, "tried-game", [{ ...sureMode("base", 1_920), cost: 20 }]);
});
afterAll(() => server.close());

function seatAt(url: string) {
  const sessionID = new URL(url).searchParams.get("sessionID") ?? "";
  return (path: string, body: object = {}) => postRgs(server, path, { sessionID, ...body });
}

async function visit(): Promise<string> {
  const { body } = await server.call(launchDemo, { game_id: game.gameId });
  return (body.data as DataOf<typeof launchDemo>).url;
}

test("a visitor plays a win with play money, and the address says that it is a demo", async () => {
  const url = await visit();
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    demo: "true",
    currency: "BRL",
    social: "false",
  });
  const post = seatAt(url);
  expect((await post("/wallet/authenticate")).body.balance.amount).toBe(1_000 * REAL);
  const played = await post("/wallet/play", { amount: REAL, mode: "BASE" });
  expect(played.body).toMatchObject({ balance: { amount: 980 * REAL }, round: { active: true } });
  expect((await post("/bet/event", { event: "1" })).status).toBe(200);
  expect((await post("/wallet/end-round")).body.balance.amount).toBe(999.2 * REAL);
  expect((await post("/wallet/balance")).body.balance.amount).toBe(999.2 * REAL);
  expect((await post("/wallet/play", { amount: 50 * REAL, mode: "base" })).body.error).toBe(
    "ERR_IPB",
  );
});

test("a member's demo leaves wallet and records as they are", async () => {
  const player = await seatPlayer(server, { gameId: game.gameId, amount: 5_000 });
  const wish = { game_id: game.gameId, mode: "demo" } as const;
  const { body } = await server.call(launch, wish, { token: player.token });
  const post = seatAt((body.data as DataOf<typeof launch>).url);
  await post("/wallet/play", { amount: REAL, mode: "base" });
  await post("/wallet/end-round");
  expect((await server.rooms.ledger.readWallet(player.memberId)).cash).toBe(5_000);
  const records = await server.call(record, { range: "today" }, { token: player.token });
  expect(records.body.data.list).toEqual([]);
  await server.rooms.rounds.resolveInterrupted();
  expect((await server.rooms.ledger.readWallet(player.memberId)).cash).toBe(5_000);
});

test("each demo has a purse of its own", async () => {
  const [one, other] = [seatAt(await visit()), seatAt(await visit())];
  await one("/wallet/play", { amount: REAL, mode: "base" });
  expect((await other("/wallet/authenticate")).body).toMatchObject({
    balance: { amount: 1_000 * REAL },
    round: null,
  });
});

test("what demos leave behind is forgotten after a week, and nothing of real play", async () => {
  const player = await seatPlayer(server, { gameId: game.gameId, amount: 5_000 });
  await player.post("/wallet/play", { amount: REAL, mode: "base" });
  await seatAt(await visit())("/wallet/play", { amount: REAL, mode: "base" });
  server.clock.advance(WEEK_MS + 1);
  await server.jobs.runNow("rgs.forget-sessions");
  const { rows } = await sql<{ player: string }>`
    SELECT player FROM rgs.round`.execute(server.db);
  expect(rows.map((row) => row.player)).toEqual([`p_${player.memberId}`]);
});

test("what is not there, or played no more, cannot be tried", async () => {
  const unknown = await server.call(launchDemo, { game_id: 999_999 });
  expect(unknown.body.error).toBe("catalog.game_not_found");
  const { publication, gameId } = await offerGame(server, "gone-game", [sureMode("base", 96)]);
  const played = { ...publication, status: "published" } as const;
  await inTransaction(server.db, (tx) => withdrawPublication(tx, server.rooms.catalog, played));
  server.rooms.catalog.invalidate();
  const gone = await server.call(launchDemo, { game_id: gameId });
  expect(gone.body.error).toBe("catalog.game_not_found");
  // Somebody shows it in lists, with no version to play.
  await inTransaction(server.db, (tx) => server.rooms.catalog.setGameStatus(tx, gameId, "live"));
  server.rooms.catalog.invalidate();
  const shown = await server.call(launchDemo, { game_id: gameId });
  expect(shown.body.error).toBe("rounds.game_unavailable");
});
