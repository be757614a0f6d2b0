/** The syntax tree of a file, for rules that a pattern cannot express. */
import { parseAst } from "vite";
import type { SourceFile } from "../lib/sources.ts";

export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

export function parse({ path, text }: SourceFile): SyntaxNode {
  const lang = path.endsWith(".tsx") ? "tsx" : path.endsWith(".ts") ? "ts" : "js";
  const tree: unknown = parseAst(text, { lang });
  if (!isNode(tree)) throw new Error(`${path} cannot be parsed.`);
  return tree;
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isNode);
}
