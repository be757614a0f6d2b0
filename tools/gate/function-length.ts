/**
 * No function is longer than a screen. A function inside another counts for itself, so that a
 * factory may return an object of short functions.
 */
import type { SourceFile } from "../lib/sources.ts";
import { lineAt, type Finding } from "./finding.ts";
import { childrenOf, parse, type SyntaxNode } from "./syntax.ts";

const longestLines = 70;
const functionTypes = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
]);

const linesIn = (text: string, { start, end }: SyntaxNode): number =>
  text.slice(start, end).split("\n").length;

/** The functions directly inside a node, not those inside them. */
function innerFunctions(node: SyntaxNode): SyntaxNode[] {
  return childrenOf(node).flatMap((child) =>
    functionTypes.has(child.type) ? [child] : innerFunctions(child),
  );
}

function check(file: SourceFile, node: SyntaxNode): Finding[] {
  const inner = innerFunctions(node);
  const nested = inner.reduce((sum, one) => sum + linesIn(file.text, one) - 1, 0);
  const own = linesIn(file.text, node) - nested;
  const findings = inner.flatMap((one) => check(file, one));
  if (!functionTypes.has(node.type) || own <= longestLines) return findings;
  const line = lineAt(file.text, node.start);
  const message = `A function of ${own} lines; take a step out of it, below ${longestLines}.`;
  return [{ path: file.path, line, message }, ...findings];
}

export function findLongFunctions(file: SourceFile): Finding[] {
  if (!/\.(ts|tsx|mjs)$/.test(file.path) || file.path.endsWith(".d.ts")) return [];
  if (/\.test\.tsx?$|^e2e\/|\/(?:simulation|faults)\//.test(file.path)) return [];
  return check(file, parse(file));
}
