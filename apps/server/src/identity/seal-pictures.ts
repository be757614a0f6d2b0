/** When the key of the pictures has been replaced. Harmless when run twice. */
import { inTransaction } from "../platform/database/transaction.ts";
import type { Db } from "../platform/database/types.ts";
import { renewAll } from "../platform/secrets/renew-all.ts";
import { listSealed, replaceSealed, type SealedPicture } from "./repository.ts";
import { createSeal } from "./seal.ts";
import type { IdentityDeps } from "./types.ts";

export function sealPictures({
  owner,
  ...deps
}: Pick<IdentityDeps, "random" | "secrets"> & { readonly owner: Db }): Promise<number> {
  const seal = createSeal(deps);
  return renewAll({
    read: (after: SealedPicture | null, limit) => listSealed(owner, after, limit),
    renew: (row) => seal.anew(row.sealed, row),
    write: (changes) =>
      inTransaction(owner, async (tx) => {
        for (const { row, value } of changes) await replaceSealed(tx, row, value);
      }),
  });
}
