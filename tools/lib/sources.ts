/** The files of the project as git sees them: committed, or new and not ignored. */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { execFileSync } from "node:child_process";
import { root } from "./root.ts";

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const notOurs = /(^|\/)(node_modules|dist|test-results|coverage|\.(git|types|cache|data))(\/|$)/;

/** Without git (an unpacked archive): everything that is not made by a tool. */
function walk(): string[] {
  return globSync("**/*", { cwd: root, exclude: (name) => notOurs.test(name) })
    .filter((path) => statSync(join(root, path)).isFile())
    .toSorted();
}

export function listFiles(): string[] {
  if (!existsSync(join(root, ".git"))) return walk();
  // A checkout may belong to somebody else than who runs this; git would refuse to look at it.
  const args = ["-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others"];
  const output = execFileSync("git", [...args, "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = [...new Set(output.split("\0"))].filter((path) => path !== "");
  return paths.filter((path) => existsSync(join(root, path))).toSorted();
}

export function readSource(path: string): SourceFile {
  return { path, text: readFileSync(join(root, path), "utf8") };
}
