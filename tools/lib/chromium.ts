/** Finds a Chromium for the browser tests, or brings one. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { root } from "./root.ts";
import { run, runBin, type RunResult } from "./run.ts";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

async function isWorking(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const { exitCode } = await run(path, ["--version", "--no-sandbox"], { output: "keep" });
  return exitCode === 0;
}

async function findChromium(): Promise<string | null> {
  for (const path of [...usualPlaces, chromium.executablePath()]) {
    if (await isWorking(path)) return path;
  }
  return null;
}

async function step(title: string, work: () => Promise<RunResult>): Promise<string> {
  console.log(`      ${title} …`);
  const startedMs = performance.now();
  const ticker = setInterval(() => {
    console.log(`      … still at it (${Math.round((performance.now() - startedMs) / 1000)} s)`);
  }, 15_000);
  const { exitCode, output } = await work();
  clearInterval(ticker);
  return exitCode === 0 ? "" : output.trim().split("\n").slice(-12).join("\n");
}

async function installDebianPackage(): Promise<string> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "-y", "--no-install-recommends", "chromium"];
  const update = () => run("apt-get", ["update"], { output: "keep", env });
  const problem = await step("Reading the Debian package lists (apt-get update)", update);
  const attempt = () => run("apt-get", install, { output: "keep", env });
  return (await step("Installing Debian's chromium (about a minute)", attempt)) && problem;
}

function installPlaywrightBrowser(): Promise<string> {
  const cli = join(root, "node_modules", "playwright", "cli.js");
  const attempt = () => runBin(cli, ["install", "chromium"], { output: "keep" });
  return step("Downloading Playwright's Chromium (about 180 MB)", attempt);
}

const isDebianRoot = (): boolean =>
  process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && existsSync("/etc/debian_version");

/** The path of a Chromium that runs. Throws, saying what to do, when there can be none. */
export async function ensureChromium(): Promise<string> {
  const given = process.env["CHROMIUM_PATH"];
  if (given) {
    if (await isWorking(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which is no browser that runs.`);
  }
  const found = await findChromium();
  if (found !== null) return found;
  const problems = [
    isDebianRoot() ? await installDebianPackage() : "",
    (await findChromium()) === null ? await installPlaywrightBrowser() : "",
  ].filter((problem) => problem !== "");
  const installed = await findChromium();
  if (installed !== null) return installed;
  const advice = [
    "There is no Chromium for the browser tests, and none could be installed. Install one",
    "(Debian, Ubuntu: sudo apt-get install chromium) or name one: CHROMIUM_PATH=… npm test.",
    "If Playwright's Chromium misses libraries: sudo npx playwright install-deps chromium.",
  ];
  throw new Error([...advice, ...problems].join("\n"));
}
