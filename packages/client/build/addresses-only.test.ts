// Protects: no first visit downloads the schemas of calls, in whichever way they are declared.
import * as contract from "@tucano/contract/endpoint.ts";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { addressesOnly } from "./addresses-only.ts";

const makers = Object.entries(contract).flatMap(([name, value]) =>
  typeof value === "function" ? [name] : [],
);

test.each(makers)("of what %s declares the address is left", (maker) => {
  const definition = `{ method: "GET", path: "/api/x", summary: "s", input: z.object({}) }`;
  const tag = maker === "endpoint" ? "" : `"tag", `;
  const program = parseAst(`export const call = ${maker}(${tag}${definition});`);
  addressesOnly().visitor.Program({ node: program as never });
  const kept = JSON.stringify(program);
  expect(kept).toContain("/api/x");
  expect(kept).not.toContain("summary");
  expect(kept).not.toContain("object");
});
