/**
 * The door of hub88: the operator's side of that protocol, as a client of any partner that speaks
 * it. It keeps nothing and decides nothing; who uses it knows what an answer means.
 */
export { createHub88, type Hub88Client } from "./client.ts";
export { Hub88Refused, Hub88Unavailable, Hub88Unreadable } from "./errors.ts";
export type * from "./types.ts";
