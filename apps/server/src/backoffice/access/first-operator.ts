/** The first account: from the configuration, or with a password made up and said once. */
import type { Tx } from "../../platform/database/types.ts";
import type { Parts } from "../core/context.ts";
import * as repository from "./repository.ts";

const PASSWORD_BYTES = 15;

export async function installFirstOperator(parts: Parts, tx: Tx): Promise<void> {
  if ((await repository.countOperators(tx)) > 0) return;
  const { email, password: configured } = parts.config.admin;
  const password = configured ?? parts.random.token(PASSWORD_BYTES);
  const operatorId = await repository.insertOperator(tx, {
    email,
    passwordHash: await parts.passwords.hash(password),
    role: "administrator",
    now: parts.clock.now(),
  });
  if (operatorId === null) return;
  await parts.audit.append(tx, {
    action: "operator.created",
    subject: `operator:${operatorId}`,
    operator: null,
    ip: null,
    details: { email: email.toLowerCase(), role: "administrator" },
  });
  if (configured !== null) return;
  parts.announce(`Back-office account: ${email}  password: ${password}  (shown only this once)`);
}
