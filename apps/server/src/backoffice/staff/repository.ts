/** The SQL of accounts, roles and sessions as the house looks after them. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface StaffRow {
  readonly operator_id: number;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly role_name: string;
  readonly has_password: boolean;
  readonly has_authenticator: boolean;
  readonly disabled_at: Date | null;
  readonly created_at: Date;
  readonly passkeys: number;
  readonly sessions: number;
  readonly last_seen_at: Date | null;
}

/** A session that is over by its age alone is not counted. */
const staff = (now: Date) => sql`
  SELECT o.operator_id, o.email, o.name, o.role, r.name AS role_name,
    o.password_hash IS NOT NULL AS has_password, o.totp_secret IS NOT NULL AS has_authenticator,
    o.disabled_at, o.created_at,
    (SELECT count(*) FROM backoffice.passkey p WHERE p.operator_id = o.operator_id) AS passkeys,
    (SELECT count(*) FROM backoffice.session s WHERE s.operator_id = o.operator_id
      AND s.ended_at IS NULL AND s.expires_at > ${now}) AS sessions,
    (SELECT max(s.last_seen_at) FROM backoffice.session s
      WHERE s.operator_id = o.operator_id) AS last_seen_at
  FROM backoffice.operator o JOIN backoffice.role r USING (role)`;

export async function listStaff(
  db: Db,
  query: {
    readonly pattern: string | null;
    readonly afterEmail: string | null;
    readonly limit: number;
    readonly now: Date;
  },
): Promise<readonly StaffRow[]> {
  const found = await sql<StaffRow>`
    ${staff(query.now)}
    WHERE (${query.pattern}::text IS NULL
        OR o.email LIKE ${query.pattern} OR lower(o.name) LIKE ${query.pattern})
      AND (${query.afterEmail}::text IS NULL OR o.email > ${query.afterEmail})
    ORDER BY o.email LIMIT ${query.limit}`.execute(db);
  return found.rows;
}

export interface ComingInRow {
  readonly email: string;
  readonly role: string;
  readonly permissions: readonly string[];
  readonly hasSecondFactor: boolean;
  readonly hasFirstPassword: boolean;
}

/** Accounts that are open and have a password. */
export async function listComingIn(db: Db): Promise<readonly ComingInRow[]> {
  const found = await sql<ComingInRow>`
    SELECT o.email, o.role, r.permissions,
      o.totp_secret IS NOT NULL OR EXISTS (
        SELECT FROM backoffice.passkey p WHERE p.operator_id = o.operator_id
      ) AS "hasSecondFactor",
      NOT EXISTS (
        SELECT FROM backoffice.audit_entry e WHERE e.subject = 'operator:' || o.operator_id
          AND e.action IN ('operator.password_changed', 'operator.invitation_accepted')
      ) AS "hasFirstPassword"
    FROM backoffice.operator o JOIN backoffice.role r USING (role)
    WHERE o.disabled_at IS NULL AND o.password_hash IS NOT NULL
    ORDER BY o.email`.execute(db);
  return found.rows;
}

export async function findStaff(db: Db, operatorId: number, now: Date): Promise<StaffRow | null> {
  const found = await sql<StaffRow>`
    ${staff(now)} WHERE o.operator_id = ${operatorId}`.execute(db);
  return found.rows[0] ?? null;
}

export async function findStaffByEmail(db: Db, email: string, now: Date): Promise<StaffRow | null> {
  const found = await sql<StaffRow>`
    ${staff(now)} WHERE o.email = lower(${email})`.execute(db);
  return found.rows[0] ?? null;
}

export async function hasEmail(db: Db, email: string): Promise<boolean> {
  const found = await sql`
    SELECT FROM backoffice.operator WHERE email = lower(${email})`.execute(db);
  return found.rows.length > 0;
}

export async function saveDisabled(tx: Tx, operatorId: number, at: Date | null): Promise<void> {
  await sql`
    UPDATE backoffice.operator SET disabled_at = ${at}
    WHERE operator_id = ${operatorId}`.execute(tx);
}

export async function saveRoleOf(tx: Tx, operatorId: number, role: string): Promise<void> {
  await sql`
    UPDATE backoffice.operator SET role = ${role}
    WHERE operator_id = ${operatorId}`.execute(tx);
}

export async function removeSecondFactor(tx: Tx, operatorId: number): Promise<void> {
  await sql`
    UPDATE backoffice.operator SET totp_secret = NULL, totp_last_step = 0
    WHERE operator_id = ${operatorId}`.execute(tx);
}

/** Accounts that can come in with this role, this one left out. Locks them. */
export async function lockOthersOfRole(
  tx: Tx,
  role: string,
  except: number,
): Promise<readonly number[]> {
  const found = await sql<{ operator_id: number }>`
    SELECT operator_id FROM backoffice.operator
    WHERE role = ${role} AND operator_id <> ${except} AND disabled_at IS NULL
      AND password_hash IS NOT NULL
    ORDER BY operator_id FOR UPDATE`.execute(tx);
  return found.rows.map((row) => row.operator_id);
}

// Roles.

export interface RoleRow {
  readonly role: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly alone_each: number;
  readonly alone_day: number;
  readonly edited_at: Date | null;
  readonly operators: number;
}

export async function listRoles(db: Db): Promise<readonly RoleRow[]> {
  const found = await sql<RoleRow>`
    SELECT r.role, r.name, r.permissions, r.edited_at,
      r.alone_each_centavos AS alone_each, r.alone_day_centavos AS alone_day,
      (SELECT count(*) FROM backoffice.operator o
        WHERE o.role = r.role AND o.disabled_at IS NULL) AS operators
    FROM backoffice.role r WHERE r.removed_at IS NULL
    ORDER BY r.role <> 'administrator', r.role`.execute(db);
  return found.rows;
}

export async function findRole(db: Db, role: string): Promise<RoleRow | null> {
  const rows = await listRoles(db);
  return rows.find((one) => one.role === role) ?? null;
}

export async function saveRole(
  tx: Tx,
  role: {
    readonly role: string;
    readonly name: string;
    readonly permissions: readonly string[];
    readonly alone: { readonly each: number; readonly day: number };
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    INSERT INTO backoffice.role (role, name, permissions, alone_each_centavos,
      alone_day_centavos, created_at, edited_at)
    VALUES (${role.role}, ${role.name}, ${role.permissions}::text[], ${role.alone.each},
      ${role.alone.day}, ${role.now}, ${role.now})
    ON CONFLICT (role) DO UPDATE SET name = excluded.name, permissions = excluded.permissions,
      alone_each_centavos = excluded.alone_each_centavos,
      alone_day_centavos = excluded.alone_day_centavos,
      edited_at = excluded.edited_at, removed_at = NULL`.execute(tx);
}

/**
 * False: somebody has it, whose account may be closed. Nobody is given it meanwhile, and who was
 * about to be has a role that permits nothing.
 */
export async function removeRole(tx: Tx, role: string, now: Date): Promise<boolean> {
  await sql`SELECT FROM backoffice.role WHERE role = ${role} FOR UPDATE`.execute(tx);
  const { rows } = await sql`
    UPDATE backoffice.role r SET permissions = '{}', alone_each_centavos = 0,
      alone_day_centavos = 0, edited_at = ${now}, removed_at = ${now}
    WHERE r.role = ${role} AND r.removed_at IS NULL
      AND NOT EXISTS (SELECT FROM backoffice.operator o WHERE o.role = r.role)
    RETURNING r.role`.execute(tx);
  return rows.length > 0;
}

/** Has anybody this role, whether or not they can come in? */
export async function isHeld(db: Db, role: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM backoffice.operator WHERE role = ${role} LIMIT 1`.execute(db);
  return rows.length > 0;
}

// Sessions.

export interface SessionRow {
  readonly session_id: string;
  readonly operator_id: number;
  readonly email: string;
  readonly ip: string;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
}

export async function listSessions(
  db: Db,
  query: {
    readonly operatorId: number | null;
    readonly now: Date;
    readonly seenAfter: Date;
    readonly limit: number;
  },
): Promise<readonly SessionRow[]> {
  const found = await sql<SessionRow>`
    SELECT s.session_id, s.operator_id, o.email, s.ip, s.user_agent, s.created_at, s.last_seen_at,
      s.expires_at
    FROM backoffice.session s JOIN backoffice.operator o USING (operator_id)
    WHERE s.ended_at IS NULL AND o.disabled_at IS NULL AND s.expires_at > ${query.now}
      AND s.last_seen_at >= ${query.seenAfter}
      AND (${query.operatorId}::bigint IS NULL OR s.operator_id = ${query.operatorId})
    ORDER BY s.last_seen_at DESC, s.session_id LIMIT ${query.limit}`.execute(db);
  return found.rows;
}

export async function findSessionOwner(
  db: Db,
  sessionId: string,
): Promise<{ readonly operator_id: number; readonly role: string } | null> {
  const found = await sql<{ operator_id: number; role: string }>`
    SELECT o.operator_id, o.role
    FROM backoffice.session s JOIN backoffice.operator o USING (operator_id)
    WHERE s.session_id = ${sessionId}::uuid AND s.ended_at IS NULL`.execute(db);
  return found.rows[0] ?? null;
}

/** Whose it was; null when it had ended, or belongs to somebody else than it should. */
export async function endSession(
  tx: Tx,
  end: { readonly sessionId: string; readonly operatorId: number | null; readonly now: Date },
): Promise<{ readonly operator_id: number } | null> {
  const ended = await sql<{ operator_id: number }>`
    UPDATE backoffice.session SET ended_at = ${end.now}
    WHERE session_id = ${end.sessionId}::uuid AND ended_at IS NULL
      AND (${end.operatorId}::bigint IS NULL OR operator_id = ${end.operatorId})
    RETURNING operator_id`.execute(tx);
  return ended.rows[0] ?? null;
}
