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
import type { Db } from "../database/types.ts";
import { toWireInstant } from "../days.ts";
import type { DomainError } from "../errors.ts";
import type { Random } from "../random.ts";
import { readClientData } from "./client-data.ts";
import type { PasskeyRow, PasskeyTables } from "./passkey-repository.ts";

const CHALLENGE_SECONDS = 5 * 60;

/** Of COSE: ES256, EdDSA, RS256, the signatures that devices make. */
const ALGORITHMS = [-7, -8, -257] as const;

/** What a room gives for its passkeys to be checked. */
export interface PasskeyDesk<Owner extends number> {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly tables: PasskeyTables<Owner>;
  /** What a proof that fails is answered with. */
  wrong(): DomainError;
}

type CreationOptions = DataOf<typeof contract.beginPasskey>;
type RequestOptions = DataOf<typeof contract.beginPasskeyLogin>;
type NewCredential = InputOf<typeof contract.registerPasskey>["response"];
type Answer = InputOf<typeof contract.loginByPasskey>["response"];

const hashChallenge = (challenge: string) => createHash("sha256").update(challenge).digest();

async function newChallenge<Owner extends number>(
  desk: PasskeyDesk<Owner>,
  ownerId: Owner | null,
): Promise<string> {
  const challenge = desk.random.token(32);
  const expiresAt = new Date(desk.clock.now().getTime() + CHALLENGE_SECONDS * 1_000);
  const kept = { hash: hashChallenge(challenge), ownerId, expiresAt };
  await inTransaction(desk.db, (tx) => desk.tables.insertChallenge(tx, kept));
  return challenge;
}

/** What a device needs to make a passkey. It refuses where it has one of the known already. */
export async function askForPasskey<Owner extends number>(
  desk: PasskeyDesk<Owner>,
  asked: {
    readonly ownerId: Owner;
    readonly host: string;
    readonly user: CreationOptions["user"];
  },
): Promise<CreationOptions> {
  const known = await desk.tables.list(desk.db, asked.ownerId);
  return {
    rp: { id: asked.host, name: "Tucano" },
    user: asked.user,
    challenge: await newChallenge(desk, asked.ownerId),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: CHALLENGE_SECONDS * 1_000,
    attestation: "none",
    excludeCredentials: known.map((one) => ({ type: "public-key", id: one.credential_id })),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  };
}

/** What a device needs to sign somebody in, whoever it will be. */
export async function askForAnswer<Owner extends number>(
  desk: PasskeyDesk<Owner>,
  host: string,
): Promise<RequestOptions> {
  return {
    challenge: await newChallenge(desk, null),
    timeout: CHALLENGE_SECONDS * 1_000,
    rpId: host,
    userVerification: "required",
  };
}

/** The key that a device has made for this owner on this site. Throws what the room calls wrong. */
export async function checkNewPasskey<Owner extends number>(
  desk: PasskeyDesk<Owner>,
  {
    response,
    ...asked
  }: { readonly response: NewCredential; readonly ownerId: Owner; readonly host: string },
): Promise<Omit<PasskeyRow<Owner>, "name" | "last_used_at">> {
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
    owner_id: asked.ownerId,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    site: asked.host,
    created_at: desk.clock.now(),
  };
}

/** The passkey that has answered, and its counter now. Throws what the room calls wrong. */
export async function checkAnswer<Owner extends number>(
  desk: PasskeyDesk<Owner>,
  { response, host }: { readonly response: Answer; readonly host: string },
): Promise<{ readonly known: PasskeyRow<Owner>; readonly counter: number }> {
  const asked = { ownerId: null, host };
  const proof = await readProof(desk, response.response.clientDataJSON, asked);
  const known = await desk.tables.find(desk.db, response.id);
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

export async function listPasskeysOf<Owner extends number>(
  desk: Pick<PasskeyDesk<Owner>, "db" | "tables">,
  ownerId: Owner,
): Promise<DataOf<typeof contract.listPasskeys>> {
  const rows = await desk.tables.list(desk.db, ownerId);
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
async function readProof<Owner extends number>(
  desk: PasskeyDesk<Owner>,
  clientData: string,
  { ownerId, host }: { readonly ownerId: Owner | null; readonly host: string },
): Promise<Proof> {
  const said = readClientData(clientData, host);
  if (said === null) throw desk.wrong();
  const hash = hashChallenge(said.challenge);
  const now = desk.clock.now();
  const isOurs = await inTransaction(desk.db, (tx) =>
    desk.tables.takeChallenge(tx, { hash, ownerId, now }),
  );
  if (!isOurs) throw desk.wrong();
  return { expectedChallenge: said.challenge, expectedOrigin: said.origin };
}
