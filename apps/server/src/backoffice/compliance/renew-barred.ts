/** When the key of the barred list has been replaced. Harmless when run twice. */
import { inTransaction } from "../../platform/database/transaction.ts";
import { renewAll } from "../../platform/secrets/renew-all.ts";
import type { BackofficeDeps } from "../core/types.ts";
import { type BarredHash, listBarredHashes, replaceBarredHashes } from "./repository.ts";

const PAGE = 1_000;

export function renewBarred({
  db,
  secrets,
}: Pick<BackofficeDeps, "db" | "secrets">): Promise<number> {
  const hash = secrets.keyedHash("backoffice-barred");
  return renewAll({
    page: PAGE,
    read: (after: BarredHash | null, limit) => listBarredHashes(db, after, limit),
    renew: (row) => hash.renew(row.cpf_hash),
    write: (changes) => inTransaction(db, (tx) => replaceBarredHashes(tx, changes)),
  });
}
