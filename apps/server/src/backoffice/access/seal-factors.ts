/** When the key of operators' authenticators has been replaced. Harmless when run twice. */
import { inTransaction } from "../../platform/database/transaction.ts";
import { renewAll } from "../../platform/secrets/renew-all.ts";
import { createSecretBox } from "../../platform/secrets/secret-box.ts";
import type { BackofficeDeps } from "../core/types.ts";
import { listSealed, replaceSealed, type SealedFactor } from "./repository.ts";

export function sealOperatorFactors({
  db,
  random,
  secrets,
}: Pick<BackofficeDeps, "db" | "random" | "secrets">): Promise<number> {
  const box = createSecretBox({ keys: secrets.keys("backoffice-second-factor"), random });
  return renewAll({
    read: (after: SealedFactor | null, limit) => listSealed(db, after, limit),
    renew: (row) => box.sealAnew(row.secret, ""),
    write: (changes) =>
      inTransaction(db, async (tx) => {
        for (const { row, value } of changes) await replaceSealed(tx, row, value);
      }),
  });
}
