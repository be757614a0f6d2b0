/**
 * What a fresh database needs: the roles, and the first account, from the configuration, or with a
 * password made up and said once.
 */
import type { Tx } from "../../platform/database/types.ts";
import type { Parts } from "../core/context.ts";
import { ADMINISTRATOR, defaultRoles } from "../core/roles.ts";
import * as repository from "./repository.ts";

const PASSWORD_BYTES = 15;

export async function installRoles(parts: Parts, tx: Tx): Promise<void> {
  const now = parts.clock.now();
  for (const role of defaultRoles) await repository.installRole(tx, { ...role, now });
}

export async function installFirstOperator(parts: Parts, tx: Tx): Promise<void> {
  if ((await repository.countOperators(tx)) > 0) return;
  const { email, password: configured } = parts.config.admin;
  const password = configured ?? parts.random.token(PASSWORD_BYTES);
  const operatorId = await repository.insertOperator(tx, {
    email,
    name: "",
    passwordHash: await parts.passwords.hash(password),
    role: ADMINISTRATOR,
    now: parts.clock.now(),
  });
  if (operatorId === null) return;
  await parts.audit.append(tx, {
    action: "operator.created",
    subject: `operator:${operatorId}`,
    operator: null,
    ip: null,
    details: { email: email.toLowerCase(), role: ADMINISTRATOR },
  });
  if (configured !== null) return;
  parts.announce(`Back-office account: ${email}  password: ${password}  (shown only this once)`);
}
