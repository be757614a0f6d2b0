/** Keys of operators' tools: shown once when they are made, then known by a digest. */
import { createHash } from "node:crypto";
import type { KeyScope } from "@tucano/contract/integrations/events.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import type { IntegrationsDeps } from "../types.ts";
import { findKey, insertKey, type KeyRow, noteUse, revoke } from "./key-repository.ts";

const KEY_BYTES = 32;
const BEGINNING = "tuc_";
const BEGINNING_SHOWN = BEGINNING.length + 6;
const AFFILIATES = "affiliates.read" satisfies KeyScope;
/** Tools ask every few seconds, and a minute is exact enough. */
const USE_NOTED_MS = 60_000;

const digestOf = (key: string): Buffer => createHash("sha256").update(key).digest();

export interface NewKey {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly affiliateId: number | null;
  readonly createdBy: string;
  readonly expiresAt: Date | null;
}

/** Throws backoffice.key_affiliate: such a key has an affiliate, and no scope beside it. */
export async function createKey(
  { clock, random }: IntegrationsDeps,
  tx: Tx,
  wanted: NewKey,
): Promise<{ readonly row: KeyRow; readonly key: string }> {
  const isAffiliates = wanted.scopes.includes(AFFILIATES);
  const isAlone = wanted.scopes.length === 1;
  if (isAffiliates !== (wanted.affiliateId !== null) || (isAffiliates && !isAlone)) {
    const fields = { affiliate_id: { code: "backoffice.key_affiliate" } } as const;
    throw new DomainError("backoffice.key_affiliate", { fields });
  }
  const key = `${BEGINNING}${random.token(KEY_BYTES)}`;
  const row = await insertKey(tx, {
    ...wanted,
    digest: digestOf(key),
    beginning: key.slice(0, BEGINNING_SHOWN),
    createdAt: clock.now(),
  });
  return { row, key };
}

export function revokeKey(
  { clock }: IntegrationsDeps,
  tx: Tx,
  keyId: number,
): Promise<KeyRow | null> {
  return revoke(tx, keyId, clock.now());
}

/** Throws common.unauthenticated. */
export async function requireKey(
  { clock, db }: IntegrationsDeps,
  bearer: string | null,
): Promise<KeyRow> {
  const now = clock.now();
  const isKey = bearer?.startsWith(BEGINNING) === true;
  const row = isKey ? await findKey(db, digestOf(bearer), now) : null;
  if (row === null) throw new DomainError("common.unauthenticated");
  const { lastUsedAt } = row;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USE_NOTED_MS) {
    await noteUse(db, row.keyId, now);
  }
  return row;
}
