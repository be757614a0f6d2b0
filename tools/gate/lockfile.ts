/** What the manifests ask for is what the lockfile holds: nobody installs something else. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../lib/root.ts";
import { lineAt, type Finding } from "./finding.ts";

type Dependencies = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
}

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const all = (manifest: Manifest): Dependencies => ({
  ...manifest.dependencies,
  ...manifest.devDependencies,
});

/** Compares one manifest with its entry in the lockfile. */
export function compareManifest(path: string, text: string, locked: Manifest): Finding[] {
  const wanted = all(JSON.parse(text) as Manifest);
  const held = all(locked);
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(held)])];
  return names.flatMap((name) => {
    const line = lineAt(text, Math.max(0, text.indexOf(`"${name}"`)));
    const version = wanted[name];
    if (version !== held[name]) {
      const [here, there] = [version ?? "not asked for", held[name] ?? "missing"];
      const message = `${name} is ${here} here and ${there} in package-lock.json; npm install.`;
      return [{ path, line, message }];
    }
    const isExact = version === undefined || exact.test(version);
    return isExact ? [] : [{ path, line, message: `${name}: name one exact version.` }];
  });
}

export function findLockfileDrift(paths: readonly string[]): Finding[] {
  const lockfile = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, Manifest | undefined>;
  };
  const manifests = paths.filter((path) => /(^|\/)package\.json$/.test(path));
  return manifests.flatMap((path) => {
    const folder = dirname(path) === "." ? "" : dirname(path);
    const text = readFileSync(join(root, path), "utf8");
    return compareManifest(path, text, lockfile.packages[folder] ?? {});
  });
}
