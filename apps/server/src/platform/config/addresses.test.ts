// Protects: a database on several hosts is reached as the login that is meant, on each of them.
import { expect, test } from "vitest";
import { addressesOf, changeAddress } from "./addresses.ts";

const query = "?target_session_attrs=read-write";

test("each host has an address of its own", () => {
  expect(addressesOf(`postgres://u:p%40@h1:5432,[::1]:5433,h3/db${query}`)).toEqual([
    `postgres://u:p%40@h1:5432/db${query}`,
    `postgres://u:p%40@[::1]:5433/db${query}`,
    `postgres://u:p%40@h3/db${query}`,
  ]);
});

test("what is changed is changed on all of them, and they stay", () => {
  const changed = changeAddress(`postgresql://u:p@h1:5432,h2:5433/db${query}`, (url) => {
    url.username = "tucano_runtime";
    url.password = "a/b";
  });
  expect(changed).toBe(`postgresql://tucano_runtime:a%2Fb@h1:5432,h2:5433/db${query}`);
});

test("what is no address of PostgreSQL is refused without being repeated", () => {
  expect(() => addressesOf("mysql://u:secret@h/db")).toThrow(/^((?!secret).)*$/);
});
