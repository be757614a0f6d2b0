/** The test runners: Vitest for code, Playwright for walks in real browsers. */
import { join } from "node:path";
import { root } from "./root.ts";
import { runBin, type RunResult } from "./run.ts";

export function runVitest(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<RunResult> {
  return runBin(join(root, "node_modules", "vitest", "vitest.mjs"), ["run", ...args], { env });
}

export interface Walks {
  readonly part: "journeys" | "ux" | "browsers" | "pictures";
  readonly chromiumPath: string;
  /** Of the browsers beside Chromium, those that this machine has. */
  readonly engines?: readonly string[];
  /** Files to choose, and whatever else Playwright is to be told. */
  readonly args?: readonly string[];
  /** Where it is written down what came of each, too. */
  readonly report?: string;
}

export function runWalks(walks: Walks): Promise<RunResult> {
  const { part, chromiumPath, engines = [], args = [], report } = walks;
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  const reporter = report === undefined ? "list" : "list,json";
  return runBin(cli, ["test", `--reporter=${reporter}`, ...args], {
    cwd: join(root, "e2e"),
    env: {
      CHROMIUM_PATH: chromiumPath,
      E2E_PART: part,
      E2E_ENGINES: engines.join(","),
      // The eyes of the other engines are TypeScript, read for their pages.
      NODE_OPTIONS: "--disable-warning=ExperimentalWarning",
      ...(report !== undefined && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    },
  });
}
