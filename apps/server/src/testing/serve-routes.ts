/** Routes of one room behind the real HTTP layer, without the house: heard like a whole server. */
import type { FastifyInstance } from "fastify";
import { inject } from "vitest";
import { loadConfig } from "../platform/config/config.ts";
import { readEnvironment } from "../platform/config/env.ts";
import { createHttpServer } from "../platform/http/server.ts";
import type { Route } from "../platform/http/types.ts";
import { createLogger } from "../platform/logger.ts";
import { systemRandom } from "../platform/random.ts";
import { listenToApp } from "./answers-heard.ts";

export async function serveRoutes(routes: readonly Route[]): Promise<FastifyInstance> {
  const server = await createHttpServer({
    config: loadConfig(readEnvironment({ RATE_LIMIT_PER_MINUTE: "1000000" })),
    logger: createLogger("silent"),
    random: systemRandom,
    checkAnswers: true,
    authenticateMember: () => Promise.resolve(null),
    hostOf: (asked) => asked,
    authenticateOperator: () => Promise.resolve(null),
    routes: [...routes],
  });
  const folder = inject("answersFolder");
  const endpoints = routes.map(({ endpoint }) => endpoint);
  if (folder !== null) listenToApp(server, { endpoints, folder });
  return server;
}
