/**
 * When a key has been laid over those that hashes were made with: over the hashes as well. Harmless
 * when run twice.
 */
import { inTransaction } from "../../platform/database/transaction.ts";
import { renewAll } from "../../platform/secrets/renew-all.ts";
import { renewWithdrawalPassword } from "../guards/withdrawal-passwords.ts";
import type { MembersDeps } from "../types.ts";
import * as repository from "./hashes-repository.ts";

type Deps = Pick<MembersDeps, "db" | "secrets">;

const PAGE = 500;

/** Of recovery codes: what else the guards' key has hashed is forgotten within an hour. */
export function renewRecoveryCodes({ db, secrets }: Deps): Promise<number> {
  const guard = secrets.keyedHash("members-guard");
  return renewAll({
    page: PAGE,
    read: (after: repository.RecoveryCode | null, limit) =>
      repository.listRecoveryCodes(db, after, limit),
    renew: (row) => guard.renew(row.code_hash),
    write: (changes) => inTransaction(db, (tx) => repository.replaceRecoveryCodes(tx, changes)),
  });
}

export function renewWithdrawalPasswords({ db, secrets }: Deps): Promise<number> {
  return renewAll({
    page: PAGE,
    read: (after: repository.WithdrawalPassword | null, limit) =>
      repository.listWithdrawalPasswords(db, after, limit),
    renew: (row) => renewWithdrawalPassword(secrets, row.hash),
    write: (changes) =>
      inTransaction(db, (tx) => repository.replaceWithdrawalPasswords(tx, changes)),
  });
}
