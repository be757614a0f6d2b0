/** A proxy between the cashier and its PSP that can be told to misbehave. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { AddressInfo } from "node:net";

/**
 * fine: passes everything on. down: closes the connection unheard. fault: answers 500 unheard.
 * garbage: passes on, answers a page. truncated: passes on, answers half. wrong: passes on, answers
 * JSON of another shape. lost: passes on, closes before the answer. slow: passes on, and the answer
 * comes when nobody waits any more. twice: passes everything on two times, answers the second.
 */
export type Mood =
  | "fine"
  | "down"
  | "fault"
  | "garbage"
  | "truncated"
  | "wrong"
  | "lost"
  | "slow"
  | "twice";

interface Message {
  /** Its content type, empty where there is none. */
  readonly type: string;
  readonly body: string;
}

/** One call that was passed on, and what came back. */
export interface Exchange {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly sent: Message;
  readonly status: number;
  readonly answered: Message;
}

export interface BadLine {
  readonly url: string;
  /** What was passed on, as "PUT /sandbox/psp/cob/…". */
  readonly heard: string[];
  /** The same with all that was said. */
  readonly exchanges: Exchange[];
  /** Calls that came, passed on or not, since the mood was last changed. */
  readonly callsInMood: number;
  connect(targetUrl: string): void;
  /** From now on; calls for tokens always pass. */
  be(mood: Mood): void;
  /** How long every answer takes. */
  delay(ms: number): void;
  /** Nobody listens at its address any more, until somebody does again. */
  hangUp(): Promise<void>;
  pickUp(): Promise<void>;
  close(): Promise<void>;
}

interface Answer extends Message {
  readonly status: number;
}

/** Longer than any client waits. */
const SLOW_MS = 12_000;

const json = "application/json";

const spoil: Partial<Record<Mood, (answer: Answer) => Answer>> = {
  garbage: () => ({ status: 200, type: "text/html", body: "<html>Service temporarily…" }),
  truncated: ({ body, ...answer }) => ({ ...answer, body: body.slice(0, body.length / 2) }),
  wrong: () => ({
    status: 200,
    type: json,
    body: '{"status":7,"txid":[],"pix":{},"endToEndId":null}',
  }),
};

async function passOn(target: string, request: IncomingMessage, body: string): Promise<Answer> {
  const answer = await fetch(`${target}${request.url}`, {
    method: request.method ?? "GET",
    headers: {
      authorization: request.headers.authorization ?? "",
      ...(body === "" ? {} : { "content-type": request.headers["content-type"] ?? "" }),
    },
    ...(body === "" ? {} : { body }),
  });
  const type = answer.headers.get("content-type") ?? "";
  return { status: answer.status, type, body: await answer.text() };
}

export async function openBadLine(): Promise<BadLine> {
  let target = "";
  let mood: Mood = "fine";
  let delayMs = 0;
  let callsInMood = 0;
  const heard: string[] = [];
  const exchanges: Exchange[] = [];

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isToken = request.url?.endsWith("/oauth/token") === true;
    const now = isToken ? "fine" : mood;
    if (!isToken) callsInMood += 1;
    if (target === "" || now === "down") return void request.socket.destroy();
    if (now === "fault") return void response.writeHead(500).end("{}");
    const body = await text(request);
    heard.push(`${request.method} ${request.url}`);
    if (now === "twice") await passOn(target, request, body);
    const answer = await passOn(target, request, body);
    const { method = "GET", url = "", headers } = request;
    const sent = { type: headers["content-type"] ?? "", body };
    exchanges.push({ method, path: url, sent, status: answer.status, answered: answer });
    if (now === "lost") return void request.socket.destroy();
    const waitMs = now === "slow" ? SLOW_MS : delayMs;
    if (waitMs > 0) await pause(waitMs, undefined, { ref: false });
    const told = spoil[now]?.(answer) ?? answer;
    response.writeHead(told.status, { "content-type": told.type });
    response.end(told.body);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  const listen = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
  const hangUp = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    exchanges,
    get callsInMood() {
      return callsInMood;
    },
    connect: (targetUrl) => {
      target = targetUrl;
    },
    be: (next) => {
      mood = next;
      callsInMood = 0;
    },
    delay: (ms) => {
      delayMs = ms;
    },
    hangUp,
    pickUp: () => listen(port),
    close: hangUp,
  };
}
