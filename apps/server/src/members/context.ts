/** The room's own parts, made once by the door and handed to every command. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/account/members.ts";
import type { Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import type { RequestContext } from "../platform/http/types.ts";
import { createOidc, type Oidc } from "../platform/oidc/oidc.ts";
import type { KeyedHash } from "../platform/secrets/keyed-hash.ts";
import { createSecretBox, type SecretBox } from "../platform/secrets/secret-box.ts";
import type { Keys } from "../platform/secrets/secrets.ts";
import { type AccessTokens, createAccessTokens } from "./sessions/access-tokens.ts";
import { type Attempts, createAttempts } from "./guards/attempts.ts";
import { type Captcha, createCaptcha } from "./guards/captcha.ts";
import { createPasswords, passwordCosts, type Passwords } from "./guards/passwords.ts";
import { createWithdrawalPasswords } from "./guards/withdrawal-passwords.ts";
import { session as rules } from "./policy.ts";
import { findMember, keepLanguage, type MemberRow } from "./repository.ts";
import { createSessions, type Sessions, type StartedSession } from "./sessions/sessions.ts";
import { showMember } from "./show-member.ts";
import type { MembersDeps } from "./types.ts";

export interface Parts extends MembersDeps {
  readonly passwords: Passwords;
  readonly withdrawalPasswords: Passwords;
  readonly accessTokens: AccessTokens;
  readonly sessions: Sessions;
  readonly captcha: Captcha;
  readonly attempts: Attempts;
  readonly deviceKeys: Keys;
  /** For authenticators' secrets, which must be read again. */
  readonly secretBox: SecretBox;
  /** Null: nobody signs in by an account elsewhere. */
  readonly oidc: Oidc | null;
  /** For what a browser carries to that platform and back. */
  readonly socialBox: SecretBox;
  readonly guard: KeyedHash;
}

export function createParts(deps: MembersDeps): Parts {
  const { config, secrets } = deps;
  const cost = passwordCosts[config.passwordCost];
  const accessTokens = createAccessTokens({
    keys: secrets.keys("members-access-token"),
    clock: deps.clock,
  });
  const guard = secrets.keyedHash("members-guard");
  return {
    ...deps,
    accessTokens,
    passwords: createPasswords({ cost }),
    withdrawalPasswords: createWithdrawalPasswords({ cost, secrets }),
    sessions: createSessions({
      ...deps,
      accessTokens,
      keys: secrets.keys("members-refresh-token"),
    }),
    captcha: createCaptcha({ ...deps, guard, isOn: config.captcha === "image" }),
    attempts: createAttempts({ ...deps, guard }),
    deviceKeys: secrets.keys("members-device"),
    secretBox: createSecretBox({
      keys: secrets.keys("members-second-factor"),
      random: deps.random,
    }),
    oidc: createOidc({
      ...deps,
      settings: config.oidc,
      silent: () => new DomainError("members.social_unavailable"),
    }),
    socialBox: createSecretBox({ keys: secrets.keys("members-social"), random: deps.random }),
    guard,
  };
}

/** Who is signed in; their row is there, whatever became of the account. */
export async function findExisting(parts: MembersDeps, memberId: MemberId): Promise<MemberRow> {
  const row = await findMember(parts.db, memberId);
  if (row === null) throw new DomainError("common.unauthenticated");
  return row;
}

/** Not `__Host-`: that prefix demands Path=/, and this cookie goes to /api/auth alone. */
export const REFRESH_COOKIE = "tucano_refresh";
export const AUTH_PATH = "/api/auth";

export function setRefreshCookie(context: RequestContext, refreshToken: string): void {
  context.setCookie(REFRESH_COOKIE, refreshToken, {
    path: AUTH_PATH,
    maxAgeSeconds: rules.absoluteSeconds,
    sameSite: "strict",
  });
}

/** From now on the house writes to them in the language that they sign in by. */
export async function startSession(
  parts: Parts,
  tx: Tx,
  memberId: MemberId,
  { ip, userAgent, lang }: RequestContext,
): Promise<StartedSession> {
  await keepLanguage(tx, memberId, lang);
  return await parts.sessions.start(tx, memberId, { ip, userAgent });
}

/** The answer to a registration and to a sign-in. */
export async function answerSignedIn(
  parts: Parts,
  member: MemberRow,
  started: StartedSession,
  context: RequestContext,
): Promise<DataOf<typeof contract.login>> {
  const { token, expiresInSeconds } = await parts.accessTokens.sign(
    member.member_id,
    started.sessionId,
  );
  await parts.onSignedIn?.(member.member_id);
  const user = await showMember(parts, member);
  setRefreshCookie(context, started.refreshToken);
  return { access_token: token, expires_in: expiresInSeconds, user };
}
