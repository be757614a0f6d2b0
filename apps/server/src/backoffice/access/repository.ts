/** The SQL of operators, their sign-ins and sessions. The audit log has its own file. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import { networkOf } from "../../platform/http/requests/rate-limit.ts";

export interface OperatorRow {
  readonly operator_id: number;
  readonly email: string;
  readonly name: string;
  /** Null: invited, or to be set anew by a link. */
  readonly password_hash: string | null;
  readonly role: string;
  readonly totp_secret: Buffer | null;
  readonly totp_last_step: number;
  readonly disabled_at: Date | null;
}

const operatorColumns = sql`
  operator_id, email, name, password_hash, role, totp_secret, totp_last_step, disabled_at`;

export async function countOperators(db: Db): Promise<number> {
  const found = await sql<{ total: number }>`
    SELECT count(*) AS total FROM backoffice.operator`.execute(db);
  return found.rows[0]?.total ?? 0;
}

/** Null when somebody with this e-mail is there already. */
export async function insertOperator(
  tx: Tx,
  operator: {
    readonly email: string;
    readonly name: string;
    readonly passwordHash: string | null;
    readonly role: string;
    readonly now: Date;
  },
): Promise<number | null> {
  const inserted = await sql<{ operator_id: number }>`
    INSERT INTO backoffice.operator (email, name, password_hash, role, created_at)
    VALUES (lower(${operator.email}), ${operator.name}, ${operator.passwordHash},
      ${operator.role}, ${operator.now})
    ON CONFLICT (email) DO NOTHING
    RETURNING operator_id`.execute(tx);
  return inserted.rows[0]?.operator_id ?? null;
}

export async function findOperatorByEmail(db: Db, email: string): Promise<OperatorRow | null> {
  const found = await sql<OperatorRow>`
    SELECT ${operatorColumns} FROM backoffice.operator
    WHERE email = lower(${email}) AND disabled_at IS NULL`.execute(db);
  return found.rows[0] ?? null;
}

export async function lockOperator(tx: Tx, operatorId: number): Promise<OperatorRow | null> {
  const found = await sql<OperatorRow>`
    SELECT ${operatorColumns} FROM backoffice.operator
    WHERE operator_id = ${operatorId} AND disabled_at IS NULL FOR UPDATE`.execute(tx);
  return found.rows[0] ?? null;
}

export async function saveSecondFactor(
  tx: Tx,
  operatorId: number,
  factor: { readonly secret: Buffer; readonly lastStep: number },
): Promise<void> {
  await sql`
    UPDATE backoffice.operator
    SET totp_secret = ${factor.secret}, totp_last_step = ${factor.lastStep}
    WHERE operator_id = ${operatorId}`.execute(tx);
}

// Tickets: between the password and the code.

export interface TicketRow {
  readonly operator_id: number;
  readonly pending_secret: Buffer | null;
  readonly wrong_codes: number;
  readonly expires_at: Date;
}

export async function insertTicket(
  tx: Tx,
  ticket: {
    readonly hash: Buffer;
    readonly operatorId: number;
    readonly pendingSecret: Buffer | null;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await sql`
    INSERT INTO backoffice.sign_in_ticket (ticket_hash, operator_id, pending_secret, expires_at)
    VALUES (${ticket.hash}, ${ticket.operatorId}, ${ticket.pendingSecret}, ${ticket.expiresAt})
  `.execute(tx);
}

/** Forgets what has no meaning any more. */
export async function removeOutdated(
  tx: Tx,
  before: { readonly tickets: Date; readonly guesses: Date; readonly sessions: Date },
): Promise<void> {
  await sql`DELETE FROM backoffice.sign_in_ticket WHERE expires_at < ${before.tickets}`.execute(tx);
  await sql`DELETE FROM backoffice.challenge WHERE expires_at < ${before.tickets}`.execute(tx);
  await sql`DELETE FROM backoffice.guess WHERE window_started_at < ${before.guesses}`.execute(tx);
  await sql`DELETE FROM backoffice.session WHERE expires_at < ${before.sessions}`.execute(tx);
}

export async function findTicketOwner(db: Db, hash: Buffer): Promise<number | null> {
  const found = await sql<{ operator_id: number }>`
    SELECT operator_id FROM backoffice.sign_in_ticket WHERE ticket_hash = ${hash}`.execute(db);
  return found.rows[0]?.operator_id ?? null;
}

export async function lockTicket(tx: Tx, hash: Buffer): Promise<TicketRow | null> {
  const found = await sql<TicketRow>`
    SELECT operator_id, pending_secret, wrong_codes, expires_at
    FROM backoffice.sign_in_ticket WHERE ticket_hash = ${hash} FOR UPDATE`.execute(tx);
  return found.rows[0] ?? null;
}

export async function addWrongCode(tx: Tx, hash: Buffer): Promise<void> {
  await sql`
    UPDATE backoffice.sign_in_ticket SET wrong_codes = wrong_codes + 1
    WHERE ticket_hash = ${hash}`.execute(tx);
}

export async function removeTickets(tx: Tx, operatorId: number): Promise<void> {
  await sql`
    DELETE FROM backoffice.sign_in_ticket WHERE operator_id = ${operatorId}`.execute(tx);
}

// Sessions.

export interface SessionRow {
  readonly session_id: string;
  readonly operator_id: number;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  /** What the house has given the role; see permissionsOf. */
  readonly permissions: readonly string[];
  readonly last_seen_at: Date;
  readonly last_ip: string;
  readonly expires_at: Date;
}

export async function insertSession(
  tx: Tx,
  session: {
    readonly sessionId: string;
    readonly tokenHash: Buffer;
    readonly operatorId: number;
    readonly now: Date;
    readonly expiresAt: Date;
    readonly ip: string;
    readonly device: Buffer;
    readonly userAgent: string;
  },
): Promise<void> {
  await sql`
    INSERT INTO backoffice.session (session_id, token_hash, operator_id, created_at, last_seen_at,
      expires_at, ip, last_ip, device, user_agent)
    VALUES (${session.sessionId}, ${session.tokenHash}, ${session.operatorId}, ${session.now},
      ${session.now}, ${session.expiresAt}, ${session.ip}, ${session.ip}, ${session.device},
      ${session.userAgent})`.execute(tx);
  await saveWhereabouts(tx, session);
}

/** Has this person come in on this device before? */
export async function isKnownDevice(db: Db, operatorId: number, device: Buffer): Promise<boolean> {
  const found = await sql`
    SELECT FROM backoffice.session
    WHERE device = ${device} AND operator_id = ${operatorId} LIMIT 1`.execute(db);
  return found.rows.length > 0;
}

const openSession = sql`
  SELECT s.session_id, s.operator_id, o.email, o.name, o.role, r.permissions, s.last_seen_at,
    s.last_ip, s.expires_at
  FROM backoffice.session s JOIN backoffice.operator o USING (operator_id)
    JOIN backoffice.role r USING (role)
  WHERE s.ended_at IS NULL AND o.disabled_at IS NULL`;

export async function findSessionByToken(db: Db, hash: Buffer): Promise<SessionRow | null> {
  const found = await sql<SessionRow>`${openSession} AND s.token_hash = ${hash}`.execute(db);
  return found.rows[0] ?? null;
}

export async function findSession(db: Db, sessionId: string): Promise<SessionRow | null> {
  const found = await sql<SessionRow>`
    ${openSession} AND s.session_id = ${sessionId}::uuid`.execute(db);
  return found.rows[0] ?? null;
}

interface Seen {
  readonly sessionId: string;
  readonly ip: string;
  readonly now: Date;
}

export async function touchSession(tx: Tx, seen: Seen): Promise<void> {
  await sql`
    UPDATE backoffice.session
    SET last_seen_at = greatest(last_seen_at, ${seen.now}), last_ip = ${seen.ip}
    WHERE session_id = ${seen.sessionId}::uuid`.execute(tx);
  await saveWhereabouts(tx, seen);
}

async function saveWhereabouts(tx: Tx, { sessionId, ip, now }: Seen): Promise<void> {
  await sql`
    INSERT INTO backoffice.whereabouts AS w (session_id, ip, first_at, last_at)
    VALUES (${sessionId}::uuid, ${networkOf(ip)}, ${now}, ${now})
    ON CONFLICT (session_id, ip) DO UPDATE SET last_at = greatest(w.last_at, excluded.last_at)
  `.execute(tx);
}

export async function endSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await sql`
    UPDATE backoffice.session SET ended_at = ${now}
    WHERE session_id = ${sessionId}::uuid AND ended_at IS NULL`.execute(tx);
}

/** Ends all of somebody's sessions but one. */
export async function endSessions(
  tx: Tx,
  {
    operatorId,
    except,
    now,
  }: {
    readonly operatorId: number;
    readonly except: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    UPDATE backoffice.session SET ended_at = ${now}
    WHERE operator_id = ${operatorId} AND ended_at IS NULL
      AND session_id IS DISTINCT FROM ${except}::uuid`.execute(tx);
}

// Roles.

/** A role that nobody has edited follows the product; an edited one is left alone. */
export async function installRole(
  tx: Tx,
  role: {
    readonly role: string;
    readonly name: string;
    readonly permissions: readonly string[];
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    INSERT INTO backoffice.role AS r (role, name, permissions, created_at)
    VALUES (${role.role}, ${role.name}, ${role.permissions}::text[], ${role.now})
    ON CONFLICT (role) DO UPDATE SET permissions = excluded.permissions
    WHERE r.edited_at IS NULL AND r.permissions <> excluded.permissions`.execute(tx);
}

export interface SealedFactor {
  readonly operator_id: number;
  readonly secret: Buffer;
}

export async function listSealed(
  db: Db,
  after: SealedFactor | null,
  limit: number,
): Promise<readonly SealedFactor[]> {
  const { rows } = await sql<SealedFactor>`
    SELECT operator_id, totp_secret AS secret FROM backoffice.operator
    WHERE totp_secret IS NOT NULL AND operator_id > ${after?.operator_id ?? 0}
    ORDER BY operator_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Unless it has changed since it was read. */
export async function replaceSealed(tx: Tx, row: SealedFactor, sealed: Buffer): Promise<void> {
  await sql`
    UPDATE backoffice.operator SET totp_secret = ${sealed}
    WHERE operator_id = ${row.operator_id} AND totp_secret = ${row.secret}`.execute(tx);
}
