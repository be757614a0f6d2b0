// Protects: a document that names a file, a heading or a command that is gone shuts the gate.
import { expect, test } from "vitest";
import { findDeadPaths } from "./dead-paths.ts";

const paths = ["README.md", "docs/a.md", "apps/server/src/wallet/policy.ts", "e2e/ux/x.spec.ts"];
const find = (text: string, path = "docs/a.md") =>
  findDeadPaths([{ path, text }], paths, ["check", "test:ux"]).map(({ message }) => message);

test("what is there may be named in any of its forms", () => {
  expect(
    find("`wallet/policy.ts`, `server/wallet/*.ts`, `apps/server/src`, `<room>/policy.ts`"),
  ).toEqual([]);
  expect(
    find("`policy.ts`, `{policy,rules}.ts`, `npm run check -- types`, npm run test:ux"),
  ).toEqual([]);
  expect(find("# One, `two`\n[a](../README.md) [b](#one-two) [c](https://x.example/y.md)")).toEqual(
    [],
  );
});

test("what is gone is found, with what surrounds it", () => {
  expect(find("`wallet/rules.ts` and `tools/old`, as `npm run chekc` says")).toEqual([
    "chekc is not there.",
    "wallet/rules.ts is not there.",
    "tools/old is not there.",
  ]);
  expect(find("[a](b.md) [c](#nowhere)")).toEqual(["b.md is not there.", "#nowhere is not there."]);
});

test("a change log may name what was there", () => {
  expect(find("`wallet/rules.ts` is now `policy.ts`", "CHANGELOG.md")).toEqual([]);
});
