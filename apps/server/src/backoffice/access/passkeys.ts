/** Operators' passkeys: made with a fresh code, kept in the audit log, and good for signing in. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/access/passkeys.ts";
import { describeDevice } from "../../members/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OpenContext, OperatorContext } from "../../platform/http/types.ts";
import {
  askForAnswer,
  askForPasskey,
  checkAnswer,
  checkNewPasskey,
  listPasskeysOf,
  type PasskeyDesk,
} from "../../platform/passkeys/passkeys.ts";
import { PasskeyTables } from "../../platform/passkeys/passkey-repository.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { lockOperator } from "./repository.ts";
import { startSession } from "./sessions.ts";
import { checkOwnCode } from "./sign-in.ts";

type OwnPasskeys = DataOf<typeof contract.listPasskeys>;

export const tables = new PasskeyTables<number>("backoffice", "operator_id");
const wrong = () => new DomainError("backoffice.passkey_wrong");
const deskOf = ({ db, clock, random }: Parts): PasskeyDesk<number> => ({
  db,
  clock,
  random,
  tables,
  wrong,
});

export const beginPasskey: Command<typeof contract.beginPasskey> = async (
  parts,
  { code },
  { operator, host },
) => {
  const { operatorId, email } = operator;
  await checkOwnCode(parts, operatorId, code);
  return askForPasskey(deskOf(parts), {
    ownerId: operatorId,
    host,
    user: {
      id: parts.guard.name(`passkey:${operatorId}`).toString("base64url"),
      name: email,
      displayName: email,
    },
  });
};

export async function registerPasskey(
  parts: Parts,
  { name, response }: InputOf<typeof contract.registerPasskey>,
  { operator, host, userAgent, lang, ip }: OperatorContext,
): Promise<OwnPasskeys> {
  const { operatorId } = operator;
  const made = await checkNewPasskey(deskOf(parts), { response, ownerId: operatorId, host });
  const called = name === "" ? describeDevice(userAgent, lang) : name;
  await inTransaction(parts.db, async (tx) => {
    const passkey = { ...made, name: called };
    if (!(await tables.insert(tx, passkey))) throw wrong();
    await parts.audit.append(tx, {
      action: "operator.passkey_added",
      subject: `operator:${operatorId}`,
      operator,
      ip,
      details: { name: called },
    });
  });
  return listPasskeys(parts, operatorId);
}

export async function listPasskeys(parts: Parts, operatorId: number): Promise<OwnPasskeys> {
  return listPasskeysOf(deskOf(parts), operatorId);
}

export async function removePasskey(
  parts: Parts,
  { id }: InputOf<typeof contract.removePasskey>,
  { operator, ip }: OperatorContext,
): Promise<OwnPasskeys> {
  const { operatorId } = operator;
  await inTransaction(parts.db, async (tx) => {
    if ((await tables.remove(tx, operatorId, id)) === 0) throw wrong();
    await parts.audit.append(tx, {
      action: "operator.passkey_removed",
      subject: `operator:${operatorId}`,
      operator,
      ip,
    });
  });
  return listPasskeys(parts, operatorId);
}

export async function beginPasskeySignIn(
  parts: Parts,
  { host, ip }: OpenContext,
): Promise<DataOf<typeof contract.beginPasskeySignIn>> {
  await parts.guesses.take("address", ip);
  return askForAnswer(deskOf(parts), host);
}

/** Returns the id of the new session, whose cookie is set. */
export async function signInByPasskey(
  parts: Parts,
  { response }: InputOf<typeof contract.signInByPasskey>,
  context: OpenContext,
): Promise<string> {
  await parts.guesses.take("address", context.ip);
  const { host, ip } = context;
  const { known, counter } = await checkAnswer(deskOf(parts), {
    response,
    host,
  });
  const { owner_id: operatorId, credential_id: credentialId } = known;
  return inTransaction(parts.db, async (tx) => {
    const operator = await lockOperator(tx, operatorId);
    if (operator === null) throw wrong();
    await tables.noteUse(tx, { credentialId, counter, now: parts.clock.now() });
    await parts.audit.append(tx, {
      action: "operator.signed_in",
      subject: `operator:${operatorId}`,
      operator: { operatorId, email: operator.email },
      ip,
      details: { by: "passkey" },
    });
    return startSession(parts, tx, operatorId, context);
  });
}
