/** What a module test starts with: a server on a fresh clone of the template, and a typed call. */
import { inject as provided } from "vitest";
import type { DataOf, Endpoint, Envelope, InputOf, RequestOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { cloneDatabase, type ThrowAwayDatabase } from "@tucano/workshop/databases.ts";
import { askRoute } from "./ask-route.ts";
import { requestOf, smallPicture, type TestFile } from "./requests.ts";
import { startOnDatabase, type TestProcess, type TestServerOptions } from "./start-on-database.ts";

export interface CallOptions {
  /** Of a call that takes a file. Left out: a small picture. */
  readonly file?: TestFile;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: en, so that tests can read the spec's wording. */
  readonly lang?: string;
}

export interface Answer {
  readonly status: number;
  // oxlint-disable-next-line no-explicit-any -- Tests look at what really came over the wire.
  readonly body: Envelope<any>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** What came over the wire, whatever it is. */
  readonly bytes: Buffer;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

export interface TestServer extends TestProcess {
  readonly rooms: TestProcess["house"]["rooms"];
  /** Connection string of the database's owner. */
  readonly databaseUrl: string;
  call<E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    options?: CallOptions,
  ): Promise<Answer>;
  /** The call itself, with no HTTP before it: this member's, signed in or not. */
  ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, memberId: MemberId): Promise<DataOf<E>>;
  /** The same without types, for hostile input. */
  send(endpoint: Endpoint, payload: unknown, options?: CallOptions): Promise<Answer>;
}

export interface ServerOptions extends Omit<TestServerOptions, "url" | "keysFolder"> {
  /** Another way to the database than the direct one, such as a line that can be cut. */
  readonly reach?: (databaseUrl: string) => Promise<string>;
}

export async function startTestServer({
  reach,
  ...options
}: ServerOptions = {}): Promise<TestServer> {
  const { adminUrl, template } = provided("database");
  const database = await cloneDatabase(adminUrl, template);
  return onDatabase(database, { ...options, url: (await reach?.(database.url)) ?? database.url });
}

/** The same on a database of somebody's own; `url` where it is reached in another way. */
export async function onDatabase(
  database: ThrowAwayDatabase,
  options: Omit<TestServerOptions, "url" | "keysFolder"> & { readonly url?: string } = {},
): Promise<TestServer> {
  const { keysFolder } = provided("database");
  const answersFolder = provided("answersFolder");
  const { url } = database;
  const server = await startOnDatabase({ url, answersFolder, keysFolder, ...options });

  const send = async (
    endpoint: Endpoint,
    payload: unknown,
    { token, headers, lang = "en", file = smallPicture }: CallOptions = {},
  ): Promise<Answer> => {
    const response = await server.app.inject({
      method: endpoint.method,
      ...requestOf(endpoint, payload, {
        lang,
        file,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
      }),
    });
    const isFile = endpoint.answer !== undefined && response.statusCode === 200;
    return {
      status: response.statusCode,
      body: isFile ? fileEnvelope : response.json(),
      bytes: response.rawPayload,
      headers: response.headers,
      cookies: response.cookies,
    };
  };
  return {
    ...server,
    rooms: server.house.rooms,
    databaseUrl: database.url,
    send,
    call: (endpoint, input, callOptions) => send(endpoint, input, callOptions),
    ask: (endpoint, input, memberId) =>
      askRoute(server.house.routes, endpoint, input, { member: { memberId, sessionId: "" } }),
    close: async () => {
      await server.close();
      await database.drop();
    },
  };
}

/** A file stands without an envelope: who looks at all answers finds one. */
const fileEnvelope: Envelope<null> = {
  code: 200,
  status: "success",
  message: "A file.",
  data: null,
};
