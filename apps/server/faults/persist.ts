/** Asks until there is a clear answer, and writes down each attempt. */
import { setTimeout as pause } from "node:timers/promises";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { type Answer, ask, type Call, isUnclear } from "./client.ts";
import type { Note } from "./cast.ts";
import type { Wish } from "./player-log.ts";

export interface Persistent<E extends Endpoint> {
  readonly wish: Wish;
  readonly id: string;
  readonly member: number;
  /** Each attempt goes to the next one. */
  readonly urls: readonly string[];
  /** Where the first attempt goes. */
  readonly first?: number;
  readonly endpoint: E;
  readonly input: RequestOf<E>;
  readonly call?: Call;
}

export interface Told<E extends Endpoint> {
  readonly data: DataOf<E>;
  readonly line: Pick<Answer<unknown>, "sentAtMs" | "tookMs"> & {
    readonly wish: Wish;
    readonly id: string;
    readonly member: number;
    readonly server: string;
  };
}

const AGAIN_MS = 50;

/** Null: refused, and noted as that. */
export async function persist<E extends Endpoint>(
  wanted: Persistent<E>,
  note: Note,
): Promise<Told<E> | null> {
  const { wish, id, member, urls, first = 0, endpoint, input, call } = wanted;
  for (let attempt = first; ; attempt += 1) {
    const server = urls[attempt % urls.length] ?? "";
    const answer = await ask(server, endpoint, input, call);
    const { sentAtMs, tookMs, status, hasRetryAfter, code, data } = answer;
    const line = { wish, id, member, server, sentAtMs, tookMs };
    if (!isUnclear(answer)) {
      if (data !== null) return { data, line };
      note({ ...line, event: "refused", code });
      return null;
    }
    note({ ...line, event: "unclear", status, hasRetryAfter });
    await pause(AGAIN_MS);
  }
}
