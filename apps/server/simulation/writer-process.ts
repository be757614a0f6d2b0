/**
 * A process whose only work is the ledger, spoken to over HTTP: what the drills kill. Arguments:
 * the database's address and the port to listen on.
 */
import { createServer, type IncomingMessage } from "node:http";
import { createLedger } from "../src/ledger/index.ts";
import { systemClock } from "../src/platform/clock.ts";
import { connect, RUNTIME_ROLE } from "../src/platform/database/connect.ts";
import { DomainError } from "../src/platform/errors.ts";
import { createLogger } from "../src/platform/logger.ts";
import { createMetrics } from "../src/platform/metrics.ts";
import { execute, type Wish } from "./play.ts";

const [databaseUrl = "", port = "0"] = process.argv.slice(2);
const logger = createLogger("silent");
const { db } = connect({ url: databaseUrl, poolSize: 8, role: RUNTIME_ROLE });
const ledger = createLedger({
  db,
  databaseUrl,
  clock: systemClock,
  logger,
  metrics: createMetrics(),
});

async function readWish(request: IncomingMessage): Promise<Wish> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Wish;
}

async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  try {
    return { status: 200, body: await execute(ledger, await readWish(request)) };
  } catch (error) {
    if (error instanceof DomainError) {
      return { status: error.httpStatus, body: { code: error.code } };
    }
    return { status: 500, body: { code: String(error) } };
  }
}

const server = createServer((request, response) => {
  void answer(request).then(({ status, body }) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
});
process.stdin.on("end", () => process.exit(1)).resume();
server.listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\n"));
