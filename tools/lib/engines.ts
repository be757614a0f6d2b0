/** Finds the browsers beside Chromium that players use, or brings them. */
import { existsSync, globSync } from "node:fs";
import { installDebian, isDebianRoot } from "./debian.ts";

interface EngineNeeds {
  readonly name: "firefox" | "webkit";
  readonly packages: readonly string[];
  isThere(): boolean;
}

const programs = (name: string): readonly string[] => [
  `/usr/bin/${name}`,
  `/usr/local/bin/${name}`,
];
const isProgram = (name: string): boolean => programs(name).some((path) => existsSync(path));

const engines: readonly EngineNeeds[] = [
  {
    name: "firefox",
    packages: ["firefox-esr", "xvfb"],
    isThere: () =>
      existsSync(process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr") && isProgram("Xvfb"),
  },
  {
    name: "webkit",
    packages: ["webkit2gtk-driver", "xvfb"],
    isThere: () =>
      isProgram("WebKitWebDriver") &&
      isProgram("Xvfb") &&
      globSync(["/usr/lib/*/webkit*/MiniBrowser", "/usr/libexec/webkit*/MiniBrowser"]).length > 0,
  },
];

export interface FoundEngines {
  readonly found: readonly string[];
  /** In plain words, one for each browser that is not there. */
  readonly missing: readonly string[];
}

/** Never throws: where a browser cannot be had, it is said how to get it. */
export async function ensureEngines(): Promise<FoundEngines> {
  const wanted = engines.filter((engine) => !engine.isThere());
  const packages = wanted.flatMap((engine) => engine.packages);
  const problem = packages.length > 0 && isDebianRoot() ? await installDebian(packages) : "";
  if (problem !== "") console.log(problem);
  const missing = engines.filter((engine) => !engine.isThere());
  return {
    found: engines.filter((engine) => !missing.includes(engine)).map(({ name }) => name),
    missing: missing.map(
      ({ name, packages: needed }) =>
        `There is no ${name} for the browser tests, and none could be installed. ` +
        `Install one (Debian, Ubuntu: sudo apt-get install ${needed.join(" ")}).`,
    ),
  };
}
