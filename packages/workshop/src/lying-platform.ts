/**
 * A platform that people sign in by (OpenID Connect), as bad as a test tells it to be: whatever it
 * says of somebody can be wrong in one place. A browser that goes there comes back at once.
 */
import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export const CLIENT = { id: "tucano", secret: "a secret of a lying platform" } as const;

/** What one token says, before it is signed. */
export interface Told {
  readonly header: Record<string, unknown>;
  readonly claims: Record<string, unknown>;
  readonly key: KeyObject | string | null;
}

export interface LyingPlatform {
  readonly issuer: string;
  /** What the next tokens say otherwise than they should; null: nothing. */
  twist: ((told: Told) => Partial<Told>) | null;
  /** The last token that was given out. */
  readonly last: () => string;
  /** What a browser comes back with that goes to `url`. */
  visit(url: string, subject: string): { code: string; state: string; iss: string };
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function toToken({ header, claims, key }: Told): string {
  const body = `${base64(header)}.${base64(claims)}`;
  if (key === null) return `${body}.`;
  const signature =
    typeof key === "string"
      ? createHmac("sha256", key).update(body).digest()
      : sign("sha256", Buffer.from(body), key);
  return `${body}.${signature.toString("base64url")}`;
}

export const newKey = (): KeyObject =>
  generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey;

const LIFETIME_SECONDS = 300;

interface Grant {
  readonly subject: string;
  readonly nonce: string;
}

export async function openLyingPlatform(): Promise<LyingPlatform> {
  const key = newKey();
  const { kty, n, e } = key.export({ format: "jwk" });
  const grants = new Map<string, Grant>();
  let last = "";
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (request.url?.startsWith("/.well-known/") === true) answer(200, describe(platform.issuer));
    else if (request.url === "/jwks") {
      answer(200, { keys: [{ kty, n, e, kid: "1", use: "sig", alg: "RS256" }] });
    } else void text(request).then((form) => giveToken(new URLSearchParams(form), answer));
  });
  /** A code is good once here, as everywhere. */
  const giveToken = (
    form: URLSearchParams,
    answer: (status: number, body: unknown) => void,
  ): void => {
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    if (grant === undefined) return answer(400, { error: "invalid_grant" });
    const told: Told = {
      header: { alg: "RS256", kid: "1" },
      claims: claimsOf(platform, grant),
      key,
    };
    last = toToken({ ...told, ...platform.twist?.(told) });
    answer(200, { access_token: randomUUID(), token_type: "Bearer", id_token: last });
  };
  const platform: LyingPlatform = {
    issuer: "",
    twist: null,
    last: () => last,
    visit: (url, subject) => {
      const asked = new URL(url).searchParams;
      const code = randomUUID();
      grants.set(code, { subject, nonce: asked.get("nonce") ?? "" });
      return { code, state: asked.get("state") ?? "", iss: platform.issuer };
    },
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // It is asked by the house, and keeps nobody waiting for its end.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return Object.assign(platform, { issuer: `http://127.0.0.1:${port}` });
}

function claimsOf({ issuer }: LyingPlatform, { subject, nonce }: Grant): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1_000);
  const claims = { iss: issuer, aud: CLIENT.id, sub: subject, nonce, name: "Nina da Praça" };
  return { ...claims, iat: now, exp: now + LIFETIME_SECONDS };
}

const describe = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  authorization_response_iss_parameter_supported: true,
});
