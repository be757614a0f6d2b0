/**
 * No read through the pool while a transaction holds one of its connections: who waits for a second
 * one may wait for somebody who does the same, and then everybody waits. Where there is a `tx`, it
 * is what reads. What hides behind a call of another room, or in a memory that is loaded only now
 * and then, is watched for while tests run (platform/held.ts).
 */
import type { SourceFile } from "../lib/sources.ts";
import { lineAt, type Finding } from "./finding.ts";
import { childrenOf, isNode, parse, type SyntaxNode } from "./syntax.ts";

const message =
  "This reads through the pool within a transaction: pass `tx`, or read it before the transaction.";

const functionTypes = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
]);

const nameOf = (node: unknown): string | null =>
  isNode(node) && typeof node["name"] === "string" ? node["name"] : null;

function hasTransaction(node: SyntaxNode): boolean {
  const params = node["params"];
  return Array.isArray(params) && params.some((param) => nameOf(param) === "tx");
}

/** `db` alone, or `deps.db`; neither a property that is called so nor a name that is given here. */
function isPool(node: SyntaxNode, parent: SyntaxNode): boolean {
  if (node.type === "MemberExpression") return nameOf(node["property"]) === "db";
  if (node.type !== "Identifier" || nameOf(node) !== "db") return false;
  const isNamedOnly = parent.type === "Property" && parent["value"] !== node;
  return !isNamedOnly && parent.type !== "MemberExpression";
}

function check(file: SourceFile, node: SyntaxNode, isInside: boolean): Finding[] {
  const isFunction = functionTypes.has(node.type);
  // What a function with a `tx` of its own makes and hands on may run later, yet seldom does.
  const inside = isInside || (isFunction && hasTransaction(node));
  return childrenOf(node).flatMap((child) => {
    const isParameter = isFunction && (node["params"] as unknown[]).includes(child);
    if (!isParameter && inside && isPool(child, node)) {
      return [{ path: file.path, line: lineAt(file.text, child.start), message }];
    }
    return check(file, child, inside && !isParameter);
  });
}

export function findPoolReads(file: SourceFile): Finding[] {
  const { path } = file;
  if (!path.startsWith("apps/server/src/") || !path.endsWith(".ts")) return [];
  if (/\.test\.ts$|\/test\/|\/testing\//.test(path)) return [];
  return check(file, parse(file), false);
}
