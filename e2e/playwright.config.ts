/**
 * A real browser against a real server, built as it is shipped, with a database of its own that is
 * thrown away afterwards. `journeys` are part of `npm test`; `ux` looks at every page in every
 * state and is run by `npm run test:ux`; `browsers` walks in other engines than Chromium, by
 * `npm run test:browsers`; `pictures` takes those of the README, by `npm run pictures`.
 */
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { platformClient } from "@tucano/workshop/platform-client.ts";
import type { Choices } from "./browsers/seat.ts";
import { today } from "./lib/days.ts";
import { operator } from "./lib/people/operator.ts";
import { patientMs } from "./lib/patience.ts";

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tucano-e2e-"));
  // Under root the database runs as another account, which must be able to come in.
  chmodSync(folder, 0o755);
  // The last thing that happens, when the server has stopped.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

// This file is read again by every worker; what it chose the first time stays.
process.env["E2E_PORT"] ??= String(await freePort());
process.env["E2E_DATA_DIR"] ??= makeDataFolder();
// Where a platform that people sign in by would be; the walk about it starts one there.
process.env["E2E_PLATFORM_PORT"] ??= String(await freePort());
const port = process.env["E2E_PORT"];
const part = process.env["E2E_PART"] ?? "journeys";
// Beside the house of the journeys an aggregator plays; commands at the machine ask it, too.
process.env["SANDBOX_STUDIO_PORT"] ??= part === "journeys" ? String(await freePort()) : "";
const baseURL = `http://127.0.0.1:${port}`;
/** The reminder of the day would open over a journey's second page: it has a journey of its own. */
const withoutReminder = {
  // Journeys begin where somebody has been before: pages that the server writes for a first visit
  // stand before their code, and a quick click would come too early.
  cookies: [
    {
      name: "tucano.known",
      value: "1",
      domain: "127.0.0.1",
      path: "/",
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: "Lax" as const,
    },
  ],
  origins: [{ origin: baseURL, localStorage: [{ name: "tucano.reminder-off", value: today() }] }],
};
const isUx = part === "ux";
const isDrawn = isUx || part === "pictures";
/** Browsers that are not driven by Playwright: which of them this machine has. */
const engines = (process.env["E2E_ENGINES"] ?? "").split(",").filter((name) => name !== "");
const short = "short.spec.ts";
/** Of the short form one engine opens one site and the other the other; a single one opens both. */
function sitesOf(engine: string): Choices["sites"] {
  if (engines.length === 1) return ["player", "office"];
  return engine === "webkit" ? ["player"] : ["office"];
}
/** All that is walked in them, or the short form beside the journeys. */
const projects =
  part === "browsers"
    ? engines.map((name) => ({ name, testDir: part, testIgnore: short }))
    : [
        // Among the longest of all: begun last, one of them would be waited for alone.
        ...engines.map((name) => ({
          name: `${name}, short`,
          testDir: "browsers",
          testMatch: short,
          use: { sites: sitesOf(name) },
        })),
        { name: part, testDir: part },
      ];
/**
 * Where no graphics card is, one is emulated. Without it pages are drawn sooner and the large
 * picture of a game at half the speed: journeys are mostly pages; `ux` plays every game, and what
 * `pictures` shows is drawn as players see it.
 */
const graphics = isDrawn
  ? ["--use-gl=angle", "--use-angle=swiftshader"]
  : ["--disable-gpu", "--enable-unsafe-swiftshader"];
const platform = isUx
  ? { ...platformClient, OIDC_ISSUER: `http://127.0.0.1:${process.env["E2E_PLATFORM_PORT"]}` }
  : {};
const chromiumPath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

export default defineConfig<Choices>({
  projects,
  outputDir: "../test-results",
  forbidOnly: true,
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: patientMs(120_000),
  expect: { timeout: patientMs(10_000) },
  reporter: [["list", { printSteps: true }]],
  use: {
    baseURL,
    storageState: withoutReminder,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    actionTimeout: patientMs(15_000),
    navigationTimeout: patientMs(20_000),
    // What stood in the page, step by step; a film of it takes a tenth of the processor.
    trace: { mode: "retain-on-failure", screenshots: false, sources: false },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(existsSync(chromiumPath) ? { executablePath: chromiumPath } : {}),
      args: ["--no-sandbox", "--disable-dev-shm-usage", ...graphics],
    },
  },
  webServer: {
    command: `"${process.execPath}" apps/server/src/main.ts`,
    cwd: "..",
    url: `${baseURL}/healthz`,
    timeout: patientMs(90_000),
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "ignore",
    stderr: "pipe",
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      DATABASE_URL: "",
      ROLES: "",
      DATA_DIR: process.env["E2E_DATA_DIR"] ?? "",
      ADMIN_EMAIL: operator.email,
      ADMIN_PASSWORD: operator.password,
      CAPTCHA: "off",
      PASSWORD_COST: "test",
      SANDBOX_PAYOUT_DELAY_MS: "200",
      MIN_ROUND_MS: "0",
      // Push services of the walks are on this machine.
      VAPID_KEY: randomBytes(32).toString("base64url"),
      WEBHOOK_PRIVATE_HOSTS: "127.0.0.1",
      LOG_LEVEL: "warn",
      ...platform,
    },
  },
});
