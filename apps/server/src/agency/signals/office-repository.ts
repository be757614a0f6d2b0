/** The SQL of signals as the back office lists them: with what became of the commission. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Db } from "../../platform/database/types.ts";
import type { CommissionState, Signal } from "../types.ts";

export interface SignalShown extends Signal {
  readonly signalId: number;
  readonly state: CommissionState;
  readonly amount: Centavos;
}

/** The newest first, before that one. */
export async function listSignalsBefore(
  db: Db,
  of: { readonly agentId: MemberId | null; readonly before: number | null; readonly limit: number },
): Promise<SignalShown[]> {
  const { rows } = await sql<SignalShown>`
    SELECT s.signal_id AS "signalId", s.agent_id AS "agentId", s.kind, s.period::text, s.reason,
      s.invitee_id AS "inviteeId", s.detail, s.created_at AS "createdAt", c.state,
      c.direct_centavos + c.indirect_centavos AS amount
    FROM agency.signal s JOIN agency.commission c USING (agent_id, kind, period)
    WHERE (${of.agentId}::bigint IS NULL OR s.agent_id = ${of.agentId})
      AND (${of.before}::bigint IS NULL OR s.signal_id < ${of.before})
    ORDER BY s.signal_id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}
