/** A copy of the project in the temporary folder, to add things to that nobody keeps. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  chmodSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { root } from "../lib/root.ts";
import { listFiles } from "../lib/sources.ts";

export interface Scratch {
  readonly folder: string;
  /** Files that were made or changed since it was asked last. */
  readonly takeTouched: () => string[];
  readonly create: (file: string, text: string) => void;
  /** Fails if the text does not occur exactly once: then the steps' description is out of date. */
  readonly exchange: (file: string, text: string, instead: string) => void;
  readonly remove: () => void;
}

/** The packages of others are linked; our own lead to the copy. */
function linkModules(folder: string): void {
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@tucano"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@tucano") symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  for (const name of readdirSync(join(root, "node_modules/@tucano"))) {
    const place = ["apps", "packages", "."].find((one) => existsSync(join(root, one, name)));
    symlinkSync(join(folder, place ?? ".", name), join(modules, "@tucano", name));
  }
  for (const app of readdirSync(join(root, "apps"))) {
    const own = join("apps", app, "node_modules");
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(folder, own));
  }
}

export function makeScratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), "tucano-steps-"));
  // Under root the database runs as another account, which must be able to come in.
  chmodSync(folder, 0o755);
  for (const file of listFiles()) cpSync(join(root, file), join(folder, file));
  linkModules(folder);
  const touched = new Set<string>();
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    touched.add(relative(folder, join(folder, file)));
  };
  return {
    folder,
    takeTouched: () => {
      const files = [...touched];
      touched.clear();
      return files;
    },
    create: (file, text) => {
      if (existsSync(join(folder, file))) throw new Error(`${file} is there already.`);
      write(file, text);
    },
    exchange: (file, text, instead) => {
      const [before, after, ...more] = readFileSync(join(folder, file), "utf8").split(text);
      if (before === undefined || after === undefined || more.length > 0) {
        throw new Error(`${file} should say exactly once: ${text}`);
      }
      write(file, before + instead + after);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
