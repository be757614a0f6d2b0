/**
 * Passkeys. A device proves that it has the private key of a public one we know, over a challenge
 * of ours that is good once, for the site the key was made for. It has verified its owner before it
 * signs, so a passkey is both factors.
 */
import { createHash } from "node:crypto";
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/passkeys.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { toWireInstant } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import type { MemberContext, RequestContext } from "../platform/http/types.ts";
import { type AttemptTarget, takeGuesses } from "./attempts.ts";
import { answerSignedIn, findExisting, type Parts, startSession } from "./context.ts";
import { rememberDevice } from "./devices.ts";
import { notifyChange } from "./notify-change.ts";
import * as repository from "./passkey-repository.ts";
import { passkey as rules } from "./policy.ts";
import { describeDevice } from "./present.ts";
import { refuseBlocked } from "./sign-in.ts";
import { redeemTicket } from "./tickets.ts";

const hashChallenge = (challenge: string) => createHash("sha256").update(challenge).digest();
const wrong = () => new DomainError("members.passkey_wrong");

async function newChallenge(parts: Parts, memberId: number | null): Promise<string> {
  const challenge = parts.random.token(32);
  const expiresAt = new Date(parts.clock.now().getTime() + rules.challengeSeconds * 1_000);
  await inTransaction(parts.db, (tx) =>
    repository.insertChallenge(tx, { hash: hashChallenge(challenge), memberId, expiresAt }),
  );
  return challenge;
}

export async function beginPasskey(
  parts: Parts,
  { ticket }: InputOf<typeof contract.beginPasskey>,
  { member, host }: MemberContext,
): Promise<DataOf<typeof contract.beginPasskey>> {
  const { memberId } = member;
  const { account, realname } = await findExisting(parts, memberId);
  await inTransaction(parts.db, (tx) =>
    redeemTicket(parts, tx, { ticket, member, purpose: "passkeys" }),
  );
  const known = await repository.listPasskeys(parts.db, memberId);
  return {
    rp: { id: host, name: "Tucano" },
    user: {
      id: parts.hide("passkey-user", String(memberId)).toString("base64url"),
      name: account,
      displayName: realname,
    },
    challenge: await newChallenge(parts, memberId),
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
  { member: { memberId }, host, userAgent, lang }: MemberContext,
): Promise<DataOf<typeof contract.registerPasskey>> {
  const proof = await readProof(parts, response.response.clientDataJSON, { memberId, host });
  const verified = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    ...proof,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...rules.algorithms],
  }).catch(() => null);
  if (verified?.verified !== true) throw wrong();
  const { credential } = verified.registrationInfo;
  const row = await findExisting(parts, memberId);
  await inTransaction(parts.db, async (tx) => {
    const isNew = await repository.insertPasskey(tx, {
      credential_id: credential.id,
      member_id: memberId,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      site: host,
      name: name.trim() || describeDevice(userAgent, lang),
      created_at: parts.clock.now(),
    });
    if (!isNew) throw wrong();
    await notifyChange(parts, tx, row, "passkey");
  });
  return listPasskeys(parts, memberId);
}

export async function listPasskeys(
  parts: Parts,
  memberId: number,
): Promise<DataOf<typeof contract.listPasskeys>> {
  const rows = await repository.listPasskeys(parts.db, memberId);
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
  { ticket, id }: InputOf<typeof contract.removePasskey>,
  { member }: MemberContext,
): Promise<DataOf<typeof contract.removePasskey>> {
  const { memberId } = member;
  await inTransaction(parts.db, async (tx) => {
    await redeemTicket(parts, tx, { ticket, member, purpose: "passkeys" });
    const isGone = await repository.removePasskey(tx, { memberId, credentialId: id });
    if (!isGone) throw new DomainError("members.passkey_unknown");
  });
  return listPasskeys(parts, memberId);
}

export async function beginPasskeyLogin(
  parts: Parts,
  { host, ip }: RequestContext,
): Promise<DataOf<typeof contract.beginPasskeyLogin>> {
  await takeGuesses(parts.attempts, [{ scope: "address", key: ip }]);
  // Asking is no wrong guess; answering wrongly is.
  await parts.attempts.recordRight({ scope: "address", key: ip });
  return {
    challenge: await newChallenge(parts, null),
    timeout: rules.challengeSeconds * 1_000,
    rpId: host,
    userVerification: "required",
  };
}

export async function signInByPasskey(
  parts: Parts,
  { response }: InputOf<typeof contract.loginByPasskey>,
  context: RequestContext,
): Promise<DataOf<typeof contract.loginByPasskey>> {
  const address: AttemptTarget = { scope: "address", key: context.ip };
  await takeGuesses(parts.attempts, [address]);
  const { host } = context;
  const proof = await readProof(parts, response.response.clientDataJSON, { memberId: null, host });
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
  await parts.attempts.recordRight(address);
  const member = await findExisting(parts, known.member_id);
  refuseBlocked(member);
  const session = await inTransaction(parts.db, async (tx) => {
    const { newCounter: counter } = verified.authenticationInfo;
    const use = { credentialId: known.credential_id, counter, now: parts.clock.now() };
    await repository.noteUse(tx, use);
    return startSession(parts, tx, member.member_id, context);
  });
  await rememberDevice(parts, context, member.member_id);
  return answerSignedIn(parts, member, session, context);
}

interface Proof {
  readonly expectedChallenge: string;
  readonly expectedOrigin: string;
}

/** What the device says it answers: a living challenge of ours, asked for on this very site. */
async function readProof(
  parts: Parts,
  clientData: string,
  { memberId, host }: { readonly memberId: number | null; readonly host: string },
): Promise<Proof> {
  const said = parseClientData(clientData);
  if (said === null || !isOfSite(said.origin, host)) throw wrong();
  const hash = hashChallenge(said.challenge);
  const now = parts.clock.now();
  const isOurs = await inTransaction(parts.db, (tx) =>
    repository.takeChallenge(tx, { hash, memberId, now }),
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
