/** The ordinary calls of a table, typed by the contract. */
import type { DataOf, Endpoint, Envelope, RequestOf } from "@tucano/contract/endpoint.ts";
import {
  fairnessTableRound,
  openTable,
  tableBets,
} from "@tucano/contract/player/games/shared-tables.ts";
import { Refusal, Unreachable } from "../platform/server.ts";

export type OpenedTable = DataOf<typeof openTable>;
export type TableProof = DataOf<typeof fairnessTableRound>;

export interface TableServer {
  /** The play token; known once the table is open. */
  readonly token: string;
  open: (game: string) => Promise<OpenedTable>;
  bets: (page: number) => Promise<DataOf<typeof tableBets>>;
  proof: (roundId: string) => Promise<TableProof>;
}

const TIMEOUT_MS = 8_000;

export function connectTableServer(options: {
  token: string | null;
  language: string;
}): TableServer {
  let { token } = options;
  const call = async <E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<DataOf<E>> => {
    const body: Record<string, string | number> = {
      ...(input as Record<string, string | number>),
      lang: options.language,
    };
    const isQuery = endpoint.method === "GET";
    const pairs = Object.entries(body).map(([name, value]) => [name, String(value)]);
    const query = isQuery ? `?${new URLSearchParams(pairs).toString()}` : "";
    const answer = await fetch(endpoint.path + query, {
      method: endpoint.method,
      headers: {
        "content-type": "application/json",
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(isQuery ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Unreachable(String(error));
    });
    const envelope = (await answer.json().catch(() => null)) as Envelope<unknown> | null;
    if (envelope === null) throw new Unreachable(`HTTP ${answer.status}`);
    if (envelope.status !== "success") {
      throw new Refusal(envelope.error ?? "common.internal", envelope.message);
    }
    return endpoint.output.parse(envelope.data) as DataOf<E>;
  };
  return {
    get token() {
      return token ?? "";
    },
    open: async (game) => {
      const opened = await call(openTable, { game });
      token = opened.session_token ?? token;
      return opened;
    },
    bets: (page) => call(tableBets, { page, limit: 20 }),
    proof: (roundId) => call(fairnessTableRound, { round_id: roundId }),
  };
}
