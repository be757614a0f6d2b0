// Protects: what stands against sitting down at a table is told by its own code, over HTTP.
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  fairnessChains,
  openTable,
  tableHistory,
} from "@tucano/contract/player/games/shared-tables.ts";
import type { StudioStatus } from "@tucano/contract/studios/studio-wallet.ts";
import { serveRoutes } from "../../testing/serve-routes.ts";
import { type Bench, openBench } from "./bench.ts";

const GAME = "voo-do-tucano";

let bench: Bench;
let app: FastifyInstance;
beforeAll(async () => {
  bench = await openBench();
  app = await serveRoutes(bench.tables.routes);
});
afterAll(async () => {
  await app.close();
  await bench.close();
});

async function open(): Promise<{ status: number; error: string | undefined }> {
  const { token } = bench.session(GAME, { mode: "real" });
  const answer = await app.inject({
    method: openTable.method,
    url: openTable.path,
    headers: { authorization: `Bearer ${token}` },
    payload: { game: GAME },
  });
  return { status: answer.statusCode, error: answer.json<{ error?: string }>().error };
}

const refusals: readonly (readonly [StudioStatus, number, string])[] = [
  ["RS_ERROR_USER_DISABLED", 403, "house_games.player_blocked"],
  ["RS_ERROR_UNKNOWN", 503, "house_games.wallet_unavailable"],
  ["RS_ERROR_INVALID_PARTNER", 503, "house_games.wallet_unavailable"],
];

test.each(refusals)("a purse that answers %s is %i %s", async (status, code, error) => {
  vi.spyOn(bench.purses, "balance").mockResolvedValueOnce({ status });
  expect(await open()).toEqual({ status: code, error });
  expect((await open()).status).toBe(200);
});

test("a table that does not exist has neither history nor chains", async () => {
  for (const { path } of [tableHistory, fairnessChains]) {
    const answer = await app.inject({ url: `${path}?game=no-such-table` });
    expect(answer.json<{ error?: string }>().error).toBe("house_games.game_unknown");
  }
});
