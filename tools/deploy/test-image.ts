/**
 * `npm run test:image`: builds the image and runs it as production does (another account, no right,
 * a root that nobody can write to) against a PostgreSQL of ours, plays one round over HTTP, asks
 * for the go-live list, and holds it to what it must refuse. Skipped, in words, where there are no
 * programs for it.
 */
import assert from "node:assert";
import type { ChildProcess } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { buildImage, type Image } from "./image.ts";
import { playFirstRound } from "./first-round.ts";
import { endChildrenWithThisProcess, secondsSince } from "../lib/run.ts";

const LIMIT_MS = 600_000;
const MEGABYTES_MAX = 400;
const IMAGE_USER = 10_001;
const GO_LIVE_ROWS_MIN = 20;

interface Ended {
  readonly exitCode: number;
  readonly output: string;
}

/** Resolves at its end, or at once when it says `line`. */
function listen(child: ChildProcess, line?: RegExp): Promise<Ended> {
  let output = "";
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const hear = (chunk: Buffer): void => {
    output += chunk.toString();
    if (line?.test(output) === true) resolve({ exitCode: 0, output });
  };
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  child.once("close", (code) => resolve({ exitCode: code ?? 1, output }));
  return promise;
}

const readyLine = /ready: (http:\/\/\S+)/;

interface Trial {
  readonly image: Image;
  readonly dataDir: string;
  readonly databaseUrl: string;
}

async function tryRoot({ image, dataDir }: Trial): Promise<void> {
  const script = `
    const fs = require("node:fs");
    for (const file of ["/tucano/x", "/usr/x", "/x"]) {
      try { fs.writeFileSync(file, ""); console.log("written", file); } catch {}
    }
    fs.writeFileSync("/data/x", "");
    fs.rmSync("/data/x");
    console.log(process.getuid(), fs.existsSync("/tucano/node_modules/vitest"));`;
  const { output } = await listen(image.start({ env: {}, dataDir, args: ["--eval", script] }));
  assert.equal(output.trim(), `${IMAGE_USER} false`, "It writes to /data and nowhere else.");
}

/** Play money would be everybody's money. */
async function tryRefusal({ image, dataDir, databaseUrl }: Trial): Promise<void> {
  const env = { DATABASE_URL: databaseUrl };
  const { exitCode, output } = await listen(image.start({ env, dataDir }));
  assert.equal(exitCode, 1, output);
  assert.match(output, /PSP=sandbox.* is refused in production/);
}

async function tryRound({ image, dataDir, databaseUrl }: Trial): Promise<void> {
  const settings = { NODE_ENV: "development", HOST: "127.0.0.1", PORT: "0", CAPTCHA: "off" };
  const env = {
    ...settings,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "warn",
    ADMIN_PASSWORD: PASSWORD,
  };
  const startedMs = performance.now();
  const child = image.start({ env, dataDir });
  const { output } = await listen(child, readyLine);
  const url = readyLine.exec(output)?.[1];
  assert(url !== undefined, `It does not start.\n${output}`);
  console.log(`      started in ${secondsSince(startedMs)}`);
  try {
    const readyz = await fetch(new URL("/readyz", url));
    assert.equal(readyz.status, 200);
    for (const page of ["/", "/backoffice", "/play/"]) {
      const answer = await fetch(new URL(page, url), { headers: { accept: "text/html" } });
      assert.match(await answer.text(), /<!doctype html>/i, `${page} is no page.`);
    }
    const { game, stake, win } = await playFirstRound(url);
    console.log(`      played ${game}: ${stake} staked, ${win} won`);
    await tryList({ image, dataDir, env });
  } finally {
    child.kill("SIGTERM");
  }
  const { exitCode } = await listen(child);
  assert.equal(exitCode, 0, "It does not leave in order.");
}

const PASSWORD = "the-first-operator-1";

async function tryList(options: {
  readonly image: Image;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
}): Promise<void> {
  const args = ["apps/server/src/ready-command.ts"];
  const { exitCode, output } = await listen(options.image.start({ ...options, args }));
  const rows = output.match(/^(met|NOT MET) /gm) ?? [];
  assert(exitCode === 1 && rows.length >= GO_LIVE_ROWS_MIN, output);
  assert.match(output, /^met +Books: clean$/m, "A round was played, and the books are clean.");
  console.log(`      npm run ready: ${rows.filter((row) => row === "met ").length} rows are met`);
}

async function tryImage(folder: string): Promise<string> {
  const image = await buildImage(join(folder, "image"));
  if (typeof image === "string") return image;
  console.log(`      ${image.megabytes} MB, the system below it included`);
  assert(image.megabytes <= MEGABYTES_MAX, `More than ${MEGABYTES_MAX} MB.`);
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  chownSync(dataDir, IMAGE_USER, IMAGE_USER);
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "database") });
  try {
    const trial = { image, dataDir, databaseUrl: postgres.url() };
    await tryRoot(trial);
    await tryRefusal(trial);
    await tryRound(trial);
  } finally {
    await postgres.stop();
  }
  return "";
}

endChildrenWithThisProcess();
const startedMs = performance.now();
setTimeout(() => {
  console.error(`\nNot done after ${LIMIT_MS / 1_000} s: that is too long.`);
  process.exit(1);
}, LIMIT_MS).unref();
const folder = mkdtempSync(join(tmpdir(), "tucano-image-"));
chmodSync(folder, 0o755);
try {
  const lack = await tryImage(folder);
  const result = lack === "" ? "passed" : `SKIPPED. ${lack}`;
  console.log(`\nImage: ${result} (${secondsSince(startedMs)})`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
