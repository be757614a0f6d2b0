/**
 * Writes all mutants of a file into it at once, each behind a question whether it is the one that
 * is awake. So a file is read and loaded once, and its tests run as often as it has mutants.
 */
import { childrenOf, isNode, parse, type SyntaxNode } from "../gate/syntax.ts";
import type { SourceFile } from "../lib/sources.ts";
import { isPlainCondition, type Place, replacementsOf } from "./operators.ts";

export interface Mutant {
  readonly line: number;
  /** The line, without its indentation. */
  readonly source: string;
  readonly before: string;
  readonly after: string;
}

interface Site {
  readonly start: number;
  readonly end: number;
  readonly kind: "expression" | "statement" | "loop";
  readonly replacements: Set<string>;
}

const tests: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ["test"],
  ConditionalExpression: ["test"],
  WhileStatement: ["test"],
  LogicalExpression: ["left", "right"],
};
const loops = new Set(["ForStatement", "ForOfStatement", "WhileStatement", "DoWhileStatement"]);
const doing = new Set(["CallExpression", "AwaitExpression", "AssignmentExpression"]);
/** Only what runs is changed: of TypeScript's own syntax these hold a value. */
const typed = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);

class Sites {
  readonly #byRange = new Map<string, Site>();

  add(node: SyntaxNode, kind: Site["kind"], replacements: readonly string[]): void {
    if (replacements.length === 0) return;
    const key = `${node.start}-${node.end}-${kind}`;
    const known = this.#byRange.get(key);
    if (known) for (const one of replacements) known.replacements.add(one);
    else {
      const { start, end } = node;
      this.#byRange.set(key, { start, end, kind, replacements: new Set(replacements) });
    }
  }

  /** Outer before inner, in the order of the text. */
  inOrder(): Site[] {
    return [...this.#byRange.values()].toSorted((a, b) => a.start - b.start || b.end - a.end);
  }
}

function collect(node: SyntaxNode, place: Place, sites: Sites): void {
  if (node.type.startsWith("TS") && !typed.has(node.type)) return;
  if (node.type === "ImportDeclaration") return;
  sites.add(node, "expression", replacementsOf(node, place));
  for (const field of tests[node.type] ?? []) {
    const test = node[field];
    if (!isNode(test) || !isPlainCondition(test)) continue;
    if (node["operator"] !== "??") {
      sites.add(test, "expression", [`!(${place.text.slice(test.start, test.end)})`]);
    }
  }
  const body = node["body"];
  if (loops.has(node.type) && isNode(body) && body.type === "BlockStatement") {
    sites.add({ type: "loop", start: body.start + 1, end: body.start + 1 }, "loop", [""]);
  }
  const expression = node["expression"];
  if (node.type === "ExpressionStatement" && isNode(expression) && doing.has(expression.type)) {
    sites.add(expression, "expression", ["undefined"]);
  }
  if (node.type === "ThrowStatement" || node.type === "ContinueStatement") {
    sites.add(node, "statement", [""]);
  }
  for (const [field, value] of Object.entries(node)) {
    if (field === "key" && node["computed"] !== true) continue;
    const isTarget = node.type === "AssignmentExpression" && field === "left";
    if (isTarget) continue;
    const isChained =
      node.type === "ChainExpression" ||
      (place.isChained && (field === "object" || field === "callee"));
    for (const one of [value].flat().filter(isNode)) collect(one, { ...place, isChained }, sites);
  }
}

/** A loop that a mutant made endless is told from a long one by its rounds. */
const COUNT = "$mutants.count();";

/** Of one function alone, where a file is mostly shapes that have no arithmetic. */
function isNamed(node: SyntaxNode, name: string): boolean {
  const declared = isNode(node["declaration"]) ? node["declaration"] : node;
  return isNode(declared["id"]) && declared["id"]["name"] === name;
}

export function instrument(
  file: SourceFile,
  only?: string,
): { code: string; mutants: readonly Mutant[] } {
  const { text } = file;
  const sites = new Sites();
  const wanted = childrenOf(parse(file)).filter(
    (node) => only === undefined || isNamed(node, only),
  );
  for (const node of wanted) collect(node, { text, isChained: false }, sites);
  const mutants: Mutant[] = [];
  const ordered = sites.inOrder();
  let next = 0;

  function render(start: number, end: number): string {
    let written = "";
    let at = start;
    while (next < ordered.length) {
      const site = ordered[next];
      if (site === undefined || site.start >= end || site.end > end) break;
      next += 1;
      written += text.slice(at, site.start) + renderSite(site);
      at = site.end;
    }
    return written + text.slice(at, end);
  }

  function renderSite({ start, end, kind, replacements }: Site): string {
    if (kind === "loop") return COUNT;
    const choices = [...replacements].map((after) => {
      const id = mutants.push(mutantAt(text, start, end, after)) - 1;
      return { question: `$mutants.isAwake(${id})`, after };
    });
    const before = render(start, end);
    if (kind === "statement") return `{ if (${choices[0]?.question}) {} else ${before} }`;
    return choices.reduceRight(
      (rest, one) => `(${one.question}?(${one.after}):${rest})`,
      `(${before})`,
    );
  }

  return { code: render(0, text.length), mutants };
}

function mutantAt(text: string, start: number, end: number, after: string): Mutant {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", start);
  const oneLine = (words: string) => words.replaceAll(/\s+/g, " ");
  return {
    line: text.slice(0, start).split("\n").length,
    source: text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd).trim(),
    before: oneLine(text.slice(start, end)),
    after: oneLine(after),
  };
}
