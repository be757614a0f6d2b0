/**
 * A line to the server: says hello, keeps the offset to the server's clock, and reconnects when it
 * is lost. What was missed is in what comes after the next hello, so a game only ever draws what it
 * is told.
 */
export interface OpenLine<Request> {
  /** The server's time, in milliseconds. */
  now: () => number;
  /** False: there is no connection just now. */
  say: (request: Request) => boolean;
  close: () => void;
}

interface OpenLineOptions<Message> {
  readonly path: string;
  hello: () => object;
  /** Null: not a message of the contract. */
  read: (value: unknown) => Message | null;
  onMessage: (message: Message) => void;
  /** null: connected. Otherwise whether it is gone for a moment, or for good. */
  onLost: (reason: "away" | "ended" | null) => void;
  /** Codes after which nobody need try again. */
  readonly endings: readonly number[];
}

interface AnyMessage {
  readonly type: string;
  readonly server_time?: string;
}

const RETRY_MS = [300, 800, 1_500, 3_000, 5_000] as const;
/** The server sends something at least this often. */
const SILENT_MS = 45_000;

export function openLine<Message extends AnyMessage, Request>(
  options: OpenLineOptions<Message>,
): OpenLine<Request> {
  let socket: WebSocket | null = null;
  let offsetMs = 0;
  let tries = 0;
  let isClosed = false;
  let heardAtMs = performance.now();

  const receive = (text: string): void => {
    heardAtMs = performance.now();
    const message = options.read(JSON.parse(text));
    if (message === null) return;
    const { server_time: time } = message;
    if (time !== undefined) offsetMs = Date.parse(time) - Date.now();
    if (message.type === "welcome") {
      tries = 0;
      options.onLost(null);
    }
    options.onMessage(message);
  };
  const connect = (): void => {
    if (isClosed) return;
    heardAtMs = performance.now();
    const address = new URL(options.path, window.location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const opened = new WebSocket(address);
    socket = opened;
    opened.addEventListener("open", () => opened.send(JSON.stringify(options.hello())));
    opened.addEventListener("message", (event) => {
      if (socket === opened) receive(String(event.data));
    });
    opened.addEventListener("close", (event) => {
      if (socket !== opened || isClosed) return;
      socket = null;
      if (options.endings.includes(event.code)) return options.onLost("ended");
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
      socket = null;
    },
  };
}
