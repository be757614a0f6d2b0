/**
 * `npm run release -- <major|minor|patch>`: sets the version everywhere, cuts the change log,
 * commits both and tags the commit. docs/runbooks/upgrade.md says which of the three it is. Pushes
 * nothing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { run } from "../lib/run.ts";
import { listFiles } from "../lib/sources.ts";

const parts = ["major", "minor", "patch"] as const;
export type Part = (typeof parts)[number];

export function nextVersion(version: string, part: Part): string {
  const numbers = version.split(".").map(Number);
  const at = parts.indexOf(part);
  return numbers
    .map((number, index) => (index < at ? number : index === at ? number + 1 : 0))
    .join(".");
}

const UNRELEASED = "## [Unreleased]\n";

/** What was not released yet is of this version now. */
export function cutChangeLog(text: string, version: string, day: string): string {
  const [head = "", rest = ""] = text.split(UNRELEASED);
  const [news = ""] = rest.split("\n## [");
  if (!news.includes("\n- ")) throw new Error("Nothing stands under Unreleased.");
  return `${head}${UNRELEASED}\n## [${version}] - ${day}\n${rest}`;
}

interface Manifest {
  name?: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const isOurs = (name: string): boolean => name === "tucano" || name.startsWith("@tucano/");

/** A manifest, or the lockfile with all of them. */
export function setVersion(text: string, version: string): string {
  const document = JSON.parse(text) as Manifest & { packages?: Record<string, Manifest> };
  for (const manifest of [document, ...Object.values(document.packages ?? {})]) {
    if (isOurs(manifest.name ?? "")) manifest.version = version;
    for (const wanted of [manifest.dependencies, manifest.devDependencies]) {
      for (const name of Object.keys(wanted ?? {}).filter(isOurs)) {
        if (wanted !== undefined) wanted[name] = version;
      }
    }
  }
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Where the image and the chart are named. */
const named = /^(?:deploy\/|docs\/install\.md$)/;

export const replaceVersion = (text: string, before: string, version: string): string =>
  ["tucano:", "ersion: "].reduce(
    (changed, label) => changed.replaceAll(`${label}${before}`, `${label}${version}`),
    text,
  );

async function git(...args: readonly string[]): Promise<string> {
  const { exitCode, output } = await run("git", args, { output: "keep" });
  if (exitCode !== 0) throw new Error(`git ${args.join(" ")}: ${output}`);
  return output.trim();
}

async function release(part: Part): Promise<void> {
  if ((await git("status", "--porcelain")) !== "") throw new Error("Commit your changes first.");
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const { version: before = "" } = JSON.parse(read("package.json")) as Manifest;
  const version = nextVersion(before, part);
  const day = new Date().toISOString().slice(0, "2000-01-01".length);
  const changeLog = cutChangeLog(read("CHANGELOG.md"), version, day);
  const manifests = listFiles().filter((path) => /(^|\/)package(-lock)?\.json$/.test(path));
  for (const path of manifests) writeFileSync(join(root, path), setVersion(read(path), version));
  for (const path of listFiles().filter((one) => named.test(one))) {
    const text = read(path);
    const changed = replaceVersion(text, before, version);
    if (changed !== text) writeFileSync(join(root, path), changed);
  }
  writeFileSync(join(root, "CHANGELOG.md"), changeLog);
  await git("commit", "--quiet", "--message", `Release ${version}`, "--", ".");
  await git("tag", "--annotate", "--message", `Tucano ${version}`, `v${version}`);
  console.log(`${version} follows ${before}. Look at it: git show v${version}`);
  console.log(`Then publish it: git push --follow-tags`);
}

if (import.meta.main) {
  const part = parts.find((one) => one === process.argv[2]);
  if (part === undefined) {
    console.error(`Which part of the version moves? ${parts.join(", ")}.`);
    process.exit(1);
  }
  await release(part).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
