/** The document that opens an app, whatever its address. */
import { existsSync } from "node:fs";
import path from "node:path";
import type { FastifyReply } from "fastify";

export interface App {
  readonly prefix: string;
  readonly folder: string;
}

/**
 * index.html may carry a still picture of the first page; app.html, where there is one, is the
 * same document without it, for every other address of the app.
 */
const SHELLS = ["app.html", "index.html"] as const;

export function sendShell(reply: FastifyReply, { folder }: App): FastifyReply {
  const shell = SHELLS.find((name) => existsSync(path.join(folder, name))) ?? "index.html";
  return reply.header("cache-control", "no-cache").sendFile(shell, folder);
}
