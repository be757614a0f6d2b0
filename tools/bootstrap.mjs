/**
 * The first file that runs, on whatever Node the machine has (20 or later) and with nothing
 * installed. It brings in the dependencies, among them the Node this project runs on, and hands
 * over to the tool that was asked for. It uses nothing but Node itself.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { withLock } from "./lib/lock.mjs";
import { serverFlags } from "./lib/server-flags.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const stampFile = join(modules, ".installed-for");
const nodeBinary = join(modules, "node", "bin", process.platform === "win32" ? "node.exe" : "node");

/** What each command runs once everything is there. */
const tools = {
  start: "tools/start.ts",
  dev: "tools/dev.ts",
  test: "tools/test.ts",
  "test:faults": "tools/test-faults.ts",
  "test:cluster": "tools/cluster/test-cluster.ts",
  "test:restore": "tools/restore/test-restore.ts",
  "test:upgrade": "tools/upgrade/test-upgrade.ts",
  check: "tools/check.ts",
  build: "tools/build.ts",
  seed: "apps/server/src/seed-command.ts",
  "seed:large": "tools/seed-large.ts",
  migrate: "apps/server/src/migrate-command.ts",
  books: "apps/server/src/books-command.ts",
  ready: "apps/server/src/ready-command.ts",
  audit: "apps/server/src/audit-command.ts",
  readers: "apps/server/src/readers-command.ts",
  retention: "apps/server/src/retention-command.ts",
  salts: "apps/server/src/salts-command.ts",
  "rgs:examples": "tools/examples/make-examples.ts",
  rgs: "apps/server/src/commands/rgs-command.ts",
  jobs: "apps/server/src/jobs-command.ts",
  secrets: "apps/server/src/secrets-command.ts",
  staff: "apps/server/src/staff-command.ts",
  "sandbox-partner": "apps/server/src/commands/partner-command.ts",
  "conform:wallet": "apps/server/src/sandbox-studio/conformance/conform-wallet-command.ts",
  "demo-member": "apps/server/src/commands/demo-command.ts",
  maths: "tools/maths.ts",
  lighthouse: "tools/lighthouse.ts",
  pictures: "tools/pictures.ts",
  "pictures:games": "tools/strips/take-strips.ts",
  "test:image": "tools/deploy/test-image.ts",
  "test:deploy": "tools/deploy/test-deploy.ts",
  "test:ux": "tools/test-ux.ts",
  "test:browsers": "tools/test-browsers.ts",
  "test:attack": "tools/test-attack.ts",
  "test:alerts": "tools/alerts/test-alerts.ts",
  "test:mutants": "tools/test-mutants.ts",
  "test:steps": "tools/steps/test-steps.ts",
  "measure:games": "tools/measure-games.ts",
  "measure:sound": "tools/sound/measure-sound.ts",
  bench: "tools/bench/rounds.ts",
  "bench:books": "tools/bench/books.ts",
  "bench:lists": "tools/bench/lists.ts",
  "bench:office": "tools/bench/office.ts",
  "bench:maths": "tools/bench/maths.ts",
  "bench:tables": "tools/bench/tables.ts",
  "test:nats": "tools/nats/test-nats.ts",
  "test:client": "tools/client/test-client.ts",
  "build:client": "tools/client/build-client.ts",
  "test:rng": "tools/test-rng.ts",
  "env-example": "tools/env-example.ts",
  release: "tools/release/release.ts",
  texts: "tools/texts.ts",
  vectors: "tools/vectors.ts",
  games: "tools/slots/list-games.ts",
  "new:slot": "tools/slots/new-slot.ts",
};

/** These run the product as it is set up here; the others must not depend on anybody's settings. */
const readingSettings = new Set([
  "start",
  "dev",
  "seed",
  "seed:large",
  "bench:office",
  "migrate",
  "books",
  "ready",
  "audit",
  "rgs",
  "readers",
  "retention",
  "salts",
  "jobs",
  "secrets",
  "staff",
  "sandbox-partner",
  "demo-member",
]);

class PlainError extends Error {}

/** @param {string} text */
function say(text) {
  console.log(text);
}

/** @param {string} file @returns {any} */
function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

function lockfileHash() {
  const content = readFileSync(join(root, "package-lock.json"));
  return createHash("sha256")
    .update(content)
    .update(process.platform + process.arch)
    .digest("hex");
}

/** True when npm's own record of what lies in node_modules agrees with the lockfile. */
function installedMatchesLockfile() {
  const record = join(modules, ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  const wanted = readJson(join(root, "package-lock.json")).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith("node_modules/") || entry.link) return true;
    const found = installed[path];
    // An optional package may belong to another operating system.
    return found ? found.version === entry.version : entry.optional === true;
  });
}

/** Packages of our own are links, and one that is new is missing however npm's record reads. */
function ownPackagesAreLinked() {
  const wanted = readJson(join(root, "package-lock.json")).packages;
  return Object.entries(wanted).every(([path, { link }]) => !link || existsSync(join(root, path)));
}

function isInstalled() {
  if (!ownPackagesAreLinked()) return false;
  const hash = lockfileHash();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash) return true;
  if (!installedMatchesLockfile()) return false;
  writeFileSync(stampFile, hash);
  return true;
}

/** PATH without this project's own binaries: an install replaces them while it runs. */
function outerPath() {
  const entries = (process.env.PATH ?? "").split(delimiter);
  return entries.filter((entry) => !resolve(entry).startsWith(modules)).join(delimiter);
}

const reasons = /** @type {const} */ ([
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET|network/i,
    "The package registry cannot be reached. Check the network (and the proxy settings, if there\n" +
      "is one: npm reads HTTPS_PROXY), then run the same command again.",
  ],
  [/ENOSPC/, "The disk is full. Free about 1.5 GB, then run the same command again."],
  [
    /EACCES|EPERM|EROFS/,
    `No permission to write. The folder ${root} and npm's cache (npm config get cache) must\n` +
      "belong to the user who runs this command.",
  ],
  [/EINTEGRITY/, "A downloaded package is damaged. Run `npm cache verify`, then try again."],
  [/ERESOLVE|EUSAGE/, "package.json and package-lock.json disagree. Run `npm install` once."],
  [/command not found|not found: npm|ENOENT.*npm/, "npm is missing. Install Node.js with npm."],
]);

/** @param {string} output */
function explain(output) {
  const known = reasons.find(([pattern]) => pattern.test(output));
  const said = output.trim().split("\n").slice(0, 15).join("\n");
  return known ? `${known[1]}\n\nWhat was said:\n${said}` : said;
}

/**
 * Runs a program quietly, says every ten seconds that it is still at work, and explains a failure.
 *
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
async function runQuietly(what, command, args, cwd) {
  const startedMs = performance.now();
  const seconds = () => Math.round((performance.now() - startedMs) / 1000);
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PATH: outerPath(), NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const ticker = setInterval(() => say(`      … still ${what} (${seconds()} s)`), 10_000);
  const stop = () => child.kill("SIGTERM");
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const exitCode = await new Promise((done) => {
    child.on("error", (error) => {
      output += error.message;
      done(1);
    });
    child.on("close", (code) => done(code ?? 1));
  });
  clearInterval(ticker);
  process.removeListener("SIGINT", stop).removeListener("SIGTERM", stop);
  if (exitCode !== 0) throw new PlainError(explain(output));
  say(`      done in ${seconds()} s`);
}

/** What Node's own package brought: its version, or why there is none. */
function projectNodeVersion() {
  if (!existsSync(nodeBinary)) return null;
  const { status, stdout } = spawnSync(nodeBinary, ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/** npm may refuse to run install scripts; Node's own is the one nothing works without. */
async function repairProjectNode() {
  const folder = join(modules, "node");
  const wanted = `v${readJson(join(folder, "package.json")).version}`;
  if (projectNodeVersion() === wanted) return;
  say(`[2/2] Fetching Node ${wanted} for this project (its install script was skipped) …`);
  const script = ["installArchSpecificPackage.js"];
  await runQuietly("fetching Node", process.execPath, script, folder);
  if (projectNodeVersion() === wanted) return;
  throw new PlainError(
    `Node ${wanted} could not be put into node_modules/node. npm may be set to ignore install\n` +
      "scripts. Run this once, then the same command again:\n\n" +
      "  npm config set ignore-scripts false && rm -rf node_modules",
  );
}

async function installDependencies() {
  if (isInstalled() && projectNodeVersion() !== null) return;
  const announceWait = () =>
    say("Another command is installing the dependencies; waiting for it …");
  await withLock(join(root, ".cache", "install.lock"), announceWait, async () => {
    if (!isInstalled()) {
      say("[1/2] Installing dependencies (about a minute the first time) …");
      // Not `npm ci`: it refuses a lockfile that lacks optional packages of other systems, which
      // not every registry carries. This installs what the lockfile says and does not change it.
      const args = ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund"];
      await runQuietly("installing", "npm", [...args, "--loglevel=error"], root);
    }
    await repairProjectNode();
    writeFileSync(stampFile, lockfileHash());
  });
}

/**
 * Becomes the tool: same terminal, same signals, same exit code. The channel tells the tool when
 * this process is gone, however it went, so that nothing stays behind.
 *
 * @param {keyof typeof tools} command
 * @param {string[]} args
 */
function handOver(command, args) {
  const path = [join(modules, ".bin"), outerPath()].join(delimiter);
  const hasSettings = readingSettings.has(command) && existsSync(join(root, ".env"));
  const settings = hasSettings ? ["--env-file=.env"] : [];
  const flags = command === "start" ? serverFlags : [];
  const program = join(root, tools[command]);
  const child = spawn(nodeBinary, [...flags, ...settings, program, ...args], {
    cwd: root,
    // What has been compiled once need not be again: the second start is faster for it.
    env: { NODE_COMPILE_CACHE: join(root, ".cache", "node"), ...process.env, PATH: path },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  process.on("SIGINT", () => child.kill("SIGINT"));
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  process.on("SIGHUP", () => child.kill("SIGTERM"));
  // npm runs this through a shell and, asked to stop, stops only the shell: notice that it is gone.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill("SIGTERM");
  }, 500);
  watch.unref();
  child.on("error", (error) => {
    console.error(`\nCannot run ${nodeBinary}: ${error.message}`);
    process.exitCode = 1;
  });
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? (signal === "SIGINT" ? 130 : signal === "SIGTERM" ? 143 : 1);
  });
}

async function bootstrap() {
  const [command = "start", ...args] = process.argv.slice(2);
  if (!(command in tools)) {
    throw new PlainError(
      `No such command: ${command}. There are: ${Object.keys(tools).join(", ")}.`,
    );
  }
  if (Number(process.versions.node.split(".")[0]) < 20) {
    throw new PlainError(
      `This machine's Node is ${process.version}. Node 20 or later is needed to start\n` +
        "(the project then brings its own). See https://nodejs.org/en/download",
    );
  }
  try {
    mkdirSync(join(root, ".cache"), { recursive: true });
  } catch (error) {
    throw new PlainError(explain(String(error)));
  }
  await installDependencies();
  handOver(/** @type {keyof typeof tools} */ (command), args);
}

bootstrap().catch((error) => {
  const text = error instanceof PlainError ? error.message : explain(String(error?.stack ?? error));
  console.error(`\nCannot go on.\n${text}`);
  process.exitCode = 1;
});
