// Protects: every game's folder is on the list by which it is found.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { registries } from "./registry.ts";

test.each([...registries()])("%s is what `npm run games` writes", (file, text) => {
  expect(readFileSync(file, "utf8")).toBe(text);
});
