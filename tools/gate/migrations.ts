/** Migrations that servers of the release before do not survive. */
import type { SourceFile } from "../lib/sources.ts";
import { lineAt, type Finding } from "./finding.ts";

/** They ran before there was a release, and what has run is never changed. */
const beforeReleases = new Set(
  [
    "backoffice/migrations/0007-independent-eyes.sql",
    "cashier/migrations/0006-one-kind-of-rule.sql",
    "house-games/migrations/0004-observed-elsewhere.sql",
    "ledger/migrations/0002-months.sql",
    "ledger/migrations/0003-readers.sql",
    "shared-rounds/migrations/0005-sealed-chains.sql",
  ].map((path) => `apps/server/src/${path}`),
);

const breaking =
  /\bDROP (?:COLUMN|TABLE)\b|\bRENAME\b|\bSET NOT NULL\b|\bALTER COLUMN \w+ (?:SET DATA )?TYPE\b/gi;
const mark = /^-- Contracts: \S/m;
const comments = /--.*$/gm;

export function findBreakingMigrations({ path, text }: SourceFile): Finding[] {
  const isMigration = /^apps\/server\/src\/.*\/migrations\/.*\.sql$/.test(path);
  if (!isMigration || beforeReleases.has(path) || mark.test(text)) return [];
  const code = text.replaceAll(comments, (comment) => " ".repeat(comment.length));
  return [...code.matchAll(breaking)].map(({ 0: found, index }) => ({
    path,
    line: lineAt(code, index),
    message: `${found}: servers of the release before still run. See "Migrations" in STYLE.md.`,
  }));
}
