/**
 * What takes a `ReadDb` may be given a standby, where nothing is written and no row is locked. The
 * database would refuse it only in production: houses without a standby read on the primary.
 */
import type { SourceFile } from "../lib/sources.ts";
import { lineAt, type Finding } from "./finding.ts";
import { childrenOf, isNode, parse, type SyntaxNode } from "./syntax.ts";

const message =
  "This writes, or locks, where only is read: take a `Db` or `tx` instead of `ReadDb`.";

const taken = /:\s*ReadDb\b/;
const writes = new RegExp(
  [
    String.raw`\b(?:INSERT INTO|DELETE FROM)\b`,
    String.raw`(?<!FOR |FOR NO KEY )\bUPDATE [a-z]`,
    String.raw`\bFOR (?:NO KEY |KEY )?(?:UPDATE|SHARE)\b`,
    String.raw`\b(?:nextval|setval|pg_notify|pg_(?:try_)?advisory\w*)\(`,
  ].join("|"),
);

function check(file: SourceFile, node: SyntaxNode): Finding[] {
  const body = node["body"];
  if (Array.isArray(node["params"]) && isNode(body)) {
    const head = file.text.slice(node.start, body.start);
    const found = taken.test(head) ? writes.exec(file.text.slice(body.start, body.end)) : null;
    if (found !== null) {
      return [{ path: file.path, line: lineAt(file.text, body.start + found.index), message }];
    }
  }
  return childrenOf(node).flatMap((child) => check(file, child));
}

export function findReadingWrites(file: SourceFile): Finding[] {
  const isRepository = /^apps\/server\/src\/.*repository[^/]*\.ts$/.test(file.path);
  return isRepository && taken.test(file.text) ? check(file, parse(file)) : [];
}
