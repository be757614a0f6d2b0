/** Builds the web apps whose inputs have changed since they were last built. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { fingerprint } from "./lib/fingerprint.ts";
import { withLock } from "./lib/lock.mjs";
import { root } from "./lib/root.ts";
import { endChildrenWithThisProcess, runBin, secondsSince } from "./lib/run.ts";

interface WebApp {
  readonly name: string;
  readonly title: string;
  /** Of what is built beside the pages themselves. */
  readonly config?: string;
}

const webApps: readonly WebApp[] = [
  { name: "player", title: "player site", config: "build/writer/vite.config.ts" },
  { name: "games", title: "games" },
  { name: "backoffice", title: "back office" },
];

/** Of less than this, compression saves nothing that is worth a file. */
const LEAST_COMPRESSED = 256;

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
const stamps = join(root, ".cache", "builds");
const viteBinary = join(root, "node_modules", "vite", "bin", "vite.js");

/** The app's own folder and every package of ours that it stands on. */
function inputsOf(folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as {
    dependencies?: Record<string, string>;
  };
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    if (name.startsWith("@tucano/")) inputsOf(`packages/${name.slice("@tucano/".length)}`, seen);
  }
  return seen;
}

function wantedStamp(app: WebApp): string {
  return fingerprint([...inputsOf(`apps/${app.name}`), "package-lock.json", "tsconfig.base.json"]);
}

function isStale(app: WebApp, wanted: string): boolean {
  const stamp = join(stamps, app.name);
  if (!existsSync(join(root, "apps", app.name, "dist", "index.html"))) return true;
  return !existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted;
}

/** Puts a compressed copy beside each file that gains by it; the server sends it as it is. */
async function compress(folder: string): Promise<void> {
  const files = globSync("**/*.{js,css,html,svg,json,webmanifest}", { cwd: folder });
  const each = files.map(async (file) => {
    const path = join(folder, file);
    const content = readFileSync(path);
    if (content.length < LEAST_COMPRESSED) return;
    writeFileSync(`${path}.gz`, await gzipped(content, { level: 9 }));
    writeFileSync(`${path}.br`, await brotlied(content));
  });
  await Promise.all(each);
}

async function runVite(app: WebApp, more: readonly string[] = []): Promise<void> {
  const result = await runBin(viteBinary, ["build", "--logLevel", "warn", ...more], {
    output: "keep",
    cwd: join(root, "apps", app.name),
    env: { NODE_ENV: "production" },
  });
  if (result.exitCode !== 0) throw new Error(`Building failed: ${app.title}.\n${result.output}`);
}

async function build(app: WebApp, wanted: string): Promise<void> {
  const startedMs = performance.now();
  const stamp = join(stamps, app.name);
  rmSync(stamp, { force: true });
  const beside = app.config === undefined ? [] : [runVite(app, ["--config", app.config])];
  await Promise.all([runVite(app), ...beside]);
  await compress(join(root, "apps", app.name, "dist"));
  writeFileSync(stamp, wanted);
  console.log(`      ${app.title} built in ${secondsSince(startedMs)}`);
}

/** True when something was built. */
export async function buildWhatIsStale(options: { force?: boolean } = {}): Promise<boolean> {
  mkdirSync(stamps, { recursive: true });
  const announceWait = () => console.log("Another command is building; waiting for it …");
  return withLock(join(root, ".cache", "build.lock"), announceWait, async () => {
    const stale = webApps
      .map((app) => ({ app, wanted: wantedStamp(app) }))
      .filter(({ app, wanted }) => options.force === true || isStale(app, wanted));
    if (stale.length === 0) return false;
    console.log(`Building the ${stale.map(({ app }) => app.title).join(", the ")} …`);
    await Promise.all(stale.map(({ app, wanted }) => build(app, wanted)));
    return true;
  });
}

if (import.meta.main) {
  endChildrenWithThisProcess();
  try {
    const wasStale = await buildWhatIsStale({ force: process.argv.includes("--force") });
    if (!wasStale) console.log("Everything is built. `npm run build -- --force` builds it again.");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
