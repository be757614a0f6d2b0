/**
 * `npm run dev`: the server, started again when its code changes, and the web apps with hot reload,
 * all behind one address, laid out like the built product.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer, request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createServer as createVite } from "vite";
import { freePort, startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { loadConfig } from "../apps/server/src/platform/config/config.ts";
import { readEnvironment } from "../apps/server/src/platform/config/env.ts";
import { isProgramPath } from "../apps/server/src/platform/http/program-paths.ts";
import { root } from "./lib/root.ts";

const webApps = [
  { folder: "apps/backoffice", prefix: "/backoffice" },
  { folder: "apps/games", prefix: "/play" },
  { folder: "apps/player", prefix: "/" },
] as const;

interface Upstream {
  readonly prefix: string;
  readonly port: number;
}

async function startWebApp({ folder, prefix }: (typeof webApps)[number]): Promise<Upstream> {
  const port = await freePort();
  const vite = await createVite({
    root: join(root, folder),
    server: { port, strictPort: true, host: "127.0.0.1", proxy: {} },
    logLevel: "warn",
    clearScreen: false,
  });
  await vite.listen();
  return { prefix, port };
}

/**
 * Its own address is nobody's business here: the line that tells it is replaced by ours. The
 * database is not its own, and stays when it is started again.
 */
async function startServer(port: number, address: string): Promise<void> {
  const { databaseUrl, dataDir } = loadConfig(readEnvironment(process.env));
  const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataDir }) : null;
  const main = join(root, "apps/server/src/main.ts");
  const child = spawn(process.execPath, ["--watch", "--watch-preserve-output", main], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATABASE_URL: databaseUrl ?? embedded?.url() ?? "",
    },
    stdio: ["inherit", "pipe", "inherit"],
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    const isReady = line.startsWith("Tucano is ready");
    console.log(isReady ? `Developing at ${address}  (back office: ${address}/backoffice)` : line);
  });
  const stop = (): void => void child.kill("SIGTERM");
  process.once("SIGINT", stop).once("SIGTERM", stop).once("disconnect", stop);
  child.once("exit", (code) => {
    void Promise.resolve(embedded?.leave()).then(() => process.exit(code ?? 0));
  });
}

/** Passes requests and sockets on to whoever answers them. */
function openFront(chooseFrom: (url: string) => number): ReturnType<typeof createServer> {
  const front = createServer((incoming, answer) => {
    const outgoing = request(
      {
        host: "127.0.0.1",
        port: chooseFrom(incoming.url ?? "/"),
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (upstream) => {
        answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(answer);
      },
    );
    outgoing.once("error", () => {
      if (!answer.headersSent) answer.writeHead(503, { "content-type": "text/plain" });
      answer.end("Starting … reload in a moment.\n");
    });
    incoming.pipe(outgoing);
  });
  front.on("upgrade", (incoming: IncomingMessage, socket, head: Buffer) => {
    const upstream = connect(chooseFrom(incoming.url ?? "/"), "127.0.0.1", () => {
      const { rawHeaders } = incoming;
      const lines = rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
      );
      upstream.write([`GET ${incoming.url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on("error", () => socket.destroy());
    socket.on("error", () => upstream.destroy());
  });
  return front;
}

const port = Number(process.env["PORT"] || 3000);
const host = process.env["HOST"] || "127.0.0.1";
const serverPort = await freePort();
const present = webApps.filter(({ folder }) => existsSync(join(root, folder, "vite.config.ts")));
const upstreams = await Promise.all(present.map(startWebApp));
const front = openFront((url) => {
  if (isProgramPath(url)) return serverPort;
  return upstreams.find(({ prefix }) => url.startsWith(prefix))?.port ?? serverPort;
});
front.once("error", (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === "EADDRINUSE";
  console.error(isTaken ? `Port ${port} is in use: PORT=${port + 1} npm run dev` : error.message);
  process.exit(1);
});
front.listen(port, host, () => {
  startServer(serverPort, `http://${host}:${port}`).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
});
