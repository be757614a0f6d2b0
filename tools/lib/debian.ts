/** Brings packages of Debian where that is possible, and says how it goes. */
import { existsSync } from "node:fs";
import { run, type RunResult } from "./run.ts";

export const isDebianRoot = (): boolean =>
  process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && existsSync("/etc/debian_version");

/** Answers what went wrong, or nothing. */
export async function step(title: string, work: () => Promise<RunResult>): Promise<string> {
  console.log(`      ${title} …`);
  const startedMs = performance.now();
  const ticker = setInterval(() => {
    console.log(`      … still at it (${Math.round((performance.now() - startedMs) / 1000)} s)`);
  }, 15_000);
  const { exitCode, output } = await work();
  clearInterval(ticker);
  return exitCode === 0 ? "" : output.trim().split("\n").slice(-12).join("\n");
}

/** Answers what went wrong, or nothing. */
export async function installDebian(packages: readonly string[]): Promise<string> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "-y", "--no-install-recommends", ...packages];
  const update = () => run("apt-get", ["update"], { output: "keep", env });
  const problem = await step("Reading the Debian package lists (apt-get update)", update);
  const attempt = () => run("apt-get", install, { output: "keep", env });
  return (await step(`Installing ${packages.join(", ")} (about a minute)`, attempt)) && problem;
}
