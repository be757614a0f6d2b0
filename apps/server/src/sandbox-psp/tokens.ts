/** OAuth2 client credentials: signed tokens that carry their scopes and their end. */
import { createHmac } from "node:crypto";
import type { Clock } from "../platform/clock.ts";
import { isSameSecret } from "../platform/secrets/same-secret.ts";
import type { Keys } from "../platform/secrets/secrets.ts";
import { Problem } from "./problem.ts";

export const scopes = [
  "cob.write",
  "cob.read",
  "cobv.write",
  "cobv.read",
  "pix.write",
  "pix.read",
  "webhook.write",
  "webhook.read",
  "payout.write",
  "payout.read",
  "dict.read",
] as const;
export type Scope = (typeof scopes)[number];

export const TOKEN_SECONDS = 300;

export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Any of the secrets will do: one is replaced while it is in use. */
export interface OwnCredentials {
  readonly clientId: string;
  readonly clientSecrets: Keys;
}

export interface Tokens {
  issue(given: Credentials, wanted: string): { token: string; scope: string };
  /** Throws 401 for a bad token and 403 for a missing scope. */
  check(authorization: string | undefined, scope: Scope): void;
}

export function createTokens(own: OwnCredentials, clock: Clock): Tokens {
  const signatures = (body: string): [string, ...string[]] => {
    const sign = (key: string) => createHmac("sha256", key).update(body).digest("base64url");
    const [first, ...others] = own.clientSecrets();
    return [sign(first), ...others.map(sign)];
  };

  return {
    issue: (given, wanted) => {
      const known = isSameSecret(given.clientId, own.clientId);
      const isOwn = own.clientSecrets().some((one) => isSameSecret(given.clientSecret, one));
      if (!isOwn || !known) {
        throw new Problem(401, "AcessoNegado", "Cliente ou segredo inválido.");
      }
      const asked = wanted.split(" ").filter(Boolean);
      const granted = asked.length === 0 ? scopes : scopes.filter((one) => asked.includes(one));
      const scope = granted.join(" ");
      const endsAt = clock.now().getTime() + TOKEN_SECONDS * 1_000;
      const body = Buffer.from(JSON.stringify({ scope, endsAt })).toString("base64url");
      return { token: `${body}.${signatures(body)[0]}`, scope };
    },
    check: (authorization, scope) => {
      const [, body = "", signature = ""] =
        /^Bearer ([\w-]{1,1000})\.([\w-]{1,100})$/.exec(authorization ?? "") ?? [];
      if (body === "" || !signatures(body).some((one) => isSameSecret(signature, one))) {
        throw new Problem(401, "AcessoNegado", "Token ausente ou inválido.");
      }
      const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as {
        scope: string;
        endsAt: number;
      };
      if (claims.endsAt <= clock.now().getTime()) {
        throw new Problem(401, "AcessoNegado", "Token expirado.");
      }
      if (!claims.scope.split(" ").includes(scope)) {
        throw new Problem(403, "AcessoNegado", `O token não tem o escopo ${scope}.`);
      }
    },
  };
}
