import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serverFloors } from "../../floors.mjs";
import { root } from "../lib/root.ts";
import { cruise } from "./floors.ts";

/** A house of nothing but doors, into which violations are planted. */
let copy = "";

const planted = {
  "apps/server/src/ledger/planted-up.ts": 'import "../backoffice/index.ts";\n',
  "apps/server/src/cashier/planted-side.ts": 'import "../rounds/index.ts";\n',
  "apps/server/src/cashier/planted-inside.ts": 'import "../members/repository.ts";\n',
  "apps/server/src/platform/planted-room.ts": 'import "../wallet/index.ts";\n',
  "apps/server/src/sandbox-psp/planted-house.ts": 'import "../cashier/index.ts";\n',
  "apps/server/src/wallet/routes.ts": 'import "./repository.ts";\n',
  "apps/server/src/wallet/repository.ts": "export {};\n",
  "apps/server/src/cashier/terms/planted-up.ts": 'import "../deposits/planted.ts";\n',
  "apps/server/src/cashier/deposits/planted.ts": 'import "../destinations/planted.ts";\n',
  "apps/server/src/cashier/destinations/planted.ts": "export {};\n",
  "apps/server/src/cashier/planted-beside.ts": 'import "./deposits/planted.ts";\n',
  "apps/server/src/cashier/desk/planted-door.ts": 'import "../index.ts";\n',
  "apps/server/src/cashier/jobs.ts": 'import "./planted-wing/a.ts";\n',
  "apps/server/src/cashier/planted-wing/a.ts": "export {};\n",
  "apps/server/src/cashier/deposits/planted-standby.ts":
    'import "../../platform/database/read-pool.ts";\n',
  "apps/server/src/backoffice/payments/planted-decision.ts": 'import "../reading-for.ts";\n',
  "apps/server/src/backoffice/reading-for.ts": "export {};\n",
  "apps/server/src/backoffice/payments/list-withdrawals.ts":
    'import "../../platform/database/transaction.ts";\nimport "../reading-for.ts";\n',
  "packages/contract/src/planted.ts": 'import "../../i18n/src/languages.ts";\n',
  "apps/player/src/planted-server.ts": 'import "../../server/src/main.ts";\n',
  "apps/player/src/platform/planted-node.ts": 'import "node:fs";\n',
  "apps/player/src/features/planted-a/a.ts": 'import "../planted-b/b.ts";\n',
  "apps/player/src/features/planted-b/b.ts": "export {};\n",
  "apps/server/src/planted-circle-a.ts":
    'import { b } from "./planted-circle-b.ts";\nexport const a = b;\n',
  "apps/server/src/planted-circle-b.ts":
    'import { a } from "./planted-circle-a.ts";\nexport const b = a;\n',
  "apps/games/src/planted-circle-a.ts":
    'import type { B } from "./planted-circle-b.ts";\nexport type A = B;\n',
  "apps/games/src/planted-circle-b.ts":
    'import type { A } from "./planted-circle-a.ts";\nexport type B = A | 1;\n',
};
/** What they import, beside doors. */
const imported = [
  "apps/server/src/main.ts",
  "apps/server/src/members/repository.ts",
  "packages/i18n/src/languages.ts",
  "apps/server/src/platform/database/read-pool.ts",
  "apps/server/src/platform/database/transaction.ts",
];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "tucano-floors-"));
  const settings = ["floors.mjs", ".dependency-cruiser.mjs", "package.json", "tsconfig.base.json"];
  for (const path of settings) cpSync(join(root, path), join(copy, path));
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const doors = serverFloors
    .flat()
    .map((room) => [`apps/server/src/${room}/index.ts`, "export {};"]);
  const empty = imported.map((path) => [path, "export {};"]);
  for (const [path, text] of [...doors, ...empty, ...Object.entries(planted)]) {
    const file = join(copy, path ?? "");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text ?? "");
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("each kind of forbidden import is caught", async () => {
  const { violations } = await cruise(copy);
  const rulesBroken = new Set(
    violations
      .filter((violation) => /planted|wallet\/routes|list-withdrawals/.test(violation))
      .map((violation) => /\((.*)\)$/.exec(violation)?.[1]),
  );
  expect([...rulesBroken]).toEqual(
    expect.arrayContaining([
      "floors:ledger-calls-only-down",
      "floors:cashier-calls-only-down",
      "doors:between-rooms",
      "ground:stands-on-nothing",
      "floors:sandbox-psp-knows-only-the-ground",
      "layers:routes-do-not-query",
      "packages:contract",
      "apps:player",
      "standby:lists-reports-and-books",
      "standby:its-readers-write-nothing",
      "web:no-node",
      "web:features-are-apart",
      "wings:cashier-terms",
      "wings:cashier-deposits",
      "wings:cashier-beside-the-door",
      "wings:the-door-is-on-top",
      "wings:have-a-place",
      "no-circles",
    ]),
  );
  const standby = violations.filter((one) => one.endsWith("(standby:lists-reports-and-books)"));
  expect(standby, "by the pool, by what is made of it, and no list among them").toHaveLength(2);
  const circles = violations.filter((violation) => violation.endsWith("(no-circles)"));
  expect(circles.join(), "a circle of types").toContain("apps/games/src/planted-circle");
}, 60_000);
