/** Access tokens: short-lived and signed, so that most calls are known without the database. */
import { createHash } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Keys } from "../../platform/secrets/secrets.ts";
import { session } from "../policy.ts";

export interface TokenClaims {
  readonly memberId: MemberId;
  readonly sessionId: string;
  readonly expiresAtMs: number;
}

export interface AccessTokens {
  sign(memberId: MemberId, sessionId: string): Promise<{ token: string; expiresInSeconds: number }>;
  /** Null for everything that is not a valid token of ours. */
  verify(token: string): Promise<TokenClaims | null>;
}

const ALGORITHM = "HS256";
const ISSUER = "tucano";
const AUDIENCE = "player";
const TYPE = "at+jwt";
const LENGTH_MAX = 1_024;

export function createAccessTokens({ keys, clock }: { keys: Keys; clock: Clock }): AccessTokens {
  return {
    sign: async (memberId, sessionId) => {
      const now = Math.floor(clock.now().getTime() / 1_000);
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(memberId))
        .setIssuedAt(now)
        .setExpirationTime(now + session.accessTokenSeconds)
        .sign(digestOf(keys()[0]));
      return { token, expiresInSeconds: session.accessTokenSeconds };
    },
    verify: async (token) => {
      if (token.length > LENGTH_MAX || token.split(".").length !== 3) return null;
      for (const key of keys()) {
        const claims = await readWith(digestOf(key), token, clock);
        if (claims !== "of another key") return claims;
      }
      return null;
    },
  };
}

const digestOf = (secret: string) => createHash("sha256").update(secret).digest();

async function readWith(key: Buffer, token: string, clock: Clock) {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      currentDate: clock.now(),
      requiredClaims: ["sub", "sid", "exp", "iat"],
    });
    const memberId = Number(payload.sub);
    const sessionId = payload["sid"];
    if (!Number.isSafeInteger(memberId) || typeof sessionId !== "string") return null;
    return { memberId: toMemberId(memberId), sessionId, expiresAtMs: (payload.exp ?? 0) * 1_000 };
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return "of another key";
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}
