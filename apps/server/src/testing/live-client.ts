/** A client of /api/live for tests, over a real socket. */
import { vi } from "vitest";
import { WebSocket } from "ws";
import { LIVE_PATH, liveMessage, type LiveMessage } from "@tucano/contract/player/site/live.ts";
import * as z from "zod/mini";

type Of<Type extends LiveMessage["type"]> = Extract<LiveMessage, { type: Type }>;

export interface LiveClient {
  /** All it was told, the oldest first. */
  readonly told: readonly LiveMessage[];
  /** Null while it is open. */
  ended(): { readonly code: number; readonly reason: string } | null;
  /** Also what no client should say. */
  say(message: object | string): void;
  /** The next of this kind that passes, which no other call has answered yet. */
  hear<Type extends LiveMessage["type"]>(
    type: Type,
    passes?: (message: Of<Type>) => boolean,
  ): Promise<Of<Type>>;
  close(): void;
}

const PATIENCE_MS = 5_000;

/** Rejects with the status of the answer when there is no WebSocket to be had. */
export async function openLive(
  url: string,
  options: { readonly origin?: string } = {},
): Promise<LiveClient> {
  const told: LiveMessage[] = [];
  const heard = new Set<LiveMessage>();
  let end: { code: number; reason: string } | null = null;
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}${LIVE_PATH}`, options);
  socket.on("message", (data) =>
    told.push(z.parse(liveMessage, JSON.parse((data as Buffer).toString("utf8")))),
  );
  socket.on("close", (code, reason) => {
    end = { code, reason: reason.toString("utf8") };
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("open", () => resolve());
    socket.once("error", reject);
    socket.once("unexpected-response", (_request, response) =>
      reject(new Error(String(response.statusCode))),
    );
  });
  socket.on("error", () => undefined);
  return {
    told,
    ended: () => end,
    say: (message) => socket.send(typeof message === "string" ? message : JSON.stringify(message)),
    hear: (type, passes = () => true) =>
      vi.waitFor(
        () => {
          const found = told.find(
            (one): one is Of<typeof type> =>
              one.type === type && !heard.has(one) && passes(one as Of<typeof type>),
          );
          if (found === undefined) throw new Error(`Not told of ${type}: ${JSON.stringify(told)}`);
          heard.add(found);
          return found;
        },
        { timeout: PATIENCE_MS, interval: 5 },
      ),
    close: () => socket.terminate(),
  };
}

/** Connected, and past the welcome. */
export async function joinLive(
  url: string,
  hello: { readonly token?: string; readonly topics: string[] },
): Promise<LiveClient> {
  const client = await openLive(url);
  client.say({ type: "hello", lang: "en", ...hello });
  await client.hear("welcome");
  return client;
}
