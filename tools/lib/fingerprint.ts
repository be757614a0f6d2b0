/** A short name for the content of folders: when it is the same, so is what is built from them. */
import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

const generated = /(^|\/)(node_modules|dist|\.types|\.cache|test)(\/|$)|\.test\.tsx?$/;

export function fingerprint(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesUnder(path)) {
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(root, file)))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

function filesUnder(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  const found = globSync(`${path}/**/*`, { cwd: root, exclude: (name) => generated.test(name) });
  return found.filter((file) => statSync(join(root, file)).isFile()).toSorted();
}
