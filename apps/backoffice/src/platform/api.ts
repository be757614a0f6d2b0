/** The one way to the server. Operators are known by a cookie; a 401 means: sign in again. */
import {
  AS_OF_HEADER,
  type DataOf,
  type Endpoint,
  type RequestOf,
} from "@tucano/contract/endpoint.ts";
import { type Client, createClient } from "@tucano/client/api-client.ts";
import { isApiError } from "@tucano/client/api-error.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { msg } from "@lingui/core/macro";
import { i18n } from "@lingui/core";
import { noteAsOf } from "./as-of.ts";
import { language } from "./language.ts";

/** The server's complaint about each field that was sent. */
export const fieldsOf = (error: unknown): Readonly<Record<string, string>> =>
  isApiError(error) ? error.fields : {};

const offline = msg`The server cannot be reached. Check the connection and try again.`;

const clientBy = (send: typeof fetch): Client =>
  createClient({
    fetch: send,
    session: {
      token: () => null,
      refresh: async () => false,
      expire: () => undefined,
      forceOffline: () => undefined,
    },
    language,
    offlineMessage: () => i18n._(offline),
    loginNeededMessage: () => "Unauthenticated.",
  });

export const { call, callFile } = clientBy((...request) => fetch(...request));

/** The answer of a call, cached under its address and input. */
export const ask = <E extends Endpoint>(endpoint: E, input: RequestOf<E>) =>
  queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal, client, queryKey }) => {
      const noting = clientBy(async (...request) => {
        const response = await fetch(...request);
        noteAsOf(client, queryKey, response.headers.get(AS_OF_HEADER));
        return response;
      });
      return noting.call(endpoint, input, { signal });
    },
  });

/** The same for a list: the rows on screen stay until the next ones have arrived. */
export function askList<E extends Endpoint>(
  endpoint: E,
  { trail: _trail, ...input }: RequestOf<E> & { readonly trail?: string },
) {
  const query = ask(endpoint, input as unknown as RequestOf<E>);
  return queryOptions({ ...query, placeholderData: keepPreviousData });
}

/** A row of a list that a call answers. */
export type RowOf<E> = DataOf<E> extends { readonly list: readonly (infer Row)[] } ? Row : never;
