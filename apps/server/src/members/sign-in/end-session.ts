/** Exchanges and ends sessions. */
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OpenContext } from "../../platform/http/types.ts";
import { AUTH_PATH, type Parts, REFRESH_COOKIE, setRefreshCookie } from "../context.ts";

export async function refreshSession(
  parts: Parts,
  context: OpenContext,
): Promise<{ access_token: string; expires_in: number }> {
  const refreshToken = context.cookies[REFRESH_COOKIE];
  const result =
    refreshToken === undefined ? "refused" : await parts.sessions.exchange(refreshToken);
  if (result === "refused" || result === "revoked") {
    context.clearCookie(REFRESH_COOKIE, AUTH_PATH);
    throw new DomainError("common.unauthenticated", { forceOffline: result === "revoked" });
  }
  const { memberId, sessionId } = result;
  const { token, expiresInSeconds } = await parts.accessTokens.sign(memberId, sessionId);
  setRefreshCookie(context, result.refreshToken);
  return { access_token: token, expires_in: expiresInSeconds };
}

export async function signOut(parts: Parts, context: OpenContext): Promise<Record<string, never>> {
  const refreshToken = context.cookies[REFRESH_COOKIE];
  const ofCookie = refreshToken === undefined ? null : await parts.sessions.find(refreshToken);
  const sessionIds = new Set(
    [context.member?.sessionId, ofCookie].filter((one) => typeof one === "string"),
  );
  context.clearCookie(REFRESH_COOKIE, AUTH_PATH);
  if (sessionIds.size === 0) {
    const { bearer } = context;
    const known = bearer === null ? null : await parts.sessions.authenticate(bearer);
    throw new DomainError("common.unauthenticated", { forceOffline: known === "revoked" });
  }
  for (const sessionId of sessionIds) {
    const revoked = await inTransaction(parts.db, (tx) =>
      parts.sessions.revoke(tx, { sessionId }, "signed_out"),
    );
    parts.sessions.forget(revoked);
  }
  return {};
}
