/** The release before, unpacked beside the working tree with node_modules of its own. */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../lib/root.ts";
import { run } from "../lib/run.ts";

/** What ran before there were tags. */
const BEFORE_TAGS = "d91b46d6";

export interface Build {
  readonly name: string;
  readonly folder: string;
}

export const workingTree: Build = { name: "the working tree", folder: root };

// A checkout may belong to somebody else than who runs this; git would refuse to look at it.
const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-c", "safe.directory=*", ...args], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  }).trim();

/** A commit that bears a tag itself is upgraded to from the tag before. */
function findRelease(): string {
  try {
    return git("describe", "--tags", "--abbrev=0", "--match", "v[0-9]*", "HEAD^");
  } catch {
    return BEFORE_TAGS;
  }
}

export async function unpackRelease(name: string = findRelease()): Promise<Build> {
  const commit = git("rev-parse", `${name}^{commit}`);
  const folder = join(root, ".cache", `release-${commit.slice(0, 12)}`);
  if (existsSync(folder)) return { name, folder };
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const archive = `${unfinished}.tar`;
  git("archive", "--output", archive, commit);
  execFileSync("tar", ["-xf", archive, "-C", unfinished]);
  rmSync(archive);
  await furnish(unfinished);
  renameSync(unfinished, folder);
  return { name, folder };
}

/** What it was installed with, at the same versions: a link each where we have all of it. */
async function furnish(folder: string): Promise<void> {
  if (hasAllOf(folder)) {
    const patterns = ["node_modules", "{apps,packages}/*/node_modules", "e2e/node_modules"];
    for (const path of globSync(patterns, { cwd: root })) {
      if (!existsSync(join(folder, dirname(path)))) continue;
      execFileSync("cp", ["-al", join(root, path), join(folder, path)]);
    }
    return;
  }
  // Any command of it installs first what it needs; this one does hardly anything else.
  const bootstrap = join(folder, "tools/bootstrap.mjs");
  const { exitCode, output } = await run(process.execPath, [bootstrap, "env-example"], {
    output: "keep",
    cwd: folder,
  });
  if (exitCode !== 0) throw new Error(`The release before cannot be installed:\n${output}`);
}

interface Locked {
  readonly version?: string;
  readonly link?: boolean;
}

function hasAllOf(folder: string): boolean {
  const read = (of: string): Readonly<Record<string, Locked>> => {
    const text = readFileSync(join(of, "package-lock.json"), "utf8");
    return (JSON.parse(text) as { packages: Record<string, Locked> }).packages;
  };
  const ours = read(root);
  return Object.entries(read(folder)).every(
    ([path, { version, link }]) =>
      !path.includes("node_modules/") || link === true || ours[path]?.version === version,
  );
}
