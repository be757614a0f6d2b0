/** The ordinary calls of a table, typed by the contract. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import {
  fairnessTableRound,
  openTable,
  tableBets,
} from "@tucano/contract/player/games/shared-tables.ts";
import { callsBy } from "../platform/server.ts";

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
  const call = callsBy({ ...options, timeoutMs: TIMEOUT_MS, token: () => token });
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
