/** Plays rounds by the game server's own call, in its process: everything of a spin but HTTP. */
import { join } from "node:path";
import { fromWire } from "@tucano/contract/money.ts";
import { spin } from "@tucano/contract/player/games/house-games.ts";
import { loadConfig } from "../../apps/server/src/platform/config/config.ts";
import { readEnvironment } from "../../apps/server/src/platform/config/env.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { createLogger } from "../../apps/server/src/platform/logger.ts";
import { systemRandom } from "../../apps/server/src/platform/random.ts";
import { startServer } from "../../apps/server/src/start-server.ts";
import { askRoute } from "../../apps/server/src/testing/ask-route.ts";
import type { BatchedResult, RoundsOrder } from "./executor.ts";
import { runInFlight } from "./load/in-flight.ts";
import { answerOrder } from "./load/load.ts";
import { batchesOf, batchSizeBetween, readMetrics } from "./measure.ts";
import { createRoundKeys } from "./load/round-keys.ts";

async function runOrder(order: RoundsOrder, begin: () => void): Promise<BatchedResult> {
  const { databaseUrl, dataDir, players, inFlight, seconds } = order;
  const config = loadConfig(readEnvironment({ PORT: "0", MIN_ROUND_MS: "0", DATA_DIR: dataDir }));
  const server = await startServer({
    config,
    databaseUrl,
    clock: systemClock,
    random: systemRandom,
    logger: createLogger("silent"),
    work: true,
    secretsFolder: join(dataDir, "secrets"),
  });
  const { routes } = server.house;
  const nextKey = createRoundKeys();
  const play = (member: number): Promise<string | null> => {
    const stake = fromWire(players.stakes[players.games[member] ?? 0] ?? "");
    const token = players.tokens[member] ?? "";
    return askRoute(routes, spin, { stake, round_key: nextKey() }, { bearer: token }).then(
      () => null,
      (error: unknown) => (error as Error).message,
    );
  };
  let before = "";
  const members = players.tokens.length;
  const result = await runInFlight(
    { members, inFlight, seconds, warmUpCommands: members },
    play,
    async () => {
      begin();
      before = await readMetrics(server.url);
    },
  );
  const after = await readMetrics(server.url);
  await server.close();
  return { ...result, average_batch: batchSizeBetween(batchesOf(before), batchesOf(after)) };
}

answerOrder((order, begin) => runOrder(order as RoundsOrder, begin));
