/** Addresses of affiliates that are asked when something happens. */
import type * as contract from "@tucano/contract/backoffice/affiliates/affiliate-money.ts";
import type { PostbackRow, RequestRow } from "../../affiliates/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import type { Command, Reading } from "../core/area.ts";
import { differing, toFacts } from "../core/facts.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";
import { subjectOf } from "./affiliates.ts";

const factsOf = ({ template, kinds, isEnabled }: PostbackRow) =>
  toFacts({ template, kinds: kinds.join(", "), is_on: isEnabled });

export const savePostback: Command<typeof contract.savePostback> = async (
  parts,
  input,
  { operator, ip },
) => {
  const { affiliate_id: affiliateId, template, is_enabled: isEnabled, reason } = input;
  const wish = { template, kinds: [...new Set(input.kinds)], isEnabled };
  const of = { affiliateId, postbackId: input.postback_id ?? null, wish, by: operator.email };
  return inTransaction(parts.db, async (tx) => {
    const { before, row } = await parts.affiliates.savePostback(tx, of);
    await parts.audit.append(tx, {
      action: "affiliate.postback",
      subject: subjectOf(affiliateId),
      operator,
      ip,
      reason,
      ...differing(before === null ? {} : factsOf(before), factsOf(row)),
    });
    return { postback_id: row.postbackId };
  });
};

const show = (row: RequestRow) => ({
  event_seq: row.eventSeq,
  kind: row.kind,
  txn_id: row.txnId,
  state: row.state,
  attempts: row.attempts,
  next_at: row.state === "waiting" ? toWireInstant(row.nextAt) : null,
  status: row.status,
  problem: row.problem,
  updated_at: toWireInstant(row.now),
});

export const listPostbackRequests: Reading<typeof contract.listPostbackRequests> = async (
  parts,
  { postback_id: postbackId, cursor, limit: asked },
) => {
  const limit = limitOf(asked);
  const query = { postbackId, before: numberAfter(cursor), limit: limit + 1 };
  const rows = await parts.affiliates.listRequests(query);
  return toPage(rows, limit, { show, keyOf: ({ eventSeq }) => String(eventSeq) });
};
