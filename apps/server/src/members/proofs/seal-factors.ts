/** When the key of the authenticators has been replaced. Harmless when run twice. */
import { inTransaction } from "../../platform/database/transaction.ts";
import { sealAnew } from "../../platform/secrets/seal-anew.ts";
import { createSecretBox } from "../../platform/secrets/secret-box.ts";
import type { MembersDeps } from "../types.ts";
import { listSealed, replaceSealed, type SealedFactor } from "./security-repository.ts";

export function sealFactors({
  db,
  random,
  secrets,
}: Pick<MembersDeps, "db" | "random" | "secrets">): Promise<number> {
  const box = createSecretBox({ keys: secrets.keys("members-second-factor"), random });
  return sealAnew({
    read: (after: SealedFactor | null, limit) => listSealed(db, after, limit),
    seal: (row) => box.sealAnew(row.secret, ""),
    write: (row, sealed) => inTransaction(db, (tx) => replaceSealed(tx, row, sealed)),
  });
}
