/** Changing one's own password. */
import type { InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/access/access.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import { savePassword } from "./link-repository.ts";
import { requirePassword } from "./policy.ts";
import * as repository from "./repository.ts";

export async function changePassword(
  parts: Parts,
  { password, next }: InputOf<typeof contract.changePassword>,
  { operator, ip }: OperatorContext,
): Promise<Record<string, never>> {
  const { operatorId, email } = operator;
  await parts.guesses.take("ownPassword", String(operatorId));
  const row = await repository.findOperatorByEmail(parts.db, email);
  const isRight = await parts.passwords.verify(row?.password_hash ?? null, password);
  if (!isRight) throw new DomainError("backoffice.wrong_credentials");
  await parts.guesses.forget("ownPassword", String(operatorId));
  requirePassword(next, email);
  const passwordHash = await parts.passwords.hash(next);
  await inTransaction(parts.db, async (tx) => {
    await savePassword(tx, operatorId, passwordHash);
    await repository.endSessions(tx, {
      operatorId,
      except: operator.sessionId,
      now: parts.clock.now(),
    });
    await parts.audit.append(tx, {
      action: "operator.password_changed",
      subject: `operator:${operatorId}`,
      operator,
      ip,
    });
  });
  return {};
}
