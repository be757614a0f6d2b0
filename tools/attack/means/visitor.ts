/**
 * Somebody at a machine of their own: the whole of 127.0.0.0/8 is ours, so that each visitor comes
 * from an address that nobody else has. Speaks HTTP as it is told to, also badly.
 */
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import type { DataOf, Endpoint, Envelope, RequestOf } from "@tucano/contract/endpoint.ts";

export interface Heard<Data = unknown> {
  /** 0: no answer at all. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
  /** Of the envelope; null when there is none, or it was refused. */
  readonly data: Data | null;
  /** The envelope's error code; empty when there is none. */
  readonly error: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly tookMs: number;
}

export interface Message {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer;
  readonly token?: string;
  readonly cookie?: string;
  readonly timeoutMs?: number;
}

export interface Visitor {
  readonly address: string;
  /** At this server from now on. */
  at(url: string): Visitor;
  send(path: string, message?: Message): Promise<Heard>;
  /** As a client of the contract does. */
  call<E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    message?: Message,
  ): Promise<Heard<DataOf<E>>>;
  /** A body in JSON, or the plain text. */
  post(path: string, body: unknown, message?: Message): Promise<Heard>;
}

const TIMEOUT_MS = 30_000;
const SOCKETS_MAX = 256;

export function createVisitor(url: string, address: string): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS_MAX });
  return visitorAt(new URL(url), { address, agent });
}

interface Machine {
  readonly address: string;
  readonly agent: Agent;
}

function visitorAt(url: URL, machine: Machine): Visitor {
  const send = (path: string, message: Message = {}): Promise<Heard> =>
    exchange(url, path, message, machine);
  const post = (path: string, body: unknown, message: Message = {}): Promise<Heard> =>
    send(path, {
      method: "POST",
      ...message,
      headers: { "content-type": "application/json", ...message.headers },
      body: typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    });
  return {
    address: machine.address,
    at: (other) => visitorAt(new URL(other), machine),
    send,
    post,
    call: async (endpoint, input, message = {}) => {
      const heard =
        endpoint.method === "GET"
          ? await send(`${endpoint.path}${query(input as object)}`, message)
          : await post(endpoint.path, input, message);
      return heard as Heard<DataOf<typeof endpoint>>;
    },
  };
}

function query(input: object): string {
  const pairs = Object.entries(input).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return `?${text}`;
}

const nothing = {
  status: 0,
  headers: {},
  text: "",
  bytes: Buffer.alloc(0),
  data: null,
  error: "",
  fields: {},
};

function exchange(
  url: URL,
  path: string,
  { method = "GET", headers, body, token, cookie, timeoutMs = TIMEOUT_MS }: Message,
  { address, agent }: Machine,
): Promise<Heard> {
  const startedMs = performance.now();
  const took = (): number => performance.now() - startedMs;
  return new Promise((resolve) => {
    const outgoing = request({
      host: url.hostname,
      port: url.port,
      path,
      method,
      agent,
      localAddress: address,
      timeout: timeoutMs,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
        ...headers,
      },
    });
    const fail = (): void => resolve({ ...nothing, tookMs: took() });
    outgoing.on("timeout", () => outgoing.destroy());
    outgoing.on("error", fail);
    outgoing.on("response", (response) => {
      buffer(response).then((bytes) => {
        const { statusCode: status = 0, headers: told } = response;
        const text = bytes.toString("utf8");
        resolve({ status, headers: told, text, bytes, tookMs: took(), ...readEnvelope(text) });
      }, fail);
    });
    outgoing.end(body);
  });
}

function readEnvelope(text: string): Pick<Heard, "data" | "error" | "fields"> {
  try {
    const { data, error, fields } = JSON.parse(text) as Partial<Envelope<unknown>>;
    return { data: data ?? null, error: error ?? "", fields: fields ?? {} };
  } catch {
    return { data: null, error: "", fields: {} };
  }
}

/** One cookie of an answer, as `name=value`; null when it sets none of that name. */
export function cookieOf({ headers }: Heard, name: string): string | null {
  const found = headers["set-cookie"]?.find((line) => line.startsWith(`${name}=`));
  return found?.split(";")[0] ?? null;
}
