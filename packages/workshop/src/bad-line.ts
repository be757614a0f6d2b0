/** A proxy between the cashier and its PSP that can be told to misbehave. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { AddressInfo } from "node:net";

/**
 * fine: passes everything on. down: closes the connection unheard. fault: answers 500 unheard.
 * garbage: passes on, answers nonsense. lost: passes on, closes before the answer.
 */
export type Mood = "fine" | "down" | "fault" | "garbage" | "lost";

export interface BadLine {
  readonly url: string;
  /** What was passed on, as "PUT /sandbox/psp/cob/…". */
  readonly heard: string[];
  connect(targetUrl: string): void;
  /** From now on; calls for tokens always pass. */
  be(mood: Mood): void;
  close(): Promise<void>;
}

export async function openBadLine(): Promise<BadLine> {
  let target = "";
  let mood: Mood = "fine";
  const heard: string[] = [];

  const passOn = async (request: IncomingMessage): Promise<{ status: number; body: string }> => {
    const body = await text(request);
    heard.push(`${request.method} ${request.url}`);
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method ?? "GET",
      headers: {
        authorization: request.headers.authorization ?? "",
        ...(body === "" ? {} : { "content-type": request.headers["content-type"] ?? "" }),
      },
      ...(body === "" ? {} : { body }),
    });
    return { status: answer.status, body: await answer.text() };
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const now = request.url?.endsWith("/oauth/token") === true ? "fine" : mood;
    if (target === "" || now === "down") return void request.socket.destroy();
    if (now === "fault") return void response.writeHead(500).end("{}");
    const answer = await passOn(request);
    if (now === "lost") return void request.socket.destroy();
    response.writeHead(now === "garbage" ? 200 : answer.status, {
      "content-type": "application/json",
    });
    response.end(now === "garbage" ? "<html>Service temporarily…" : answer.body);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    connect: (targetUrl) => {
      target = targetUrl;
    },
    be: (next) => {
      mood = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
