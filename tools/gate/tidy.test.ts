import { describe, expect, test } from "vitest";
import { findCrowdedFolders } from "./crowded.ts";
import { findBareText } from "./jsx-text.ts";
import { findLooseErrorCodes } from "./error-codes.ts";
import { tidy, withoutComments } from "./tidy.ts";

const messagesFor = (path: string, text: string): string[] =>
  tidy({ path, text }).map(({ line, message }) => `${line}: ${message}`);

describe("tidy", () => {
  test("refuses time and chance that a test cannot set", () => {
    const text = "const a = Date.now();\nconst b = Math.random();\nconst c = new Date();\n";
    expect(messagesFor("apps/server/src/cashier/open.ts", text)).toHaveLength(3);
    expect(messagesFor("apps/server/src/platform/clock.ts", text)).toEqual([]);
  });

  test("lets comments speak of what code may not do", () => {
    const text = "// never Date.now() here\n/* nor Math.random() */\nconst a = 1;\n";
    expect(messagesFor("apps/server/src/cashier/open.ts", text)).toEqual([]);
    expect(withoutComments(text).split("\n")).toHaveLength(text.split("\n").length);
  });

  test("refuses money made or shown by floating point", () => {
    const path = "apps/server/src/cashier/fees.ts";
    expect(messagesFor(path, "const reais = amountCentavos / 100;\n")).toHaveLength(1);
    expect(messagesFor(path, "const x = parseFloat(text);\n")).toHaveLength(1);
    expect(messagesFor(path, "const y = 5 as Centavos;\n")).toHaveLength(1);
    expect(messagesFor("packages/contract/src/money.ts", "const y = 5 as Centavos;\n")).toEqual([]);
  });

  test("refuses a number that only claims to be a member's", () => {
    const text = "const y = 5 as MemberId;\n";
    expect(messagesFor("apps/server/src/cashier/fees.ts", text)).toHaveLength(1);
    expect(messagesFor("packages/contract/src/member-id.ts", text)).toEqual([]);
  });

  test("refuses a room that reads another room's tables", () => {
    const path = "apps/server/src/cashier/repository.ts";
    const foreign = 'db.selectFrom("members.member")';
    expect(messagesFor(path, `${foreign}\n`)[0]).toContain('the room "members"');
    expect(messagesFor(path, 'db.selectFrom("cashier.deposit")\n')).toEqual([]);
    const migration = "apps/server/src/rounds/migrations/0002-x.sql";
    expect(messagesFor(migration, "-- Why.\nselect 1 from ledger.transfer;\n")).toHaveLength(1);
  });

  test("refuses SQL outside a repository", () => {
    const text = 'tx.insertInto("cashier.deposit")\n';
    expect(messagesFor("apps/server/src/cashier/deposits/open-deposit.ts", text)).toHaveLength(1);
    expect(messagesFor("apps/server/src/cashier/repository.ts", text)).toEqual([]);
  });

  test("asks doors and migrations for a header", () => {
    expect(messagesFor("apps/server/src/wallet/index.ts", "export {};\n")).toHaveLength(1);
    expect(messagesFor("apps/server/src/wallet/index.ts", "/** The wallet. */\n")).toEqual([]);
    expect(messagesFor("apps/server/src/wallet/migrations/0001.sql", "create x;\n")).toHaveLength(
      1,
    );
  });

  test("refuses a migration that servers of the release before do not survive", () => {
    const path = "apps/server/src/cashier/migrations/0900-x.sql";
    const drop = "ALTER TABLE cashier.rules DROP COLUMN old;\n";
    expect(messagesFor(path, `-- Why: no DROP TABLE.\n${drop}`)[0]).toContain("DROP COLUMN");
    expect(messagesFor(path, `-- Why.\n-- Contracts: unused since 1.4.\n${drop}`)).toEqual([]);
    expect(messagesFor(path, "-- Why.\nALTER TABLE cashier.rules ADD COLUMN new int;\n")).toEqual(
      [],
    );
  });

  test("refuses a path of one machine and unfinished work", () => {
    const folder = ["", "home", "somebody"].join("/");
    expect(messagesFor("docs/guide.md", `See ${folder}/notes\n`)).toHaveLength(1);
    expect(messagesFor("apps/player/src/a.ts", `// ${["TO", "DO"].join("")} later\n`)).toHaveLength(
      1,
    );
  });

  test("refuses a long function, and lets a long list of short ones be", () => {
    const path = "apps/server/src/wallet/a.ts";
    const long = `const a = () => {\n${"call();\n".repeat(70)}};\n`;
    expect(messagesFor(path, long)).toHaveLength(1);
    const short = "  async () => {\n    await b();\n  },\n";
    expect(messagesFor(path, `const c = () => [\n${short.repeat(40)}];\n`)).toEqual([]);
  });

  test("refuses a read through the pool within a transaction", () => {
    const path = "apps/server/src/cashier/open.ts";
    const planted = [
      "const a = () => inTransaction(db, async (tx) => { await readRules(deps.db, now); });",
      "const a = () => inTurn(db, turn, async (tx) => { await write(tx); return find(db); });",
      "async function a(tx: Tx, { members }: D) { return members.find(deps.db); }",
      "const a = (tx: Tx, deps: D) => each(async () => { await find(deps.db); });",
      "async function a(tx: Tx, deps: D) { const { db } = deps; await find(db); }",
    ];
    for (const text of planted) expect(messagesFor(path, `${text}\n`)).not.toEqual([]);
    const good = [
      "const a = () => inTransaction(deps.db, (tx) => write(tx, deps.clock.now()));",
      "const of = { save: (tx, x) => write(tx, x), list: () => list(db) };",
      "const a = (tx: Tx) => write(tx, { db: 1 });",
    ];
    for (const text of good) expect(messagesFor(path, `${text}\n`)).toEqual([]);
  });

  test("refuses to write, or to lock, where a standby may be read", () => {
    const path = "apps/server/src/ledger/one-repository.ts";
    const of = (statement: string, handle = "ReadDb") =>
      `const a = (reading: ${handle}) =>\n  sql\`${statement}\`.execute(reading);\n`;
    for (const statement of [
      "UPDATE ledger.a SET b = 1",
      "WITH c AS (DELETE FROM ledger.a RETURNING b) SELECT b FROM c",
      "SELECT b FROM ledger.a FOR UPDATE",
      "SELECT b FROM ledger.a FOR NO KEY UPDATE",
      "SELECT pg_advisory_xact_lock(1)",
    ]) {
      expect(messagesFor(path, of(statement)), statement).toHaveLength(1);
      expect(messagesFor(path, of(statement, "Db")), statement).toEqual([]);
    }
    expect(messagesFor(path, of("SELECT updated_at FROM ledger.a WHERE for_update"))).toEqual([]);
  });

  test("refuses long lines and long files", () => {
    expect(messagesFor("apps/server/src/a.ts", `const a = ${"1 + ".repeat(30)}1;\n`)).toHaveLength(
      1,
    );
    expect(messagesFor("apps/server/src/a.ts", "a;\n".repeat(401))).toHaveLength(1);
    expect(messagesFor("apps/server/src/a.ts", "a;\n".repeat(400))).toEqual([]);
  });
});

describe("texts", () => {
  test("a word on a screen that nobody translates is found", () => {
    const bare = { path: "apps/player/src/a.tsx", text: "export const A = () => <p>Hello</p>;" };
    expect(findBareText(bare)).toHaveLength(1);
    const label = { path: bare.path, text: 'export const A = () => <i aria-label="Close" />;' };
    expect(findBareText(label)).toHaveLength(1);
    const good = "export const A = () => <p><Trans>Hello <b>you</b></Trans> {1} ·</p>;";
    expect(findBareText({ path: bare.path, text: good })).toEqual([]);
  });
});

test("a folder of more than twenty files of code is found, whatever tests it has", () => {
  const files = Array.from({ length: 20 }, (_, index) => `apps/server/src/x/a${index}.ts`);
  expect(findCrowdedFolders([...files, "apps/server/src/x/a.test.ts"])).toEqual([]);
  expect(findCrowdedFolders([...files, "apps/server/src/x/b.tsx"])).toHaveLength(1);
});

describe("error codes", () => {
  const errors = {
    path: "packages/contract/src/errors/x.ts",
    text: '  "x.full": [409, "Full"],\n',
  };
  const product = { path: "apps/server/src/x/a.ts", text: 'throw new DomainError("x.full");' };
  const proof = { path: "apps/server/src/x/test/a.test.ts", text: 'expect(e).toBe("x.full");' };

  test("a code is answered by the product and provoked by a test", () => {
    expect(findLooseErrorCodes([errors])).toHaveLength(2);
    expect(findLooseErrorCodes([errors, product])).toHaveLength(1);
    expect(findLooseErrorCodes([errors, product, proof])).toEqual([]);
  });
});
