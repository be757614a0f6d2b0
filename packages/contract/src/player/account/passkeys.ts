/**
 * Passkeys: a device that knows its owner signs in without a password. The shapes are those of the
 * Web Authentication API: what a call answers goes to `navigator.credentials`, and back.
 */
import * as z from "zod/mini";
import { memberCall, openCall } from "../../endpoint.ts";
import { signedIn } from "./members.ts";
import { about, empty, instant, memberId } from "../../schemas.ts";

const tag = "security";
const member = { member_id: z.optional(memberId) };
const ticket = z.string().check(z.maxLength(128));
/** base64url, at most so many characters. */
const bytes = (longest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest));
export const credentialId = bytes(1_400);

/** PublicKeyCredentialCreationOptions, as JSON. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal("public-key") })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.boolean(),
    userVerification: z.literal("required"),
  }),
});

/** PublicKeyCredentialRequestOptions, as JSON: whichever key of this site the device has. */
export const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  userVerification: z.literal("required"),
});

const credential = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };

/** A new passkey, as a device gives it. */
export const credentialInput = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(4_096), attestationObject: bytes(16_384) }),
});

/** A device's answer to a challenge. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_096),
    authenticatorData: bytes(4_096),
    signature: bytes(2_048),
  }),
});

const key = {
  id: "AAECAwQFBgcICQoLDA0ODw",
  rawId: "AAECAwQFBgcICQoLDA0ODw",
  type: "public-key",
} as const;
export const credentialExample = {
  ...key,
  response: { clientDataJSON: "eyJ0eXBlIjoi", attestationObject: "o2NmbXRkbm9uZQ" },
};
export const answerExample = {
  ...key,
  response: {
    clientDataJSON: "eyJ0eXBlIjoi",
    authenticatorData: "SZYN5YgOjGh0NBcP",
    signature: "MEUCIQDi",
  },
};

export const beginPasskey = memberCall(tag, {
  method: "POST",
  path: "/api/security/passkeys/register/options",
  summary: "What a device needs to make a passkey. Takes a ticket for `passkeys`.",
  input: z.object({ ...member, ticket }),
  output: creationOptions,
  errors: ["members.ticket_invalid"],
  examples: [{ ticket: "…" }],
});

export const ownPasskey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
});

const passkeyList = z.object({ list: z.array(ownPasskey) });

export const registerPasskey = memberCall(tag, {
  method: "POST",
  path: "/api/security/passkeys/register/verify",
  summary: "Keeps the passkey that a device has made.",
  input: z.object({
    ...member,
    name: about(z._default(z.string().check(z.maxLength(60)), ""), "What its owner calls it."),
    response: credentialInput,
  }),
  output: passkeyList,
  errors: ["members.passkey_wrong"],
  examples: [{ name: "Meu telefone", response: credentialExample }],
});

export const listPasskeys = memberCall(tag, {
  method: "POST",
  path: "/api/security/passkeys",
  repeatable: true,
  summary: "The member's passkeys.",
  input: z.object(member),
  output: passkeyList,
});

export const removePasskey = memberCall(tag, {
  method: "POST",
  path: "/api/security/passkeys/remove",
  summary: "Forgets a passkey.",
  input: z.object({ ...member, ticket, id: credentialId }),
  output: passkeyList,
  errors: ["members.ticket_invalid", "members.passkey_unknown"],
  examples: [{ ticket: "…", id: "AAECAwQFBgcICQoLDA0ODw" }],
});

export const beginPasskeyLogin = openCall(tag, {
  method: "POST",
  path: "/api/auth/passkey/options",
  summary: "What a device needs to sign in by a passkey.",
  input: empty,
  output: requestOptions,
  errors: ["members.too_many_attempts"],
});

export const loginByPasskey = openCall(tag, {
  method: "POST",
  path: "/api/auth/passkey/login",
  summary: "Signs in by a passkey. The device has verified its owner: no second factor is asked.",
  input: z.object({
    response: passkeyAnswer,
  }),
  output: signedIn,
  errors: [
    "members.passkey_wrong",
    "members.too_many_attempts",
    "members.account_frozen",
    "members.account_closed",
  ],
  examples: [{ response: answerExample }],
});
