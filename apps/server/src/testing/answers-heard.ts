/**
 * Writes down which errors the calls of a test server really answer, in a file for each worker.
 * After a whole run `tools/gate/answers.ts` holds them against the contract: what is declared must
 * have happened, and nothing else may.
 */
import { appendFileSync, mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import type { RunningServer } from "../start-server.ts";

/** One line of the file. */
export type HeardLine =
  | { readonly call: string; readonly declares: readonly string[] }
  | { readonly call: string; readonly status: number; readonly error: string };

interface Ears {
  hear(request: Heard, status: number, body: string): void;
}

type Heard = Pick<IncomingMessage, "method" | "url">;

/** What this worker has written already. */
const written = new Set<string>();

export function listenToAnswers(
  { app, house }: Pick<RunningServer, "app" | "house">,
  folder: string,
): void {
  listenToApp(app, { endpoints: house.routes.map((route) => route.endpoint), folder });
}

interface Listening {
  readonly endpoints: readonly Endpoint[];
  readonly folder: string;
}

/** Of a server that a test has put together itself. */
export function listenToApp(app: RunningServer["app"], { endpoints, folder }: Listening): void {
  const ears = openEars(endpoints, path.join(folder, `${process.pid}.jsonl`));
  mkdirSync(folder, { recursive: true });
  app.server.prependListener("request", (request: IncomingMessage, response: ServerResponse) =>
    overhear(ears, request, response),
  );
  app.inject = new Proxy(app.inject.bind(app), {
    apply: async (inject, _self, input: unknown[]) => {
      const answer = (await Reflect.apply(inject, app, input)) as InjectedAnswer;
      ears.hear(answer.raw.req, answer.statusCode, answer.payload);
      return answer;
    },
  });
}

interface InjectedAnswer {
  readonly statusCode: number;
  readonly payload: string;
  readonly raw: { readonly req: Heard };
}

/** Refusals are short, and leave in one piece. */
function overhear(ears: Ears, request: IncomingMessage, response: ServerResponse): void {
  response.end = new Proxy(response.end.bind(response), {
    apply: (end, _self, said: unknown[]) => {
      const [body] = said;
      if (typeof body === "string") ears.hear(request, response.statusCode, body);
      return Reflect.apply(end, response, said) as ServerResponse;
    },
  });
}

const nameOf = ({ method, path: address }: Endpoint): string => `${method} ${address}`;

function openEars(endpoints: readonly Endpoint[], file: string): Ears {
  const calls = new Set(endpoints.map(nameOf));
  const write = (lines: readonly HeardLine[]): void => {
    const fresh = lines.map((line) => JSON.stringify(line)).filter((line) => !written.has(line));
    for (const line of fresh) written.add(line);
    if (fresh.length > 0) appendFileSync(file, fresh.map((line) => `${line}\n`).join(""));
  };
  let isIntroduced = false;
  return {
    hear: ({ method, url = "" }, status, body) => {
      if (!isIntroduced) {
        write(endpoints.map((one) => ({ call: nameOf(one), declares: one.errors })));
        isIntroduced = true;
      }
      if (status === 200) return;
      const error = errorIn(body);
      const call = `${method} ${(url.split("?")[0] ?? "").replace(/\/$/, "")}`;
      // At addresses that are no call, what any call may answer can be provoked as well.
      if (error !== null) write([{ call: calls.has(call) ? call : "", status, error }]);
    },
  };
}

function errorIn(body: string): string | null {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === "string" ? error : null;
  } catch {
    return null;
  }
}
