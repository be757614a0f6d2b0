/** Every error the contract declares can happen, and a test makes it happen. */
import type { SourceFile } from "../lib/sources.ts";
import { lineAt, type Finding } from "./finding.ts";

const declaration = /^ {2}"([a-z_]+\.[a-z_]+)": \[/gm;
const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\/test\/|\/(?:simulation|faults)\//.test(path);

export function findLooseErrorCodes(files: readonly SourceFile[]): Finding[] {
  const server = files.filter(({ path }) => /^apps\/server\/.*\.ts$/.test(path));
  const join = (some: readonly SourceFile[]): string => some.map(({ text }) => text).join("\n");
  const product = join(server.filter(({ path }) => !isTest(path)));
  const tests = join(files.filter(({ path }) => isTest(path)));
  const declaring = files.filter(({ path }) => path.startsWith("packages/contract/src/errors/"));
  return declaring.flatMap(({ path, text }) =>
    [...text.matchAll(declaration)].flatMap((match) => {
      const code = match[1] ?? "";
      const line = lineAt(text, match.index);
      const findings: Finding[] = [];
      if (!product.includes(`"${code}"`)) {
        findings.push({ path, line, message: `Nothing answers "${code}": use it or remove it.` });
      }
      if (!tests.includes(`"${code}"`)) {
        findings.push({ path, line, message: `No test provokes "${code}".` });
      }
      return findings;
    }),
  );
}
