/** Operator sessions: an opaque cookie, half an hour idle, twelve hours at most. */
import { createHash } from "node:crypto";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/access/access.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type {
  OperatorContext,
  OperatorIdentity,
  RequestContext,
} from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import { permissionsOf } from "../core/roles.ts";
import { rememberDevice } from "./devices.ts";
import { COOKIE_PATH, session as rules } from "./policy.ts";
import * as repository from "./repository.ts";

const COOKIE = "tucano_operator";
const TOUCH_MS = 30_000;
const TOKEN_LENGTH = 43;

const hashToken = (token: string) => createHash("sha256").update(token).digest();

export async function startSession(
  parts: Parts,
  tx: Tx,
  operatorId: number,
  context: RequestContext,
): Promise<string> {
  const now = parts.clock.now();
  const token = parts.random.token(32);
  const sessionId = parts.random.uuid();
  await repository.insertSession(tx, {
    sessionId,
    tokenHash: hashToken(token),
    operatorId,
    now,
    expiresAt: new Date(now.getTime() + rules.absoluteSeconds * 1_000),
    ip: context.ip,
    device: rememberDevice(parts, context),
    userAgent: context.userAgent,
  });
  context.setCookie(COOKIE, token, {
    path: COOKIE_PATH,
    maxAgeSeconds: rules.absoluteSeconds,
    sameSite: "strict",
  });
  return sessionId;
}

/** Asked of the database at every call: an ended session or a disabled operator is out at once. */
export async function authenticateOperator(
  parts: Parts,
  context: RequestContext,
): Promise<OperatorIdentity | null> {
  const token = context.cookies[COOKIE];
  if (token?.length !== TOKEN_LENGTH) return null;
  const row = await repository.findSessionByToken(parts.db, hashToken(token));
  const now = parts.clock.now();
  if (row === null || isOver(row, now)) return null;
  const { ip } = context;
  if (row.last_ip !== ip || now.getTime() - row.last_seen_at.getTime() >= TOUCH_MS) {
    const seen = { sessionId: row.session_id, ip, now };
    await inTransaction(parts.db, (tx) => repository.touchSession(tx, seen));
  }
  return {
    operatorId: row.operator_id,
    sessionId: row.session_id,
    email: row.email,
    permissions: new Set(permissionsOf(row.role, row.permissions)),
  };
}

function isOver(row: repository.SessionRow, now: Date): boolean {
  const idleMs = now.getTime() - row.last_seen_at.getTime();
  return row.expires_at <= now || idleMs > rules.idleSeconds * 1_000;
}

async function findOpen(parts: Parts, sessionId: string): Promise<repository.SessionRow> {
  const row = await repository.findSession(parts.db, sessionId);
  if (row === null) throw new DomainError("common.unauthenticated");
  return row;
}

export async function describeOperator(
  parts: Parts,
  sessionId: string,
): Promise<DataOf<typeof contract.readSession>> {
  const row = await findOpen(parts, sessionId);
  return {
    id: row.operator_id,
    email: row.email,
    name: row.name,
    role: row.role,
    permissions: [...permissionsOf(row.role, row.permissions)],
    session_expires_at: toWireInstant(row.expires_at),
  };
}

export async function signOut(
  parts: Parts,
  context: OperatorContext,
): Promise<Record<string, never>> {
  const { operator } = context;
  await inTransaction(parts.db, async (tx) => {
    await repository.endSession(tx, operator.sessionId, parts.clock.now());
    await parts.audit.append(tx, {
      action: "operator.signed_out",
      subject: `operator:${operator.operatorId}`,
      operator,
      ip: context.ip,
    });
  });
  context.clearCookie(COOKIE, COOKIE_PATH);
  return {};
}
