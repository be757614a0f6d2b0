// Protects: what the public kits of this protocol make plays here unchanged. A publication in the
// mathematics kit's own form is taken in, and the public client's calls get through a whole session
// over real HTTP: a win that is shown step by step, left, found again, ended, replayed.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { PublicClient } from "./public-client.ts";
import { writeSdkPublication } from "./sdk-publication.ts";
import { offerFolder, seatAgain, seatPlayer } from "./table.ts";

const REAL = 1_000_000;
const BET = 200_000;

let server: TestServer;
let gameId: number;
beforeAll(async () => {
  server = await startTestServer();
  const { publication, gameId: id } = await offerFolder(server, {
    game: "kit-game",
    folder: await writeSdkPublication(),
  });
  gameId = id;
  const figures = publication.report.modes.map(({ rtp, hitPercent, maxPayout, maxOneIn }) => [
    rtp,
    hitPercent,
    maxPayout,
    maxOneIn,
  ]);
  expect(figures).toEqual([
    ["97/100", "42.0000", 2_600, "100"],
    ["97/100", "42.0000", 260_000, "100"],
  ]);
});
afterAll(() => server.close());

test("a session from its first call to a replay, as the public client makes it", async () => {
  const player = await seatPlayer(server, { gameId, amount: 100_000 });
  const client = new PublicClient(player.url, "http");
  const { config, round: before } = await client.authenticate();
  expect([client.balance, before]).toEqual([1_000 * REAL, null]);
  expect(Object.keys(config.betModes)).toEqual(["BASE", "BONUS"]);
  let stakes = 1;
  let round = await client.play(BET, "BASE");
  while (!round.active) {
    expect([round.payout, round.payoutMultiplier]).toEqual([0, 0]);
    round = await client.play(BET, "BASE");
    stakes += 1;
  }
  expect(client.balance).toBe(1_000 * REAL - stakes * BET);
  await expect(client.play(BET, "BASE")).rejects.toThrow("A round is active already.");
  expect(round.state.map(({ type }) => type)).toEqual(["reveal", "setTotalWin", "finalWin"]);
  expect(round.payout).toBe(round.payoutMultiplier * BET);
  expect(await client.event("1")).toBe("1");
  // Reloaded in the middle of it: another session, the same round.
  const again = new PublicClient((await seatAgain(server, player, gameId)).url, "http");
  const found = await again.authenticate();
  expect(found.round).toEqual({ ...round, event: "1" });
  expect(again.isRoundActive).toBe(true);
  expect(await again.endRound()).toBe(1_000 * REAL - stakes * BET + round.payout);
  expect(await again.readBalance()).toBe(again.balance);
  expect(round.payoutMultiplier).toBe((round.state.at(-1)?.amount ?? 0) / 100);
  const id = round.state[0]?.board?.[0]?.[0]?.n ?? 0;
  const of = { game: "kit-game", version: 1, mode: "base", event: id };
  expect(await again.replay(of)).toEqual({
    payoutMultiplier: round.payoutMultiplier,
    costMultiplier: 1,
    state: round.state,
  });
});

test("what the client does not expect, it is told by the protocol's codes", async () => {
  const player = await seatPlayer(server, { gameId, amount: 1_000 });
  const client = new PublicClient(player.url, "http");
  await client.authenticate();
  await expect(client.play(BET, "BONUS")).rejects.toThrow("ERR_IPB");
  await expect(client.play(BET, "SUPER")).rejects.toThrow("ERR_VAL");
  await expect(client.endRound()).rejects.toThrow("ERR_VAL");
  expect(await client.readBalance()).toBe(10 * REAL);
});
