/** Words a person reads are translated: none stands bare in a screen. */
import { parseSync } from "@swc/core";
import type { SourceFile } from "../lib/sources.ts";
import { lineAt, type Finding } from "./finding.ts";

const hasWord = /\p{L}{2,}/u;
const translators = new Set(["Trans", "Plural", "Select", "SelectOrdinal"]);
const spokenAttributes = new Set(["aria-label", "title", "placeholder", "alt", "label"]);
/** Names that are the same in every language. */
const properNames = /^(Tucano|tucano|PIX|Pix|CPF|CNPJ|RTP|R\$|QR|VIP|FAQ|TOTP|ID|18\+)$/;

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function nameOf(element: Node): string {
  const opening = element["opening"];
  const name = isNode(opening) ? opening["name"] : null;
  return isNode(name) && typeof name["value"] === "string" ? name["value"] : "";
}

function bareTextOf(node: Node): string | null {
  if (node["type"] === "JSXText") return String(node["value"]).trim();
  if (node["type"] !== "JSXAttribute") return null;
  const { name, value } = node;
  const isSpoken = isNode(name) && spokenAttributes.has(String(name["value"]));
  if (!isSpoken || !isNode(value) || value["type"] !== "StringLiteral") return null;
  return String(value["value"]);
}

function collect(value: unknown, found: string[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
    return;
  }
  if (!isNode(value)) return;
  if (value["type"] === "JSXElement" && translators.has(nameOf(value))) return;
  const text = bareTextOf(value);
  if (text !== null && hasWord.test(text) && !properNames.test(text)) found.push(text);
  for (const child of Object.values(value)) collect(child, found);
}

export function findBareText({ path, text }: SourceFile): Finding[] {
  if (!/^apps\/.*\.tsx$/.test(path) || path.endsWith(".test.tsx")) return [];
  const found: string[] = [];
  collect(parseSync(text, { syntax: "typescript", tsx: true }), found);
  return found.map((words) => ({
    path,
    line: lineAt(text, Math.max(0, text.indexOf(words.split("\n")[0] ?? words))),
    message: `"${words.slice(0, 40)}" is not translated; wrap it in <Trans> or t\`…\`.`,
  }));
}
