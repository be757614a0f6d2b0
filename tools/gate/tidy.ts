/**
 * The rules of STYLE.md that no ready-made tool knows. Every message names what to write instead.
 */
import { serverFloors } from "../../floors.mjs";
import type { SourceFile } from "../lib/sources.ts";
import { findCrowdedFolders } from "./crowded.ts";
import { lineAt, type Finding } from "./finding.ts";
import { findLongFunctions } from "./function-length.ts";
import { findBreakingMigrations } from "./migrations.ts";
import { findPoolReads } from "./pool-reads.ts";
import { findReadingWrites } from "./reading-writes.ts";

interface PatternRule {
  readonly pattern: RegExp;
  readonly message: string;
  applies(path: string): boolean;
}

const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\/test\/|\/testing\/|^e2e\/|\/(?:simulation|faults)\//.test(path);
const isCode = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path);
const isOurServer = (path: string): boolean => path.startsWith("apps/server/");
const isPlatform = (path: string): boolean => path.startsWith("apps/server/src/platform/");
/** Sentences: broken lines would make them neither easier to read nor to find. */
const isTexts = (path: string): boolean =>
  /^packages\/contract\/src\/(?:errors|notices)\//.test(path) ||
  /^(apps\/games|packages\/game-math)\/src\/.*\/texts\.ts$/.test(path);

const isPure = (path: string): boolean => /^packages\/(contract|game-math|i18n)\/src\//.test(path);
const isBrowser = (path: string): boolean =>
  /^(apps\/(player|backoffice|games)|packages\/client)\/src\//.test(path);
const isGate = (path: string): boolean => path.startsWith("tools/gate/");
const isMoneyHome = (path: string): boolean =>
  path === "packages/contract/src/money.ts" || path.startsWith("packages/i18n/src/");
const isRepository = (path: string): boolean => /repository(\/|\.ts$|-[a-z-]+\.ts$)/.test(path);

const moneyWord = String.raw`\w*(?:centavos|amount|money|balance|stake|payout|turnover)\w*`;

/** Refused on any line, comments included. */
const markRules: readonly PatternRule[] = [
  {
    // Not XXX: that is the ISO 4217 code for no currency, which demos play with.
    pattern: /\b(TODO|FIXME|HACK)\b/,
    message: "Finish it, or open an issue: no markers in the source.",
    applies: (path) => isCode(path) || /\.(sql|css)$/.test(path),
  },
  {
    pattern: /@ts-(ignore|nocheck|expect-error)/,
    message: "Give the value its real type.",
    applies: isCode,
  },
  {
    pattern: /(eslint|oxlint)-disable(?!.* -- \S+)/,
    message: "Mend the code; if the rule is wrong here, give the reason after ` -- `.",
    applies: isCode,
  },
];

/** Refused in code; comments may speak of it. */
const codeRules: readonly PatternRule[] = [
  {
    pattern: /\bDate\.now\(|\bnew Date\(\)/,
    message: "The time cannot be set in a test; take `clock` from the context.",
    applies: (path) => !isTest(path) && ((isOurServer(path) && !isPlatform(path)) || isPure(path)),
  },
  {
    pattern: /\bMath\.random\(/,
    message: "`Math.random(` is not replayable; take `random` from the context.",
    applies: (path) => !isPlatform(path) && !isBrowser(path),
  },
  {
    pattern: /\bprocess\.env\b/,
    message: "Only the configuration reads the environment; take `config` from the context.",
    applies: (path) =>
      (isOurServer(path) || path.startsWith("packages/")) &&
      !path.startsWith("apps/server/src/platform/config/") &&
      // Where the process begins, its environment is handed to the configuration.
      !/^apps\/server\/src\/(main|(?:[a-z-]+\/)*[a-z-]+-command)\.ts$/.test(path) &&
      !/vite\.config\.ts$|lingui\.config\.ts$/.test(path),
  },
  {
    pattern: /\bas Centavos\b/,
    message: "Use toCentavos(), which checks; only money.ts may assert.",
    applies: (path) => path !== "packages/contract/src/money.ts",
  },
  {
    pattern: /\bas MemberId\b/,
    message: "Use the schema memberId or toMemberId(); only member-id.ts may assert.",
    applies: (path) => path !== "packages/contract/src/member-id.ts",
  },
  {
    pattern: /\bas any\b/,
    message: "Use `unknown` and narrow it.",
    applies: () => true,
  },
  {
    pattern: /\bparseFloat\(/,
    message: "Money is parsed by the contract's money schema; other numbers by Number().",
    applies: (path) => !isMoneyHome(path),
  },
  {
    pattern: /\.toFixed\(/,
    message: "Numbers are formatted by packages/i18n.",
    applies: (path) => !isMoneyHome(path) && !path.startsWith("tools/") && !isTest(path),
  },
  {
    pattern: new RegExp(String.raw`\b${moneyWord}\b(?:\))? [/*] 100\b`, "i"),
    message: "Amounts are whole centavos; convert with the contract's money module only.",
    applies: (path) => !isMoneyHome(path),
  },
  {
    pattern: /\b(test|it|describe)\.(only|skip|todo|fixme)\b/,
    message: "Every test runs.",
    applies: isTest,
  },
  {
    pattern: /\bconsole\.(log|debug|info)\(/,
    message: "Use the logger of the context.",
    applies: (path) => isOurServer(path) && !isTest(path) && /\/src\/[^/]+\//.test(path),
  },
  {
    pattern: /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^>]*>)?`/,
    message: "SQL is written in repository.ts only.",
    applies: (path) =>
      path.startsWith("apps/server/src/") &&
      !isPlatform(path) &&
      !isTest(path) &&
      !isRepository(path),
  },
];

/** Paths of one machine and addresses of registries mean nothing to anybody else. */
const placeRules: readonly PatternRule[] = [
  {
    pattern: new RegExp(String.raw`(^|[\s"'\`(=])/(home|root|work|Users|farm)/[\w.-]`),
    message: "A path of one machine: derive it from import.meta.dirname or the configuration.",
    applies: (path) => !isGate(path),
  },
  {
    pattern: /"resolved": *"https?:|^\s*(@[\w-]+:)?registry *=/,
    message: "No registry address belongs in the repository.",
    applies: (path) => path === "package-lock.json" || path.endsWith(".npmrc"),
  },
];

const blockComment = /\/\*[\s\S]*?\*\//g;
const lineComment = /(^|[\s;,{}()])\/\/.*$/gm;

/** The same text with comments blanked out, so that offsets and lines stay where they were. */
export function withoutComments(text: string): string {
  const blank = (match: string): string => match.replaceAll(/[^\n]/g, " ");
  return text.replaceAll(blockComment, blank).replaceAll(lineComment, blank);
}

function findPatterns(path: string, text: string, rules: readonly PatternRule[]): Finding[] {
  const applying = rules.filter((rule) => rule.applies(path));
  if (applying.length === 0) return [];
  return text
    .split("\n")
    .flatMap((line, index) =>
      applying
        .filter((rule) => rule.pattern.test(line))
        .map((rule) => ({ path, line: index + 1, message: rule.message })),
    );
}

const schemaOf = (room: string): string => room.replaceAll("-", "_");

/** A migration may fill a new table once from what lower rooms have kept so far, and says so. */
const withoutOnce = (text: string): string =>
  text.replaceAll(/-- Once, from below:[^;]*;/g, (part) => part.replaceAll(/[^\n]/g, ""));

/** A room's SQL may name its own schema only: the others are somebody else's tables. */
function findForeignSchemas({ path, text }: SourceFile): Finding[] {
  const room = /^apps\/server\/src\/([^/]+)\//.exec(path)?.[1];
  const isSql = isRepository(path) || /\/migrations\/.*\.sql$/.test(path);
  if (room === undefined || !isSql || isTest(path)) return [];
  const others = serverFloors.flat().filter((other) => other !== room);
  const names = others.map(schemaOf).join("|");
  const pattern = new RegExp(
    String.raw`\b(?:from|join|into|update|table|references|on)\s+"?(${names})"?\.|` +
      String.raw`\.(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)` +
      String.raw`\(\s*"(${names})\.`,
    "gi",
  );
  const clean = withoutComments(withoutOnce(text));
  return [...clean.matchAll(pattern)].map((match) => ({
    path,
    line: lineAt(clean, match.index),
    message: `Ask the room "${match[1] ?? match[2]}" through its door instead of its tables.`,
  }));
}

function findMissingHeader({ path, text }: SourceFile): Finding[] {
  const isDoor = /^apps\/server\/src\/[^/]+\/index\.ts$/.test(path);
  const isMigration = /\/migrations\/.*\.sql$/.test(path);
  const hasHeader = isDoor ? text.startsWith("/**") : /^(--|\/\*)/.test(text);
  if ((!isDoor && !isMigration) || hasHeader) return [];
  const message = "Open with a comment: what is behind this door, or what this migration brings.";
  return [{ path, line: 1, message }];
}

/**
 * Addresses, names of tests, class lists; a sentence for the screen is one message, on one line.
 */
const unbreakable = new RegExp(
  [
    /https?:\/\/|^\s*["'`]|className=|^\s*d=|^\s*import |\bd: "|sha\d+-|^\s*(test|describe)\(/,
    /\b(?:t|msg|message: ?)`[^`]{20,}`/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

function findLongLines({ path, text }: SourceFile): Finding[] {
  if (!/\.(ts|tsx|mjs|sql|css)$/.test(path) || isTexts(path)) return [];
  return text.split("\n").flatMap((line, index) => {
    if (line.length <= 100 || unbreakable.test(line)) return [];
    return [{ path, line: index + 1, message: `${line.length} columns; break it below 100.` }];
  });
}

function findLongFiles({ path, text }: SourceFile): Finding[] {
  const lines = text.split("\n").length - 1;
  if (!/\.(ts|tsx|mjs|sql|css)$/.test(path) || /\.gen\.|generated/.test(path)) return [];
  if (lines <= 400) return [];
  return [{ path, line: 401, message: `${lines} lines; split along a seam, below 400.` }];
}

export function tidy(file: SourceFile): Finding[] {
  const { path, text } = file;
  return [
    ...findPatterns(path, text, placeRules),
    ...findPatterns(path, text, isGate(path) ? [] : markRules),
    ...(isCode(path) && !isGate(path) ? findPatterns(path, withoutComments(text), codeRules) : []),
    ...findForeignSchemas(file),
    ...findMissingHeader(file),
    ...findBreakingMigrations(file),
    ...findLongLines(file),
    ...findLongFiles(file),
    ...findLongFunctions(file),
    ...findPoolReads(file),
    ...findReadingWrites(file),
  ];
}

const isText = (path: string): boolean =>
  /\.(ts|tsx|mjs|js|json|sql|css|html|md|yml|yaml|sh|po)$|(^|\/)\.[\w.]+$/.test(path);

export function tidyAll(files: readonly SourceFile[]): Finding[] {
  return [
    ...files.filter(({ path }) => isText(path)).flatMap(tidy),
    ...findCrowdedFolders(files.map(({ path }) => path)),
  ];
}
