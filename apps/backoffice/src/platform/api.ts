/** The one way to the server. Operators are known by a cookie; a 401 means: sign in again. */
import {
  AS_OF_HEADER,
  type DataOf,
  type Endpoint,
  type Envelope,
  type RequestOf,
} from "@tucano/contract/endpoint.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { msg } from "@lingui/core/macro";
import { i18n } from "@lingui/core";
import { noteAsOf } from "./as-of.ts";
import { language } from "./language.ts";

export class ApiError extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;

  constructor(status: number, message: string, envelope?: Envelope<unknown>) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.fields = envelope?.fields ?? {};
    this.requestId = envelope?.request_id;
  }
}

/** The server's complaint about each field that was sent. */
export const fieldsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.fields : {};

const TIMEOUT_MS = 20_000;
const offline = msg`The server cannot be reached. Check the connection and try again.`;

function addressOf(endpoint: Endpoint, input: object): string {
  const query = new URLSearchParams({ lang: language });
  if (endpoint.method === "GET" || endpoint.body !== undefined) {
    for (const [name, value] of Object.entries(input)) {
      if (value !== undefined && value !== "") query.set(name, String(value));
    }
  }
  return `${endpoint.path}?${query.toString()}`;
}

export async function call<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  signal?: AbortSignal,
): Promise<DataOf<E>> {
  return dataIn(await send(endpoint, input, bodyOf(endpoint, input), signal));
}

/** A call whose body is a file. */
export async function sendFile<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  file: Blob,
): Promise<DataOf<E>> {
  const body = { headers: { "content-type": file.type }, body: file };
  return dataIn(await send(endpoint, input, body));
}

/** A call whose answer is a file. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  signal?: AbortSignal,
): Promise<Blob> {
  const response = await send(endpoint, input, bodyOf(endpoint, input), signal);
  return response.ok ? await response.blob() : await dataIn<never>(response);
}

function bodyOf({ method }: Endpoint, input: unknown): RequestInit {
  if (method === "GET") return {};
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(input) };
}

async function send(
  endpoint: Endpoint,
  input: unknown,
  body: RequestInit,
  signal?: AbortSignal,
): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return await fetch(addressOf(endpoint, input as object), {
    method: endpoint.method,
    credentials: "same-origin",
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    ...body,
  }).catch(() => {
    throw new ApiError(0, i18n._(offline));
  });
}

async function dataIn<Data>(response: Response): Promise<Data> {
  const envelope = (await response.json().catch(() => null)) as Envelope<Data> | null;
  if (response.ok && envelope?.status === "success") return envelope.data;
  throw new ApiError(response.status, envelope?.message ?? i18n._(offline), envelope ?? undefined);
}

/** The answer of a call, cached under its address and input. */
export const ask = <E extends Endpoint>(endpoint: E, input: RequestOf<E>) =>
  queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: async ({ signal, client, queryKey }) => {
      const response = await send(endpoint, input, bodyOf(endpoint, input), signal);
      noteAsOf(client, queryKey, response.headers.get(AS_OF_HEADER));
      return dataIn<DataOf<E>>(response);
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
