/**
 * The connection to a table: says hello, keeps the offset to the server's clock, and reconnects
 * when it is lost. What was missed is in the next welcome, so a game only ever draws what it is
 * told.
 */
import {
  tableMessage,
  TABLES_PATH,
  type TableMessage,
  type TableWish,
} from "@tucano/contract/player/games/shared-tables.ts";

export interface TableLine {
  /** The server's time, in milliseconds. */
  now: () => number;
  /** False: there is no connection just now. */
  say: (request: TableWish) => boolean;
  close: () => void;
}

export interface LineOptions {
  readonly game: string;
  readonly language: string;
  token: () => string;
  onMessage: (message: TableMessage) => void;
  /** null: connected. Otherwise whether it is gone for a moment, or for good. */
  onLost: (reason: "away" | "ended" | null) => void;
}

const RETRY_MS = [300, 800, 1_500, 3_000, 5_000] as const;
/** The server sends something at least this often. */
const SILENT_MS = 45_000;
const UNAUTHENTICATED = 4401;

export function openTableLine(options: LineOptions): TableLine {
  let socket: WebSocket | null = null;
  let offsetMs = 0;
  let tries = 0;
  let isClosed = false;
  let heardAtMs = performance.now();

  const receive = (text: string): void => {
    heardAtMs = performance.now();
    const parsed = tableMessage.safeParse(JSON.parse(text));
    if (!parsed.success) return;
    const message = parsed.data;
    if ("server_time" in message) offsetMs = Date.parse(message.server_time) - Date.now();
    if (message.type === "welcome") {
      tries = 0;
      options.onLost(null);
    }
    options.onMessage(message);
  };
  const connect = (): void => {
    if (isClosed) return;
    heardAtMs = performance.now();
    const address = new URL(TABLES_PATH, window.location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const opened = new WebSocket(address);
    socket = opened;
    opened.addEventListener("open", () => {
      const hello = { type: "hello", token: options.token(), game: options.game };
      opened.send(JSON.stringify({ ...hello, lang: options.language }));
    });
    opened.addEventListener("message", (event) => receive(String(event.data)));
    opened.addEventListener("close", (event) => {
      if (socket !== opened || isClosed) return;
      socket = null;
      if (event.code === UNAUTHENTICATED) return options.onLost("ended");
      options.onLost("away");
      const waitMs = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 5_000;
      tries += 1;
      setTimeout(connect, waitMs);
    });
  };
  const watch = setInterval(() => {
    if (performance.now() - heardAtMs > SILENT_MS) socket?.close();
  }, 5_000);
  connect();
  return {
    now: () => Date.now() + offsetMs,
    say: (request) => {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(request));
      return true;
    },
    close: () => {
      isClosed = true;
      clearInterval(watch);
      socket?.close();
    },
  };
}
