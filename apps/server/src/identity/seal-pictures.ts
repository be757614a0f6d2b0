/** When the key of the pictures has been replaced. Harmless when run twice. */
import { inTransaction } from "../platform/database/transaction.ts";
import type { Db } from "../platform/database/types.ts";
import { sealAnew } from "../platform/secrets/seal-anew.ts";
import { listSealed, replaceSealed, type SealedPicture } from "./repository.ts";
import { createSeal } from "./seal.ts";
import type { IdentityDeps } from "./types.ts";

export function sealPictures({
  owner,
  ...deps
}: Pick<IdentityDeps, "random" | "secrets"> & { readonly owner: Db }): Promise<number> {
  const seal = createSeal(deps);
  return sealAnew({
    read: (after: SealedPicture | null, limit) => listSealed(owner, after, limit),
    seal: (row) => seal.anew(row.sealed, row),
    write: (row, sealed) => inTransaction(owner, (tx) => replaceSealed(tx, row, sealed)),
  });
}
