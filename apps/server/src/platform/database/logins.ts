/**
 * The logins that the product works with. Each is a member of nothing: whatever SQL somebody gets
 * to one of their connections, there is no role to switch to. Their passwords follow from that of
 * the database's owner, so every process that has DATABASE_URL knows them, and none is stored.
 */
import { createHash, createHmac, pbkdf2Sync, randomBytes, scryptSync } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import { BoundedMap } from "../memory/bounded-map.ts";
import { changeAddress, passwordsOf } from "../config/addresses.ts";
import { sqlStateOf } from "./transaction.ts";
import type { Db } from "./types.ts";
import { WRONG_PASSWORD } from "./node-client.ts";
import { WritableClient } from "./writable-client.ts";

/** Serves requests: its rights are what the migrations grant. */
export const RUNTIME_ROLE = "tucano_runtime";
/** Owns the schema of the job queue, and nothing else. */
export const JOBS_ROLE = "tucano_jobs";
/** Reads the views of `bi`; logins of tools are made members of it, and it has none of its own. */
export const FIGURES_ROLE = "tucano_bi";
export type Login = typeof RUNTIME_ROLE | typeof JOBS_ROLE;

const PASSWORD_BYTES = 24;
const REMEMBERED_MAX = 100;
const passwords = new BoundedMap<string, string>(REMEMBERED_MAX);

/** Slow to compute, so that nobody can guess the owner's from it; once for each of these. */
function passwordOf(login: Login, ownerPassword: string): string {
  const key = `${login} ${ownerPassword}`;
  const known = passwords.get(key);
  if (known !== undefined) return known;
  const password = scryptSync(ownerPassword, login, PASSWORD_BYTES).toString("base64url");
  passwords.set(key, password);
  return password;
}

/** The same database, as this login. */
export function loginUrl(ownerUrl: string, login: Login): string {
  return changeAddress(ownerUrl, (url) => {
    if (url.password === "") {
      throw new Error(
        "DATABASE_URL must hold the password of the database's owner: " +
          "the passwords of the server's own logins are made from it.",
      );
    }
    const passwords = passwordsOf(ownerUrl).map((password) => passwordOf(login, password));
    url.password = passwords.join(",");
    url.username = login;
  });
}

/** Another process does the same at this moment: of all, one has to win. */
const TRIES = 5;

/** Sees to it that the login can come in. Called by the owner, when the roles exist. */
export async function ensureLogin(
  owner: pg.ClientBase,
  ownerUrl: string,
  login: Login,
): Promise<void> {
  const url = loginUrl(ownerUrl, login);
  for (let tries = 0; !(await canComeIn(url)); tries += 1) {
    try {
      await setPassword(owner, ownerUrl, login);
    } catch (error) {
      if (tries === TRIES || !isTold(error, "tuple concurrently updated")) throw error;
    }
    if (tries === TRIES) throw new Error(`The login ${login} cannot connect to the database.`);
  }
}

/** To the first of those that DATABASE_URL names; connections that are open stay so. */
export async function setPassword(
  owner: Pick<pg.ClientBase, "query">,
  ownerUrl: string,
  login: Login,
): Promise<void> {
  const [password = ""] = passwordsOf(loginUrl(ownerUrl, login));
  await owner.query(`ALTER ROLE ${login} LOGIN PASSWORD '${verifierOf(password)}'`);
}

/** The password is wrong, or the role has no login yet. */
const REFUSED = [WRONG_PASSWORD, "28000"];

async function canComeIn(url: string): Promise<boolean> {
  const client = new WritableClient({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (REFUSED.includes(String(sqlStateOf(error)))) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isTold(error: unknown, text: string): boolean {
  return error instanceof Error && error.message.includes(text);
}

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const ITERATIONS = 4_096;

/** As PostgreSQL stores it (RFC 5803), so that the password is in no statement and no log. */
function verifierOf(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, "sha256");
  const keyOf = (name: string) => createHmac("sha256", salted).update(name).digest();
  const stored = createHash("sha256").update(keyOf("Client Key")).digest("base64");
  const server = keyOf("Server Key").toString("base64");
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString("base64")}$${stored}:${server}`;
}

/** A database whose logins somebody has made mighty serves nobody. */
export async function assertPowerless(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; power: string | null }>`
    SELECT rolname AS name, CASE
        WHEN rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls
          THEN 'has rights over the database server'
        WHEN EXISTS (SELECT FROM pg_auth_members WHERE member = r.oid)
          THEN 'is a member of another role'
      END AS power
    FROM pg_roles r WHERE rolname IN (session_user, ${JOBS_ROLE})`.execute(db);
  const mighty = rows.find(({ power }) => power !== null);
  if (mighty !== undefined) {
    throw new Error(`The login ${mighty.name} ${mighty.power}. Revoke that first.`);
  }
}
