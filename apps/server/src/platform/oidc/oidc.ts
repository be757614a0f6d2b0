/**
 * Signing in by an account elsewhere: OpenID Connect Core 1.0, the code flow with PKCE (RFC 7636).
 * What comes back is checked against what was asked: state, nonce, issuer, audience, signature.
 */
import * as client from "openid-client";
import type { DomainError } from "../errors.ts";
import type { Logger } from "../logger.ts";
import type { Random } from "../random.ts";

export interface OidcSettings {
  /** What people call the platform. Empty: there is none. */
  readonly name: string;
  /** Its address, where `/.well-known/openid-configuration` is. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What was asked, to be compared with what comes back. Kept by the browser, sealed. */
export interface Question {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** Whom the platform has signed in. `subject` never changes and is never given to another. */
export interface Proof {
  readonly issuer: string;
  readonly subject: string;
  /** Empty: it does not say. */
  readonly realname: string;
}

export interface Oidc {
  readonly name: string;
  begin(redirectUri: string): Promise<{ readonly url: string; readonly question: Question }>;
  /** Null: the platform or its owner refused, or the answer is to another question. */
  finish(
    answer: { readonly code: string; readonly state: string; readonly iss: string },
    question: Question,
  ): Promise<Proof | null>;
}

interface OidcDeps {
  readonly settings: OidcSettings;
  readonly random: Random;
  readonly logger: Logger;
  /** What the room says when the platform does not answer. */
  readonly silent: () => DomainError;
}

const ANSWER_SECONDS = 10;
const SCOPE = "openid profile";
/** OpenID Connect Core 1.0, section 2: `sub` has at most 255 ASCII characters. */
const SUBJECT = /^[\x21-\x7e]{1,255}$/;
const LONGEST_NAME = 200;

/** Null: none is set up. */
export function createOidc(deps: OidcDeps): Oidc | null {
  const { settings, random, logger } = deps;
  if (settings.issuer === "") return null;
  const known = rememberConfiguration(deps);
  return {
    name: settings.name,
    async begin(redirectUri) {
      const configuration = await known();
      const question: Question = {
        state: random.token(32),
        nonce: random.token(32),
        verifier: random.token(32),
        redirectUri,
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: question.state,
        nonce: question.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(question.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, question };
    },
    async finish(answer, question) {
      const configuration = await known();
      try {
        return await exchange(configuration, answer, question);
      } catch (error) {
        if (isSilence(error)) throw silence(deps, error);
        // Why, but nothing of what it said: that may name a person.
        logger.info({ reason: reasonOf(error) }, "A sign-in by another platform was refused.");
        return null;
      }
    },
  };
}

/** Asked once, and again only after the platform did not answer. */
function rememberConfiguration(deps: OidcDeps): () => Promise<client.Configuration> {
  const { issuer, clientId, clientSecret } = deps.settings;
  const address = new URL(issuer);
  // TLS proves who answered; the signature proves what they said.
  const execute = [client.enableNonRepudiationChecks];
  if (address.protocol === "http:") execute.push(client.allowInsecureRequests);
  let asked: Promise<client.Configuration> | null = null;
  return async () => {
    asked ??= client.discovery(address, clientId, clientSecret, undefined, {
      execute,
      timeout: ANSWER_SECONDS,
    });
    try {
      return await asked;
    } catch (error) {
      asked = null;
      throw silence(deps, error);
    }
  };
}

async function exchange(
  configuration: client.Configuration,
  { code, state, iss }: { readonly code: string; readonly state: string; readonly iss: string },
  question: Question,
): Promise<Proof | null> {
  const returned = new URL(question.redirectUri);
  returned.searchParams.set("code", code);
  returned.searchParams.set("state", state);
  if (iss !== "") returned.searchParams.set("iss", iss);
  const tokens = await client.authorizationCodeGrant(configuration, returned, {
    pkceCodeVerifier: question.verifier,
    expectedState: question.state,
    expectedNonce: question.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined || !SUBJECT.test(claims.sub)) return null;
  const { name } = claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    realname: typeof name === "string" ? name.trim().slice(0, LONGEST_NAME) : "",
  };
}

/** Nobody answered, or a server that was not the platform's own. */
function isSilence(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.status >= 500;
  if (!(error instanceof client.ClientError)) return error instanceof TypeError;
  return error.code === "OAUTH_TIMEOUT" || error.code === "OAUTH_RESPONSE_IS_NOT_CONFORM";
}

function silence({ logger, silent }: OidcDeps, error: unknown): DomainError {
  logger.warn({ reason: reasonOf(error) }, "The sign-in platform did not answer.");
  return silent();
}

function reasonOf(error: unknown): string {
  if (error instanceof client.ResponseBodyError) return error.error;
  if (error instanceof client.ClientError) return error.code ?? "client";
  return error instanceof Error ? error.name : "unknown";
}
