/**
 * The realtime connection as rooms know it: they bring topics and tell. The lines themselves are
 * the server's (server.ts), which is built after the rooms.
 */
import { encodeWith } from "./encode.ts";
import { createHub, type Hub } from "./hub.ts";

export type { Realtime, Subscriber } from "./types.ts";

export function createRealtime({ checkMessages }: { readonly checkMessages: boolean }): Hub {
  return createHub(encodeWith(checkMessages));
}
