/** `npm start`: builds what is stale, then becomes the server. */
import { createServer } from "node:net";
import { buildWhatIsStale } from "./build.ts";
import { endChildrenWithThisProcess } from "./lib/run.ts";

function canListen(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "unknown"));
    probe.listen({ port, host }, () => probe.close(() => resolve(null)));
  });
}

async function assertPortIsFree(): Promise<void> {
  const host = process.env["HOST"] || "127.0.0.1";
  const port = Number(process.env["PORT"] || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, and is "${process.env["PORT"]}".`);
  }
  const problem = await canListen(port, host);
  if (problem === "EADDRINUSE") {
    throw new Error(
      `Port ${port} is in use. Stop what is using it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (problem === "EACCES") {
    throw new Error(`This user may not listen on port ${port}. Choose one above 1023: PORT=3000`);
  }
  if (problem)
    throw new Error(`Cannot listen on ${host} port ${port}: ${problem}. See HOST, PORT.`);
}

async function start(): Promise<void> {
  await assertPortIsFree();
  await buildWhatIsStale();
}

try {
  endChildrenWithThisProcess();
  await start();
  // From here on the server answers signals; losing the parent counts as being asked to stop.
  process.removeAllListeners("SIGINT").removeAllListeners("SIGTERM");
  process.removeAllListeners("disconnect");
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  await import(new URL("../apps/server/src/main.ts", import.meta.url).href);
} catch (error) {
  console.error(`\nCannot start.\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
