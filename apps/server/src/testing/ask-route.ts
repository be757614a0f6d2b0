/**
 * Asks a call in process, with no HTTP in between: for benches, and for somebody who is not signed
 * in.
 */
import assert from "node:assert";
import type { DataOf, Endpoint, InputOf } from "@tucano/contract/endpoint.ts";
import { dataOf } from "../platform/http/answers/envelope.ts";
import type { OpenContext, Route } from "../platform/http/types.ts";
import type { Room } from "../platform/room.ts";

/** What handlers look at who do not answer a browser. */
type Asking = Pick<OpenContext, "member" | "idempotencyKey" | "bearer" | "lang" | "host">;

export async function askRoute<E extends Endpoint>(
  routes: readonly Route[],
  endpoint: E,
  input: InputOf<E>,
  asking: Partial<Asking>,
): Promise<DataOf<E>> {
  const found = routes.find((route) => route.endpoint === endpoint);
  assert(found !== undefined, `No room answers ${endpoint.path}.`);
  const handler = found.handler as (input: InputOf<E>, asking: Asking) => unknown;
  const nobody = { member: null, idempotencyKey: null, bearer: null, lang: "en" } as const;
  const answer = await handler(input, { ...nobody, host: "localhost", ...asking });
  return dataOf(answer) as DataOf<E>;
}

export type Calls<Endpoints> = {
  readonly [Name in keyof Endpoints]: Endpoints[Name] extends Endpoint
    ? (input: InputOf<Endpoints[Name]>, bearer?: string | null) => Promise<DataOf<Endpoints[Name]>>
    : never;
};

/** A room with some of its calls beside what rooms ask of it: `room.spin(input, token)`. */
export function withCalls<Api, Endpoints extends Readonly<Record<string, Endpoint>>>(
  { api, routes = [] }: Room<Api>,
  endpoints: Endpoints,
): Api & Calls<Endpoints> {
  const calls = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (input: InputOf<Endpoint>, bearer: string | null = null) =>
      askRoute(routes, endpoint, input, { bearer }),
  ]);
  return { ...api, ...(Object.fromEntries(calls) as Calls<Endpoints>) };
}
