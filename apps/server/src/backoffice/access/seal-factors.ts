/** When the key of operators' authenticators has been replaced. Harmless when run twice. */
import { inTransaction } from "../../platform/database/transaction.ts";
import { sealAnew } from "../../platform/secrets/seal-anew.ts";
import { createSecretBox } from "../../platform/secrets/secret-box.ts";
import type { BackofficeDeps } from "../core/types.ts";
import { listSealed, replaceSealed, type SealedFactor } from "./repository.ts";

export function sealOperatorFactors({
  db,
  random,
  secrets,
}: Pick<BackofficeDeps, "db" | "random" | "secrets">): Promise<number> {
  const box = createSecretBox({ keys: secrets.keys("backoffice-second-factor"), random });
  return sealAnew({
    read: (after: SealedFactor | null, limit) => listSealed(db, after, limit),
    seal: (row) => box.sealAnew(row.secret, ""),
    write: (row, sealed) => inTransaction(db, (tx) => replaceSealed(tx, row, sealed)),
  });
}
