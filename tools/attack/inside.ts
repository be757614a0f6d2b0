/** What is for operators of the machine only, and what the server depends on. */
import { statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { loginUrl, RUNTIME_ROLE } from "../../apps/server/src/platform/database/logins.ts";
import { type Attack, forEach, look } from "./means/attack.ts";

const insiders: Attack = {
  name: "what is for those who run the house",
  guards: "figures, the back office's reference and the sandbox bank are for this machine alone",
  run: async (house) => {
    const seen = look();
    const visitor = house.visitor();
    const outside: readonly Record<string, string>[] = [
      { host: "cassino.example" },
      { "x-forwarded-for": "203.0.113.7" },
      { via: "1.1 proxy" },
      { host: "localhost.evil.example" },
      { "x-real-ip": "203.0.113.7" },
    ];
    for (const headers of outside) {
      const words = JSON.stringify(headers);
      const metrics = await visitor.send("/metrics", { headers });
      seen.that(metrics.status !== 200, `/metrics answers ${metrics.status} to ${words}`);
      const reference = await visitor.send("/api/openapi.json", { headers });
      seen.that(
        !reference.text.includes("/backoffice/api/"),
        `the reference names the back office to ${words}`,
      );
      const bank = await visitor.post("/sandbox/pix/pay", { txid: "x" }, { headers });
      seen.that(
        bank.status !== 200 && bank.error !== "sandbox_psp.charge_not_found",
        `the bank answers ${bank.status} ${bank.error} to ${words}`,
      );
      const counter = await visitor.send("/sandbox/pix", { headers });
      seen.that(counter.status !== 200, `the bank's counter answers ${counter.status} to ${words}`);
    }
    return seen.verdict(`${outside.length} ways of coming from elsewhere × four addresses`);
  },
};

const environment: Attack = {
  name: "settings that leave the house open",
  guards: "what is unknown, misspelt or open to strangers stops the start",
  limitMs: 120_000,
  run: async (house) => {
    const seen = look();
    const open: readonly Record<string, string>[] = [
      { NODE_ENV: "Production", CAPTCHA: "off" },
      { NODE_ENV: "production", PSP: "sandbox" },
      { NODE_ENV: "production", PSP: "http", PSP_BASE_URL: "https://bank.example", CAPTCHA: "off" },
      {
        NODE_ENV: "production",
        PSP: "http",
        PSP_BASE_URL: "https://bank.example",
        PASSWORD_COST: "test",
      },
      { HOST: "0.0.0.0" },
      { HOST: "::", CAPTCHA: "image" },
      { PUBLIC_URL: "https://cassino.example" },
      { CAPCHA: "image" },
      { CAPTCHA: "none" },
      { PSP: "mock" },
      { INTERNAL_TOKEN: "short" },
    ];
    const results = await forEach(open, 2, (env) => house.tryToStart(env));
    for (const [index, { isUp, said }] of results.entries()) {
      const words = JSON.stringify(open[index]);
      seen.that(!isUp, `it starts with ${words}`);
      seen.that(said.includes("could not start"), `with ${words} it says ${said.slice(0, 100)}`);
    }
    return seen.verdict(`${open.length} environments, none starts`);
  },
};

const databaseRole: Attack = {
  name: "SQL on the server's own connection",
  guards:
    "the role is a member of nothing: no other role, no file, no program, no audit entry less",
  run: async (house) => {
    const seen = look();
    const client = new pg.Client({
      connectionString: loginUrl(house.stage.databaseUrl, RUNTIME_ROLE),
    });
    await client.connect();
    const statements = [
      "SET ROLE postgres",
      "SET SESSION AUTHORIZATION postgres",
      "COPY (SELECT 1) TO PROGRAM 'id'",
      "SELECT pg_read_file('/etc/passwd')",
      "SELECT lo_import('/etc/passwd')",
      "CREATE EXTENSION dblink",
      "ALTER ROLE tucano_runtime SUPERUSER",
      "CREATE ROLE evil LOGIN SUPERUSER",
      "DELETE FROM backoffice.audit_entry",
      "TRUNCATE backoffice.audit_entry",
      "UPDATE ledger.transfer SET amount = 1",
      "DELETE FROM ledger.transfer",
      "ALTER TABLE ledger.transfer DISABLE TRIGGER ALL",
      "DROP TABLE members.member",
      "SET session_replication_role = replica",
      "CREATE FUNCTION public.evil() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    ];
    const taken: string[] = [];
    for (const statement of statements) {
      await client.query("BEGIN");
      await client.query(statement).then(
        () => taken.push(statement),
        () => undefined,
      );
      await client.query("ROLLBACK");
    }
    await client.end();
    for (const statement of taken) seen.that(false, `${statement} works`);
    const modes = ["postgres.secret", "secrets"].map((name) => {
      const mode = statSync(join(house.stage.folder, name)).mode & 0o077;
      return { name, mode };
    });
    const log = statSync(join(house.stage.folder, "postgres.log")).mode & 0o077;
    seen.that(log === 0, `postgres.log may be read by others (${log.toString(8)})`);
    for (const { name, mode } of modes) seen.that(mode === 0, `${name} may be read by others`);
    return seen.verdict(`${statements.length} statements refused; files are its owner's alone`);
  },
};

export const inside: readonly Attack[] = [insiders, environment, databaseRole];
