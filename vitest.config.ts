import { env } from "node:process";
import { defineConfig } from "vitest/config";

/**
 * Four sizes of test, one runner; the fifth, journeys, has Playwright's. Only the sizes that need
 * PostgreSQL pay for starting it: the set-up of a project runs when the project has a file to run.
 */
const needsDatabase = {
  /** What the driver or Node will not do much longer fails here first. */
  execArgv: ["--throw-deprecation"],
  globalSetup: ["apps/server/src/testing/vitest-global.ts"],
  /** Where a whole run keeps what was answered; null: nobody will look at it. */
  provide: { answersFolder: env["ANSWERS_FOLDER"] ?? null },
};
const ignored = ["**/node_modules/**", "**/dist/**", "**/.types/**", "**/.data/**", "e2e/**"];

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["{apps,packages,tools}/**/*.test.{ts,tsx}"],
          exclude: [...ignored, "**/test/**", "apps/server/{simulation,faults,nats}/**"],
          // What they share is read once a worker; each leaves the world as it found it.
          isolate: false,
          unstubGlobals: true,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...needsDatabase,
          name: "module",
          // Each file starts a server and a database of its own; the code they run is read, and
          // made fast, once.
          isolate: false,
          include: ["apps/server/**/test/**/*.test.ts", "packages/workshop/test/**/*.test.ts"],
          exclude: ignored,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...needsDatabase,
          name: "simulation",
          isolate: false,
          include: [`apps/server/simulation/${env["FAULTS"] === "full" ? "**/" : ""}*.test.ts`],
          exclude: ignored,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // By `npm run test:nats` alone: it needs a NATS server.
        test: {
          ...needsDatabase,
          name: "nats",
          include: env["NATS_SERVER"] === undefined ? [] : ["apps/server/nats/*.test.ts"],
          exclude: ignored,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Each brings a PostgreSQL of its own, to be killed.
        test: {
          name: "faults",
          include: [`apps/server/faults/${env["FAULTS"] === "full" ? "**/" : ""}*.test.ts`],
          exclude: ignored,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
