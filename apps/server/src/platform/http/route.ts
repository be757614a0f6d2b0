import type { Endpoint } from "@tucano/contract/endpoint.ts";
import type { ContextOf, Handler, Route } from "./types.ts";

/** Ties a handler to its endpoint: the types of input, context and answer come from the contract. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E, ContextOf<E>>): Route {
  return { endpoint, handler: handler as Handler<Endpoint, never> };
}
