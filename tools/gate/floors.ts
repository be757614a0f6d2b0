/** Runs the import checker and makes sure that it has really looked. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { runBin } from "../lib/run.ts";

interface CruiseResult {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
  };
}

export interface CruiseReport {
  /** Our own files that were read. */
  readonly cruised: readonly string[];
  readonly violations: readonly string[];
}

const folders = ["apps", "packages", "tools", "e2e"];
export const isCruised = (path: string): boolean =>
  /^(apps|packages|tools|e2e)\/.*\.(ts|tsx|mjs)$/.test(path) && !path.endsWith(".d.ts");

/** Cruises the tree at `base`, which is laid out like this repository. */
export async function cruise(base: string): Promise<CruiseReport> {
  const binary = join(root, "node_modules", "dependency-cruiser", "bin", "dependency-cruiser.mjs");
  const present = folders.filter((folder) => existsSync(join(base, folder)));
  const args = ["--config", join(base, ".dependency-cruiser.mjs"), "--output-type", "json"];
  const { output } = await runBin(binary, [...args, ...present], { output: "keep", cwd: base });
  if (!output.startsWith("{")) throw new Error(`The import checker does not run.\n${output}`);
  const result = JSON.parse(output) as CruiseResult;
  return {
    cruised: result.modules.map(({ source }) => source).filter(isCruised),
    violations: result.summary.violations.map(
      ({ from, to, rule }) => `${from} → ${to} (${rule.name})`,
    ),
  };
}
