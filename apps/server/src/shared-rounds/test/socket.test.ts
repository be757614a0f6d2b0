// Protects: whoever holds a play token is told the table and bets over the line; nobody else is.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTable } from "@tucano/contract/player/games/shared-tables.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { connectToTables } from "./table-client.ts";

const GAME = "voo-do-tucano";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const connect = (origin?: string) => connectToTables(server.url, origin);

test("a demo bets by its line, and pays with play money", async () => {
  await server.rooms.sharedRounds.advance(GAME);
  const opened = (await server.call(openTable, { game: GAME })).body.data;
  expect(opened).toMatchObject({ mode: "demo", balance: "1000.00", bets_max: 2 });
  const line = await connect();
  line.say({ type: "hello", token: opened.session_token, game: GAME, lang: "en" });
  const welcome = await line.hear("welcome");
  const roundId = welcome.round?.round_id ?? "";
  expect(welcome).toMatchObject({ mode: "demo", round: { phase: "betting" }, chat: null });
  const wish = {
    type: "bet",
    bet_key: randomUUID(),
    round_id: roundId,
    unit: "5.00",
    client_seed: "mine",
  };
  line.say(wish);
  const taken = await line.hear("bet_taken");
  expect(taken).toMatchObject({ balance: "995.00", bet: { stake: "5.00", status: "staked" } });
  expect((await line.hear("roster")).entries).toMatchObject([{ stake: "5.00", is_demo: true }]);
  line.say({ type: "cash_out", bet_key: wish.bet_key });
  const refused = await line.hear("refused");
  expect(refused).toMatchObject({ of: "cash_out", error: "shared_rounds.too_late" });
  line.socket.close();
});

test("a stranger, a foreign page and a torrent are sent away", async () => {
  const stranger = await connect();
  stranger.say({ type: "hello", token: "nobody-knows-it", game: GAME });
  await vi.waitFor(() => expect(stranger.state.closed).toBe(4401), { timeout: 5_000 });
  const early = await connect();
  early.say({ type: "cash_out", bet_key: randomUUID() });
  await vi.waitFor(() => expect(early.state.closed).toBe(4400), { timeout: 5_000 });
  const torrent = await connect();
  for (let count = 0; count < 60; count += 1) torrent.say({ type: "ping" });
  await vi.waitFor(() => expect([4400, 4429]).toContain(torrent.state.closed), {
    timeout: 5_000,
  });
  await expect(connect("https://evil.example")).rejects.toThrow("403");
});

test("a line whose session is over bets no more, and its player opens the table again", async () => {
  const opened = (await server.call(openTable, { game: GAME })).body.data;
  const token: string = opened.session_token;
  const line = await connect();
  line.say({ type: "hello", token, game: GAME, lang: "en" });
  const { round } = await line.hear("welcome");
  server.clock.advance(31 * 60_000);
  const wish = { bet_key: randomUUID(), round_id: round?.round_id ?? randomUUID(), unit: "5.00" };
  line.say({ type: "bet", ...wish, client_seed: "mine" });
  expect(await line.hear("refused")).toMatchObject({
    of: "bet",
    bet_key: wish.bet_key,
    error: "house_games.session_unknown",
  });
  line.socket.close();
  const again = await server.call(openTable, { game: GAME }, { token });
  expect(again.body.error).toBe("house_games.session_unknown");
});
