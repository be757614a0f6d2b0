/** Bytes to a server as they are, for what no HTTP client would send. */
import { connect, type Socket } from "node:net";

export interface RawAnswer {
  readonly text: string;
  /** Of each answer in turn. */
  readonly statuses: readonly number[];
  readonly isClosed: boolean;
  readonly tookMs: number;
}

const LISTEN_MS = 1_500;

export function open(url: string, address: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: address });
    socket.once("connect", () => resolve(socket));
    socket.once("error", reject);
  });
}

/** Says it, and listens until the server closes or has been silent for a while. */
export async function say(
  url: string,
  address: string,
  bytes: string | Buffer,
  listenMs: number = LISTEN_MS,
): Promise<RawAnswer> {
  const startedMs = performance.now();
  const socket = await open(url, address);
  let text = "";
  let isClosed = false;
  await new Promise<void>((resolve) => {
    let quiet = setTimeout(resolve, listenMs);
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      clearTimeout(quiet);
      quiet = setTimeout(resolve, Math.min(listenMs, 300));
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      isClosed = true;
      clearTimeout(quiet);
      resolve();
    });
    socket.write(bytes);
  });
  socket.destroy();
  const statuses = [...text.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map((found) => Number(found[1]));
  return { text, statuses, isClosed, tookMs: performance.now() - startedMs };
}

export const lines = (...parts: readonly string[]): string => `${parts.join("\r\n")}\r\n\r\n`;
