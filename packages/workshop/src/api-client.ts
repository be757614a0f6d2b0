/** A small client of the product's API, as an outsider would write one against the contract. */
import type { DataOf, Endpoint, Envelope, RequestOf } from "@tucano/contract/endpoint.ts";

export interface ClientCall {
  readonly token?: string;
  readonly idempotencyKey?: string;
}

export type ApiClient = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options?: ClientCall,
) => Promise<DataOf<E>>;

export class CallRefused extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: Readonly<Record<string, string>>;

  constructor(path: string, envelope: Envelope<unknown>) {
    const fields = envelope.fields === undefined ? "" : ` ${JSON.stringify(envelope.fields)}`;
    super(`${path}: ${envelope.error ?? envelope.code}: ${envelope.message}${fields}`);
    this.name = "CallRefused";
    this.status = envelope.code;
    this.code = envelope.error;
    this.fields = envelope.fields ?? {};
  }
}

const TIMEOUT_MS = 20_000;

export function createApiClient(baseUrl: string): ApiClient {
  return async (endpoint, input, options = {}) => {
    const address = new URL(endpoint.path, baseUrl);
    address.searchParams.set("lang", "en");
    const isGet = endpoint.method === "GET";
    for (const [name, value] of isGet ? Object.entries(input as object) : []) {
      if (value !== undefined) address.searchParams.set(name, String(value));
    }
    const response = await fetch(address, {
      method: endpoint.method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(isGet ? {} : { "content-type": "application/json" }),
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        ...(options.idempotencyKey === undefined
          ? {}
          : { "idempotency-key": options.idempotencyKey }),
      },
      ...(isGet ? {} : { body: JSON.stringify(input) }),
    });
    const envelope = (await response.json()) as Envelope<never>;
    if (!response.ok) throw new CallRefused(endpoint.path, envelope);
    return envelope.data;
  };
}
