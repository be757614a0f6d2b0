/**
 * Passkeys, of members and operators. A device proves that it has the private key of a public one
 * we know, over a challenge of ours that is good once, for the site the key was made for. It has
 * verified its owner before it signs, so a passkey is both factors. Each room keeps its own keys
 * and challenges, and decides who may make a key and whom it lets in.
 */
import { createHash } from "node:crypto";
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/account/passkeys.ts";
import type { Clock } from "../clock.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Db, Tx } from "../database/types.ts";
import { toWireInstant } from "../days.ts";
import type { DomainError } from "../errors.ts";
import type { Random } from "../random.ts";
import { readClientData } from "./client-data.ts";

const CHALLENGE_SECONDS = 5 * 60;

/** Of COSE: ES256, EdDSA, RS256, the signatures that devices make. */
const ALGORITHMS = [-7, -8, -257] as const;

/** A room's challenges. The owner is null before sign-in. */
interface Challenges {
  insertChallenge(
    tx: Tx,
    challenge: { readonly hash: Buffer; readonly ownerId: number | null; readonly expiresAt: Date },
  ): Promise<void>;
  /** False: unknown, too old, or somebody else's. True once at most. */
  takeChallenge(
    tx: Tx,
    challenge: { readonly hash: Buffer; readonly ownerId: number | null; readonly now: Date },
  ): Promise<boolean>;
}

/** What a room gives for its passkeys to be checked. */
export interface PasskeyDesk {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly challenges: Challenges;
  /** What a proof that fails is answered with. */
  wrong(): DomainError;
}

/** What every room remembers of a passkey, beside whose it is. */
export interface StoredPasskey {
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly site: string;
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

type CreationOptions = DataOf<typeof contract.beginPasskey>;
type RequestOptions = DataOf<typeof contract.beginPasskeyLogin>;
type NewCredential = InputOf<typeof contract.registerPasskey>["response"];
type Answer = InputOf<typeof contract.loginByPasskey>["response"];

const hashChallenge = (challenge: string) => createHash("sha256").update(challenge).digest();

async function newChallenge(desk: PasskeyDesk, ownerId: number | null): Promise<string> {
  const challenge = desk.random.token(32);
  const expiresAt = new Date(desk.clock.now().getTime() + CHALLENGE_SECONDS * 1_000);
  const kept = { hash: hashChallenge(challenge), ownerId, expiresAt };
  await inTransaction(desk.db, (tx) => desk.challenges.insertChallenge(tx, kept));
  return challenge;
}

/** What a device needs to make a passkey. It refuses where it has one of the known already. */
export async function askForPasskey(
  desk: PasskeyDesk,
  asked: {
    readonly ownerId: number;
    readonly host: string;
    readonly user: CreationOptions["user"];
    readonly known: readonly StoredPasskey[];
  },
): Promise<CreationOptions> {
  return {
    rp: { id: asked.host, name: "Tucano" },
    user: asked.user,
    challenge: await newChallenge(desk, asked.ownerId),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: CHALLENGE_SECONDS * 1_000,
    attestation: "none",
    excludeCredentials: asked.known.map((one) => ({ type: "public-key", id: one.credential_id })),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  };
}

/** What a device needs to sign somebody in, whoever it will be. */
export async function askForAnswer(desk: PasskeyDesk, host: string): Promise<RequestOptions> {
  return {
    challenge: await newChallenge(desk, null),
    timeout: CHALLENGE_SECONDS * 1_000,
    rpId: host,
    userVerification: "required",
  };
}

/** The key that a device has made for this owner on this site. Throws what the room calls wrong. */
export async function checkNewPasskey(
  desk: PasskeyDesk,
  {
    response,
    ...asked
  }: { readonly response: NewCredential; readonly ownerId: number; readonly host: string },
): Promise<Omit<StoredPasskey, "name" | "last_used_at">> {
  const proof = await readProof(desk, response.response.clientDataJSON, asked);
  const verified = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    ...proof,
    expectedRPID: asked.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch(() => null);
  if (verified?.verified !== true) throw desk.wrong();
  const { credential } = verified.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    site: asked.host,
    created_at: desk.clock.now(),
  };
}

/** The passkey that has answered, and its counter now. Throws what the room calls wrong. */
export async function checkAnswer<Known extends StoredPasskey>(
  desk: PasskeyDesk,
  {
    response,
    host,
    find,
  }: {
    readonly response: Answer;
    readonly host: string;
    readonly find: (credentialId: string) => Promise<Known | null>;
  },
): Promise<{ readonly known: Known; readonly counter: number }> {
  const asked = { ownerId: null, host };
  const proof = await readProof(desk, response.response.clientDataJSON, asked);
  const known = await find(response.id);
  if (known === null || known.site !== host) throw desk.wrong();
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
  if (verified?.verified !== true) throw desk.wrong();
  return { known, counter: verified.authenticationInfo.newCounter };
}

export function presentPasskeys(
  rows: readonly StoredPasskey[],
): DataOf<typeof contract.listPasskeys> {
  return {
    list: rows.map((row) => ({
      id: row.credential_id,
      name: row.name,
      created_at: toWireInstant(row.created_at),
      last_used_at: toWireInstant(row.last_used_at),
    })),
  };
}

interface Proof {
  readonly expectedChallenge: string;
  readonly expectedOrigin: string;
}

/** What the device says it answers: a living challenge of ours, asked for on this very site. */
async function readProof(
  desk: PasskeyDesk,
  clientData: string,
  { ownerId, host }: { readonly ownerId: number | null; readonly host: string },
): Promise<Proof> {
  const said = readClientData(clientData, host);
  if (said === null) throw desk.wrong();
  const hash = hashChallenge(said.challenge);
  const now = desk.clock.now();
  const isOurs = await inTransaction(desk.db, (tx) =>
    desk.challenges.takeChallenge(tx, { hash, ownerId, now }),
  );
  if (!isOurs) throw desk.wrong();
  return { expectedChallenge: said.challenge, expectedOrigin: said.origin };
}
