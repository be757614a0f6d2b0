/**
 * What happens, told at once: one WebSocket to /api/live. It opens when something wants to hear,
 * comes back by itself with growing pauses, and says nothing of its own: after a gap, the ordinary
 * calls are used.
 */
import {
  type LiveMessage,
  LIVE_PATH,
  type LiveRequest,
  liveCloseCodes,
} from "@tucano/contract/player/site/live.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Until the server has said how often it beats. */
const BEAT_SECONDS = 30;

export interface LiveOptions {
  /** Of the house, as of its pages: https://… */
  baseUrl: string;
  language: string;
  token: () => string | null;
  /** False while nobody looks: no connection is made, until `comeBack` is called. */
  isWatched?: () => boolean;
  /** Open: the server has said welcome. */
  onChange?: (isOpen: boolean) => void;
  /** Before each hello: makes sure that the token is still good. */
  freshen?: () => Promise<unknown>;
}

type Listener = (message: LiveMessage) => void;

export interface LiveLine {
  /** `me`, `winners`, `crash`, `sports` or `table:<code>`. Answers what ends it. */
  listen(topic: string, listener: Listener): () => void;
  /** Somebody looks again, or the network is back: no waiting. */
  readonly comeBack: () => void;
  /** Somebody else is signed in now. */
  readonly meetAgain: () => void;
}

export function connectLive(options: LiveOptions): LiveLine {
  const { token, language, isWatched = () => true, onChange, freshen } = options;
  const listeners = new Map<string, Set<Listener>>();
  const timers = createTimers();
  let socket: WebSocket | null = null;
  let isFreshening = false;
  let pauseMs = FIRST_PAUSE_MS;
  let beatSeconds = BEAT_SECONDS;

  function send(request: LiveRequest): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
  }

  function sayHello(): void {
    const own = token();
    const topics = [...listeners.keys()].filter((topic) => topic !== "me" || own !== null);
    send({ type: "hello", lang: language, topics, ...(own !== null && { token: own }) });
  }

  /** A token that cannot be renewed now is said as it is: the server answers what it is worth. */
  function whenFresh(then: () => void): void {
    if (freshen === undefined) then();
    else void freshen().then(then, then);
  }

  function hear(event: MessageEvent<string>): void {
    const message = JSON.parse(event.data) as LiveMessage;
    if (message.type === "welcome") {
      pauseMs = FIRST_PAUSE_MS;
      beatSeconds = message.beat_seconds;
      timers.renewEvery(message.renew_seconds * 800, () => whenFresh(sayHello));
      onChange?.(true);
    }
    // Two beats without a sign of life: the line is dead, though nobody has said so.
    timers.onSilence(beatSeconds * 2_000, () => socket?.close());
    if (!("topic" in message)) return;
    for (const listener of listeners.get(message.topic) ?? []) listener(message);
  }

  function forgetLine(event: CloseEvent): void {
    timers.end();
    socket = null;
    onChange?.(false);
    // An ended session is found out by the next ordinary call, which knows what to do about it.
    if (event.code === liveCloseCodes.unauthenticated) pauseMs = LONGEST_PAUSE_MS;
    if (listeners.size === 0) return;
    timers.retryIn(pauseMs * (0.5 + Math.random()), connect);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  const isNeeded = (): boolean => socket === null && listeners.size > 0 && isWatched();

  function open(): void {
    isFreshening = false;
    if (!isNeeded()) return;
    const address = new URL(LIVE_PATH, options.baseUrl);
    address.protocol = address.protocol.replace("http", "ws");
    socket = new WebSocket(address);
    socket.addEventListener("open", sayHello);
    socket.addEventListener("message", hear);
    socket.addEventListener("close", forgetLine);
  }

  function connect(): void {
    if (isFreshening || !isNeeded()) return;
    isFreshening = true;
    whenFresh(open);
  }

  function comeBack(): void {
    pauseMs = FIRST_PAUSE_MS;
    connect();
  }

  return {
    comeBack,
    meetAgain: () => (socket === null ? comeBack() : socket.close()),
    listen(topic, listener) {
      const known = listeners.get(topic) ?? new Set();
      if (!listeners.has(topic)) {
        listeners.set(topic, known);
        send({ type: "subscribe", topics: [topic] });
      }
      known.add(listener);
      connect();
      return () => {
        if (!known.delete(listener) || known.size > 0) return;
        listeners.delete(topic);
        send({ type: "unsubscribe", topics: [topic] });
        if (listeners.size > 0) return;
        timers.end();
        socket?.close();
      };
    },
  };
}

type Timer = ReturnType<typeof setTimeout>;

function createTimers() {
  let retry: Timer | undefined;
  let renew: Timer | undefined;
  let silence: Timer | undefined;
  return {
    retryIn: (timeMs: number, act: () => void): void => {
      clearTimeout(retry);
      retry = setTimeout(act, timeMs);
    },
    renewEvery: (timeMs: number, act: () => void): void => {
      clearInterval(renew);
      renew = setInterval(act, timeMs);
    },
    onSilence: (timeMs: number, act: () => void): void => {
      clearTimeout(silence);
      silence = setTimeout(act, timeMs);
    },
    end: (): void => {
      clearTimeout(retry);
      clearInterval(renew);
      clearTimeout(silence);
    },
  };
}
