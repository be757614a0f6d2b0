/**
 * The list of popular games as it would be without anything in memory: the same HTTP server, but
 * every request reads its page from the database, by one statement that asks for no more than what
 * is answered. Says where it listens and serves until it is ended.
 */
import { sql } from "kysely";
import { type GameOutput, list } from "@tucano/contract/player/games/catalog.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { loadConfig } from "../../apps/server/src/platform/config/config.ts";
import { readEnvironment } from "../../apps/server/src/platform/config/env.ts";
import { connect } from "../../apps/server/src/platform/database/connect.ts";
import { RUNTIME_ROLE } from "../../apps/server/src/platform/database/logins.ts";
import { addDays, dayOf } from "../../apps/server/src/platform/days.ts";
import { route } from "../../apps/server/src/platform/http/route.ts";
import { createHttpServer } from "../../apps/server/src/platform/http/server.ts";
import { createLogger } from "../../apps/server/src/platform/logger.ts";
import { pageOf } from "../../apps/server/src/platform/paging.ts";
import { systemRandom } from "../../apps/server/src/platform/random.ts";

/** As many as the product has. */
const POOL_SIZE = 20;
const POPULAR_DAYS = 7;

interface Row {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  readonly brand_code: string;
  readonly game_type: GameOutput["game_type"];
  readonly tags: string[];
  readonly rtp_basis_points: number;
  readonly volatility: GameOutput["volatility"];
  readonly min_bet_centavos: number;
  readonly max_bet_centavos: number;
  readonly has_demo: boolean;
  readonly status: GameOutput["status"];
  readonly total: number;
}

const config = loadConfig(readEnvironment(process.env));
const url = config.databaseUrl;
if (url === null) throw new Error("DATABASE_URL says which catalogue is read.");
const { db } = connect({ url, poolSize: POOL_SIZE, login: RUNTIME_ROLE });

async function readPopular(limit: number, offset: number): Promise<Row[]> {
  const since = addDays(dayOf(systemClock.now()), 1 - POPULAR_DAYS);
  const { rows } = await sql<Row>`
    SELECT g.id, g.code, g.name, b.name AS brand, b.code AS brand_code, g.game_type, g.tags,
      g.rtp_basis_points, g.volatility, g.min_bet_centavos, g.max_bet_centavos, g.has_demo,
      g.status, count(*) OVER () AS total
    FROM catalog.game g JOIN catalog.brand b ON b.code = g.brand
    LEFT JOIN (SELECT game, sum(plays) AS plays FROM statistics.game_day
      WHERE day >= ${since} GROUP BY game) AS p ON p.game = g.studio || '/' || g.code
    WHERE g.status <> 'hidden'
    ORDER BY coalesce(p.plays, 0) DESC, g.position, g.id
    LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

function present(row: Row): GameOutput {
  const art = `/art/games/${row.code}`;
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    brand: row.brand,
    brand_code: row.brand_code,
    game_type: row.game_type,
    tags: row.tags,
    image: `${art}/tile-480.avif`,
    image_small: `${art}/tile-240.avif`,
    image_wide: `${art}/hero-720.avif`,
    rtp: formatBasisPoints(row.rtp_basis_points),
    volatility: row.volatility,
    min_bet: formatWire(toCentavos(row.min_bet_centavos)),
    max_bet: formatWire(toCentavos(row.max_bet_centavos)),
    has_demo: row.has_demo,
    is_favourite: false,
    status: row.status,
  };
}

const app = await createHttpServer({
  config,
  logger: createLogger("warn"),
  random: systemRandom,
  routes: [
    route(list, async (input) => {
      const { page, limit, offset } = pageOf(input);
      const rows = await readPopular(limit, offset);
      return { list: rows.map(present), total: rows[0]?.total ?? 0, page, limit };
    }),
  ],
  checkAnswers: false,
  authenticateMember: () => Promise.resolve(null),
  hostOf: (asked) => asked,
  authenticateOperator: () => Promise.resolve(null),
});
const address = await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`ready: ${address}\n`);
