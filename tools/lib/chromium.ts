/** Finds a Chromium for the browser tests, or brings one. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { installDebian, isDebianRoot, step } from "./debian.ts";
import { root } from "./root.ts";
import { run, runBin } from "./run.ts";

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

function installPlaywrightBrowser(): Promise<string> {
  const cli = join(root, "node_modules", "playwright", "cli.js");
  const attempt = () => runBin(cli, ["install", "chromium"], { output: "keep" });
  return step("Downloading Playwright's Chromium (about 180 MB)", attempt);
}

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
    isDebianRoot() ? await installDebian(["chromium"]) : "",
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
