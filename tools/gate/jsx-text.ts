/** Words a person reads are translated: no screen has a bare one. */
import type { SourceFile } from "../lib/sources.ts";
import { lineAt, type Finding } from "./finding.ts";
import { childrenOf, isNode, parse, type SyntaxNode } from "./syntax.ts";

const hasWord = /\p{L}{2,}/u;
const translators = new Set(["Trans", "Plural", "Select", "SelectOrdinal"]);
const spokenAttributes = new Set(["aria-label", "title", "placeholder", "alt", "label"]);
/** Names that are the same in every language. */
const properNames =
  /^[·\s]*(Tucano|tucano|PIX|Pix|CPF|CNPJ|RTP|R\$|QR|VIP|FAQ|TOTP|ID|18\+)[·\s]*$/;

function nameOf(node: SyntaxNode): string {
  const { name } = node;
  return isNode(name) && typeof name["name"] === "string" ? name["name"] : "";
}

function isTranslator(node: SyntaxNode): boolean {
  const { openingElement } = node;
  return isNode(openingElement) && translators.has(nameOf(openingElement));
}

function bareTextOf(node: SyntaxNode): string | null {
  if (node.type === "JSXText") return String(node["value"]).trim();
  if (node.type !== "JSXAttribute" || !spokenAttributes.has(nameOf(node))) return null;
  const { value } = node;
  return isNode(value) && value.type === "Literal" ? String(value["value"]) : null;
}

function collect(file: SourceFile, node: SyntaxNode): Finding[] {
  if (isTranslator(node)) return [];
  const findings = childrenOf(node).flatMap((child) => collect(file, child));
  const words = bareTextOf(node);
  if (words === null || !hasWord.test(words) || properNames.test(words)) return findings;
  const line = lineAt(file.text, node.start);
  const message = `"${words.slice(0, 40)}" is not translated; wrap it in <Trans> or t\`…\`.`;
  return [{ path: file.path, line, message }, ...findings];
}

export function findBareText(file: SourceFile): Finding[] {
  if (!/^apps\/.*\.tsx$/.test(file.path) || file.path.endsWith(".test.tsx")) return [];
  return collect(file, parse(file));
}
