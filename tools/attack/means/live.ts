/** A WebSocket connection that records what it receives and how it ends. */
import { LIVE_PATH } from "@tucano/contract/player/site/live.ts";
import { until } from "./people.ts";

export interface Line {
  readonly told: readonly string[];
  /** The code it was closed with; null while it is open. */
  ended(): number | null;
  say(message: object | string): void;
  close(): void;
}

export async function openLine(url: string, path: string = LIVE_PATH): Promise<Line> {
  const told: string[] = [];
  let end: number | null = null;
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}${path}`);
  socket.addEventListener("message", ({ data }) => told.push(String(data)));
  socket.addEventListener("close", ({ code }) => (end = code));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error("No WebSocket.")));
  });
  return {
    told,
    ended: () => end,
    say: (message) => {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(typeof message === "string" ? message : JSON.stringify(message));
    },
    close: () => socket.close(),
  };
}

/** Welcomed, as the member of this token. */
export async function joinLine(url: string, token: string): Promise<Line> {
  const line = await openLine(url);
  line.say({ type: "hello", token, topics: ["me"] });
  await until(
    "The welcome",
    async () => line.told.join(),
    (told) => told.includes("welcome"),
  );
  return line;
}
