// Protects: every slot's folder is on the list by which it is found.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { registryText, slotsFolder } from "./registry.ts";

test("the list of slots is what `npm run slots` writes", () => {
  expect(readFileSync(join(slotsFolder, "index.ts"), "utf8")).toBe(registryText());
});
