import type { Endpoint } from "@tucano/contract/endpoint.ts";
import type { ContextOf, Handler, Kept, Route } from "./types.ts";

/** Ties a handler to its endpoint: input, context and answer have the contract's types. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E, ContextOf<E>>,
  kept?: Kept,
): Route {
  return kept === undefined ? { endpoint, handler } : { endpoint, handler, kept };
}
