/** The host of the driver: it instruments the target, and has its tests collected. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { root } from "../lib/root.ts";
import { instrument } from "./instrument.ts";
import { taskFromEnvironment } from "./task.ts";

const { file, tests, only } = taskFromEnvironment();
const guards = new Set(tests.map((one) => join(root, one)));
const collector = join(root, "tools/mutants/collector.ts");

export default defineConfig({
  root,
  plugins: [
    {
      name: "mutants",
      enforce: "pre",
      transform(code, id) {
        if (id === join(root, file)) {
          const text = readFileSync(id, "utf8");
          return { code: instrument({ path: file, text }, only).code, map: null };
        }
        if (!guards.has(id)) return null;
        return { code: code.replace('from "vitest"', `from "${collector}"`), map: null };
      },
    },
  ],
  test: {
    name: "mutants",
    pool: "forks",
    include: ["tools/mutants/drive.ts"],
    reporters: ["dot"],
    // It would bring the file as another run has left it, without its mutants or with others.
    fsModuleCache: false,
  },
});
