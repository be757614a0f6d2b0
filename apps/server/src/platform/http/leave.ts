/**
 * The orderly end of an HTTP server behind a balancer. First it says that it is leaving and serves
 * on, until the balancer has noticed; connections are kept for no second call. Then nobody comes in
 * any more, sockets are told to come back elsewhere, and answers that are on their way arrive.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Health } from "./health.ts";

/** Longer than a call waits for a database that says nothing. */
const ANSWERED_WITHIN_MS = 8_000;
/** A connection is over with its answer, which comes at any time. */
const LOOK_EVERY_MS = 50;

export async function leave(
  app: FastifyInstance,
  { health, drainMs }: { readonly health: Health; readonly drainMs: number },
): Promise<void> {
  const { server } = app;
  health.leave();
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  if (drainMs > 0) await pause(drainMs);
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const late = setTimeout(() => server.closeAllConnections(), ANSWERED_WITHIN_MS);
  await app.close();
  clearInterval(idle);
  clearTimeout(late);
}
