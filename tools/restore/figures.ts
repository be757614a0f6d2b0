/** What must be the same again: the house's money, its journal to the last hash, its audit log. */
import type { LogEvent } from "../../apps/server/faults/player-log.ts";
import { queryOnce } from "../../apps/server/faults/stage.ts";

export type Figures = Readonly<Record<string, string>>;

const QUESTIONS = {
  members: "SELECT count(*)::text AS found FROM members.member",
  "journal's rows": "SELECT count(*)::text AS found FROM ledger.transfer",
  "journal's money": "SELECT sum(amount)::text AS found FROM ledger.transfer",
  "journal's heads":
    "SELECT md5(string_agg(member_id || encode(head_hash, 'hex'), ',' ORDER BY member_id)) AS found FROM ledger.wallet",
  cash: "SELECT sum(cash)::text AS found FROM ledger.wallet",
  "deposits and withdrawals":
    "SELECT (SELECT count(*) FROM cashier.deposit) || ', ' || count(*) AS found FROM cashier.withdrawal",
  "audit log": "SELECT count(*)::text AS found FROM backoffice.audit_entry",
} as const;

export async function readFigures(databaseUrl: string): Promise<Figures> {
  const pairs: [string, string][] = [];
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const [row] = await queryOnce<{ found: string }>(databaseUrl, question);
    pairs.push([name, row?.found ?? ""]);
  }
  return Object.fromEntries(pairs);
}

export function differences(before: Figures, after: Figures): string[] {
  return Object.keys(before).flatMap((name) =>
    before[name] === after[name] ? [] : [`${name}: ${after[name]} instead of ${before[name]}`],
  );
}

/** What players were told up to a moment. */
export function toldUntil(log: readonly LogEvent[], ms: number): LogEvent[] {
  return log.filter(
    (event) => ("atMs" in event ? event.atMs : event.sentAtMs + event.tookMs) <= ms,
  );
}
