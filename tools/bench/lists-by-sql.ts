/**
 * The list of games as it would be without anything in memory: the same HTTP server and the same
 * code, but every request reads the catalogue from the database. Says where it listens and serves
 * until it is ended.
 */
import { list } from "@tucano/contract/catalog.ts";
import { createCatalog } from "../../apps/server/src/catalog/index.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { loadConfig } from "../../apps/server/src/platform/config/config.ts";
import { readEnvironment } from "../../apps/server/src/platform/config/env.ts";
import { connect, RUNTIME_ROLE } from "../../apps/server/src/platform/database/connect.ts";
import { addDays, dayOf } from "../../apps/server/src/platform/days.ts";
import { route } from "../../apps/server/src/platform/http/route.ts";
import { createHttpServer } from "../../apps/server/src/platform/http/server.ts";
import { createLogger } from "../../apps/server/src/platform/logger.ts";
import { systemRandom } from "../../apps/server/src/platform/random.ts";
import { totalGames } from "../../apps/server/src/statistics/play-repository.ts";

/** As many as the product has. */
const POOL_SIZE = 20;
const POPULAR_DAYS = 7;

const config = loadConfig(readEnvironment(process.env));
const url = config.databaseUrl;
if (url === null) throw new Error("DATABASE_URL says which catalogue is read.");
const { db } = connect({ url, poolSize: POOL_SIZE, role: RUNTIME_ROLE });
const playCounts = async () => {
  const since = addDays(dayOf(systemClock.now()), 1 - POPULAR_DAYS);
  return new Map((await totalGames(db, since)).map(({ game, plays }) => [game, plays]));
};
const app = await createHttpServer({
  config,
  logger: createLogger("warn"),
  random: systemRandom,
  // A catalogue that was just made remembers nothing.
  routes: [
    route(list, (input, { member }) =>
      createCatalog({ db, clock: systemClock, playCounts }).list(input, member),
    ),
  ],
  checkAnswers: false,
  authenticateMember: () => Promise.resolve(null),
  authenticateOperator: () => Promise.resolve(null),
});
const address = await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`ready: ${address}\n`);
