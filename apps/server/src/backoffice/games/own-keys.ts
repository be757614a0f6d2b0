/** Our keys for requests to partners are made here. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/games/studios.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import { readPartner, requireForeign, subjectOf } from "./partners.ts";

type Wire = DataOf<typeof contract.readPartner>;

/** As long as a partner may take to read it. */
const TOLD_MS = 7 * 24 * 3_600_000;

export async function addOwnKey(
  parts: Parts,
  { code, signs_from: from, reason }: InputOf<typeof contract.addOwnKey>,
  { operator, ip }: OperatorContext,
): Promise<Wire> {
  await requireForeign(parts, code);
  const later = new Date(parts.clock.now().getTime() + TOLD_MS);
  const signsFrom = from === undefined ? later : new Date(from);
  await inTransaction(parts.db, async (tx) => {
    const wish = { studio: code, addedBy: operator.email, signsFrom };
    const { keyId } = await parts.rounds.addOwnKey(tx, wish);
    await parts.audit.append(tx, {
      action: "studio.own_key",
      subject: subjectOf(code),
      operator,
      ip,
      reason,
      before: {},
      after: { key_id: keyId, signs_from: toWireInstant(signsFrom) },
    });
  });
  parts.rounds.invalidateStudios();
  return readPartner(parts, { code });
}
