/** The files of the project as git sees them: committed, or new and not ignored. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { execFileSync } from "node:child_process";
import { root } from "./root.ts";

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export function listFiles(): string[] {
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
