/** Keys of operators' tools. */
import type * as contract from "@tucano/contract/backoffice/access/integrations.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { KeyRow } from "../../integrations/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import { toFacts } from "../core/facts.ts";

type ApiKey = DataOf<typeof contract.revokeApiKey>;

const DAY_MS = 86_400_000;

const present = (row: KeyRow): ApiKey => ({
  key_id: row.keyId,
  name: row.name,
  beginning: row.beginning,
  scopes: [...row.scopes],
  affiliate_id: row.affiliateId,
  created_by: row.createdBy,
  created_at: toWireInstant(row.createdAt),
  expires_at: toWireInstant(row.expiresAt),
  revoked_at: toWireInstant(row.revokedAt),
  last_used_at: toWireInstant(row.lastUsedAt),
});

const factsOf = ({ name, scopes, affiliateId, expiresAt }: KeyRow) =>
  toFacts({
    name,
    scopes: scopes.join(", "),
    ...(affiliateId === null ? {} : { affiliate: affiliateId }),
    expires_at: toWireInstant(expiresAt),
  });

export async function listApiKeys(parts: Parts): Promise<DataOf<typeof contract.listApiKeys>> {
  return { list: (await parts.integrations.listKeys()).map(present) };
}

export async function createApiKey(
  parts: Parts,
  { name, scopes, affiliate_id, days, reason }: InputOf<typeof contract.createApiKey>,
  { operator, ip }: OperatorContext,
): Promise<DataOf<typeof contract.createApiKey>> {
  const nowMs = parts.clock.now().getTime();
  const { row, key } = await inTransaction(parts.db, async (tx) => {
    const made = await parts.integrations.createKey(tx, {
      name,
      scopes: [...new Set(scopes)],
      affiliateId: affiliate_id ?? null,
      createdBy: operator.email,
      expiresAt: days === null ? null : new Date(nowMs + days * DAY_MS),
    });
    await parts.audit.append(tx, {
      action: "api_key.create",
      subject: `api_key:${made.row.keyId}`,
      operator,
      ip,
      reason,
      before: {},
      after: factsOf(made.row),
    });
    return made;
  });
  return { key, details: present(row) };
}

export async function revokeApiKey(
  parts: Parts,
  { key_id: keyId, reason }: InputOf<typeof contract.revokeApiKey>,
  { operator, ip }: OperatorContext,
): Promise<ApiKey> {
  const row = await inTransaction(parts.db, async (tx) => {
    const revoked = await parts.integrations.revokeKey(tx, keyId);
    if (revoked === null) throw new DomainError("backoffice.integration_not_found");
    await parts.audit.append(tx, {
      action: "api_key.revoke",
      subject: `api_key:${keyId}`,
      operator,
      ip,
      reason,
      before: factsOf(revoked),
      after: {},
    });
    return revoked;
  });
  return present(row);
}
