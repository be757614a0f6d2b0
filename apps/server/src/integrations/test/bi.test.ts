// Protects: a tool for figures reads the documented views and nothing else, and they name nobody.
import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newFundedMember } from "../../testing/people/callers.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let owner: pg.Client;
let tool: pg.Client;
const login = `tool_${process.pid}`;
beforeAll(async () => {
  server = await startTestServer();
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  await owner.query(`CREATE ROLE ${login} LOGIN PASSWORD 'of-the-tool' IN ROLE tucano_bi`);
  const url = new URL(server.databaseUrl);
  url.username = login;
  url.password = "of-the-tool";
  tool = new pg.Client({ connectionString: url.href });
  await tool.connect();
});
afterAll(async () => {
  await tool.end();
  await owner.query(`DROP ROLE ${login}`);
  await owner.end();
  await server.close();
});

interface Relation {
  readonly name: string;
  readonly columns: readonly string[];
}

async function views(): Promise<readonly Relation[]> {
  const { rows } = await owner.query<Relation>(`
    SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
    FROM information_schema.columns WHERE table_schema = 'bi' GROUP BY 1 ORDER BY 1`);
  return rows;
}

test("every view can be read, is documented column by column, and names nobody", async () => {
  const page = path.resolve(import.meta.dirname, "../../../../../docs/integrations/bi.md");
  const document = readFileSync(page, "utf8");
  const found = await views();
  expect(found.length).toBeGreaterThan(8);
  for (const { name, columns } of found) {
    await tool.query(`SELECT * FROM bi.${name} LIMIT 1`);
    const line = document.split("\n").find((one) => one.startsWith(`| \`${name}\``)) ?? "";
    expect(
      columns.filter((column) => !line.includes(`\`${column}\``)),
      name,
    ).toEqual([]);
  }
  const columns = found.flatMap((one) => one.columns).join(" ");
  expect(columns).not.toMatch(/cpf|realname|nickname|account|phone|email|birth|\bkey|holder|ip\b/);
});

test("what members did is there", async () => {
  const { memberId } = await newFundedMember(server);
  const of = async (view: string) =>
    (
      await tool.query<Record<string, unknown>>(`SELECT * FROM bi.${view} WHERE member_id = $1`, [
        memberId,
      ])
    ).rows;
  expect(await of("member")).toMatchObject([{ status: "active" }]);
  expect(await of("deposit")).toMatchObject([{ status: "credited", paid_centavos: "50000" }]);
});

test("nothing else can be read, and nothing written", async () => {
  const { rows } = await owner.query<{ name: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class AS c
    JOIN pg_namespace AS n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'v', 'm', 'p', 'S') AND n.nspname NOT LIKE 'pg\\_%'
      AND n.nspname NOT IN ('information_schema', 'bi')`);
  expect(rows.length).toBeGreaterThan(100);
  for (const { name } of rows) {
    await expect(tool.query(`SELECT * FROM ${name} LIMIT 1`), name).rejects.toThrow(/denied/);
  }
  for (const { name } of await views()) {
    await expect(tool.query(`DELETE FROM bi.${name}`), name).rejects.toThrow(/denied|cannot/);
  }
  const { rows: callable } = await owner.query<{ name: string }>(`
    SELECT format('%I.%I', n.nspname, p.proname) AS name FROM pg_proc AS p
    JOIN pg_namespace AS n ON n.oid = p.pronamespace
    WHERE n.nspname NOT IN ('pg_catalog', 'information_schema')
      AND has_schema_privilege('${login}', n.oid, 'USAGE')
      AND has_function_privilege('${login}', p.oid, 'EXECUTE')`);
  expect(callable).toEqual([]);
  for (const reading of ["pg_authid", "pg_read_file('PG_VERSION')", "pg_ls_dir('.')"]) {
    await expect(tool.query(`SELECT * FROM ${reading}`), reading).rejects.toThrow(/denied/);
  }
  await expect(tool.query("CREATE TABLE bi.mine ()")).rejects.toThrow(/denied/);
});
