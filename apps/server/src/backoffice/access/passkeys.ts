/**
 * Operators' passkeys. A device that has verified its owner proves a private key, over a challenge
 * of ours that is good once and for this very site: it is both factors.
 */
import { createHash, createHmac } from "node:crypto";
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/passkeys.ts";
import { describeDevice } from "../../members/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OpenContext, OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import * as repository from "./passkey-repository.ts";
import { passkey as rules } from "./policy.ts";
import { lockOperator } from "./repository.ts";
import { startSession } from "./sessions.ts";
import { checkOwnCode } from "./sign-in.ts";

type OwnPasskeys = DataOf<typeof contract.listPasskeys>;

const hashChallenge = (challenge: string) => createHash("sha256").update(challenge).digest();
const wrong = () => new DomainError("backoffice.passkey_wrong");

async function newChallenge(parts: Parts, operatorId: number | null): Promise<string> {
  const challenge = parts.random.token(32);
  const expiresAt = new Date(parts.clock.now().getTime() + rules.challengeSeconds * 1_000);
  await inTransaction(parts.db, (tx) =>
    repository.insertChallenge(tx, { hash: hashChallenge(challenge), operatorId, expiresAt }),
  );
  return challenge;
}

export async function beginPasskey(
  parts: Parts,
  { code }: InputOf<typeof contract.beginPasskey>,
  { operator, host }: OperatorContext,
): Promise<DataOf<typeof contract.beginPasskey>> {
  const { operatorId, email } = operator;
  await checkOwnCode(parts, operatorId, code);
  const known = await repository.listPasskeys(parts.db, operatorId);
  const secret = parts.secrets.text("backoffice-guard");
  return {
    rp: { id: host, name: "Tucano" },
    user: {
      id: createHmac("sha256", secret).update(`passkey:${operatorId}`).digest("base64url"),
      name: email,
      displayName: email,
    },
    challenge: await newChallenge(parts, operatorId),
    pubKeyCredParams: rules.algorithms.map((alg) => ({ type: "public-key", alg })),
    timeout: rules.challengeSeconds * 1_000,
    attestation: "none",
    excludeCredentials: known.map((one) => ({ type: "public-key", id: one.credential_id })),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  };
}

export async function registerPasskey(
  parts: Parts,
  { name, response }: InputOf<typeof contract.registerPasskey>,
  { operator, host, userAgent, lang, ip }: OperatorContext,
): Promise<OwnPasskeys> {
  const { operatorId } = operator;
  const proof = await readProof(parts, response.response.clientDataJSON, { operatorId, host });
  const verified = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    ...proof,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...rules.algorithms],
  }).catch(() => null);
  if (verified?.verified !== true) throw wrong();
  const { credential } = verified.registrationInfo;
  const called = name === "" ? describeDevice(userAgent, lang) : name;
  await inTransaction(parts.db, async (tx) => {
    const isNew = await repository.insertPasskey(tx, {
      credential_id: credential.id,
      operator_id: operatorId,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      site: host,
      name: called,
      created_at: parts.clock.now(),
    });
    if (!isNew) throw wrong();
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
  const rows = await repository.listPasskeys(parts.db, operatorId);
  return {
    list: rows.map((row) => ({
      id: row.credential_id,
      name: row.name,
      created_at: toWireInstant(row.created_at),
      last_used_at: row.last_used_at === null ? null : toWireInstant(row.last_used_at),
    })),
  };
}

export async function removePasskey(
  parts: Parts,
  { id }: InputOf<typeof contract.removePasskey>,
  { operator, ip }: OperatorContext,
): Promise<OwnPasskeys> {
  const { operatorId } = operator;
  await inTransaction(parts.db, async (tx) => {
    const gone = await repository.removePasskeys(tx, { operatorId, credentialId: id });
    if (gone === 0) throw wrong();
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
  return {
    challenge: await newChallenge(parts, null),
    timeout: rules.challengeSeconds * 1_000,
    rpId: host,
    userVerification: "required",
  };
}

/** Returns the id of the new session, whose cookie is set. */
export async function signInByPasskey(
  parts: Parts,
  { response }: InputOf<typeof contract.signInByPasskey>,
  context: OpenContext,
): Promise<string> {
  await parts.guesses.take("address", context.ip);
  const { host, ip } = context;
  const asked = { operatorId: null, host };
  const proof = await readProof(parts, response.response.clientDataJSON, asked);
  const known = await repository.findPasskey(parts.db, response.id);
  if (known === null || known.site !== host) throw wrong();
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    ...proof,
    expectedRPID: known.site,
    requireUserVerification: true,
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(known.public_key),
      counter: known.counter,
    },
  }).catch(() => null);
  if (verified?.verified !== true) throw wrong();
  const { operator_id: operatorId, credential_id: credentialId } = known;
  return inTransaction(parts.db, async (tx) => {
    const { newCounter: counter } = verified.authenticationInfo;
    const operator = await lockOperator(tx, operatorId);
    if (operator === null) throw wrong();
    await repository.noteUse(tx, { credentialId, counter, now: parts.clock.now() });
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

interface Proof {
  readonly expectedChallenge: string;
  readonly expectedOrigin: string;
}

/** What the device says it answers: a living challenge of ours, asked for on this very site. */
async function readProof(
  parts: Parts,
  clientData: string,
  { operatorId, host }: { readonly operatorId: number | null; readonly host: string },
): Promise<Proof> {
  const said = parseClientData(clientData);
  if (said === null || !isOfSite(said.origin, host)) throw wrong();
  const hash = hashChallenge(said.challenge);
  const now = parts.clock.now();
  const isOurs = await inTransaction(parts.db, (tx) =>
    repository.takeChallenge(tx, { hash, operatorId, now }),
  );
  if (!isOurs) throw wrong();
  return { expectedChallenge: said.challenge, expectedOrigin: said.origin };
}

function parseClientData(text: string): { challenge: string; origin: string } | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    if (typeof said !== "object" || said === null) return null;
    if (!("challenge" in said) || !("origin" in said)) return null;
    const { challenge, origin } = said;
    return typeof challenge === "string" && typeof origin === "string"
      ? { challenge, origin }
      : null;
  } catch {
    return null;
  }
}

/** Over https, or on the machine itself, where browsers trust plain http. */
function isOfSite(origin: string, host: string): boolean {
  const url = URL.parse(origin);
  if (url === null || url.hostname !== host) return false;
  return url.protocol === "https:" || host === "localhost" || host.endsWith(".localhost");
}
