/** HAProxy in front of two servers, with the settings of docs/servers.md. */
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";
import { freePort } from "@tucano/workshop/embedded-postgres.ts";
import { keepRunning } from "../cluster/programs.ts";
import type { DebianSystem } from "../lib/debian-system.ts";

export interface Balancer {
  /** Where players come in. */
  readonly url: string;
  /** Resolves when all servers are sent calls. */
  waitUntilAllServe(): Promise<void>;
  close(): Promise<void>;
}

const SERVE_WITHIN_MS = 30_000;
const LOOK_AGAIN_MS = 100;

export async function startBalancer(
  system: DebianSystem,
  folder: string,
  serverPorts: readonly number[],
): Promise<Balancer> {
  const port = await freePort();
  const orders = await freePort();
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, settings(port, orders, serverPorts));
  const program = keepRunning(join(folder, "haproxy.log"), () =>
    system.start("haproxy", ["-db", "-f", file]),
  );
  const order = (line: string): Promise<string> => {
    const socket = connect(orders, "127.0.0.1");
    socket.end(`${line}\n`);
    return text(socket);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    waitUntilAllServe: async () => {
      const untilMs = performance.now() + SERVE_WITHIN_MS;
      const up = /^players,server-\d+,.*,UP,/gm;
      while ((await order("show stat").catch(() => "")).match(up)?.length !== serverPorts.length) {
        if (performance.now() > untilMs) throw new Error("HAProxy does not see all servers.");
        await pause(LOOK_AGAIN_MS);
      }
    },
    close: async () => {
      program.dismiss();
      await program.kill();
    },
  };
}

function settings(port: number, orders: number, serverPorts: readonly number[]): string {
  const servers = serverPorts.map((one, index) => `  server server-${index + 1} 127.0.0.1:${one}`);
  return `global
  maxconn 4000
  stats socket ipv4@127.0.0.1:${orders}

defaults
  mode http
  timeout connect 2s
  timeout check 3s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  default-server check inter 1s fall 2 rise 1 init-state down

listen players
  bind 127.0.0.1:${port}
  balance roundrobin
  # A release from before that address says 404, and is alive.
  option httpchk GET /readyz
  http-check expect status 200,404
  # Whatever moves money bears a key of its own: asked twice, it happens once.
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response 503
${servers.join("\n")}
`;
}
