/**
 * `npm run test:nats`: events go out to a real NATS server, of Debian's package or the one that
 * NATS_SERVER names. Where there is none to be had, it says so and is no failure.
 */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { env } from "node:process";
import { root } from "../lib/root.ts";
import { endChildrenWithThisProcess, run, runBin } from "../lib/run.ts";

const folder = join(root, ".cache", "nats");
const unpacked = join(folder, "usr", "sbin", "nats-server");

/** Only unpacked into a folder: nothing is installed on this machine. */
async function bringServer(): Promise<string | null> {
  const named = env["NATS_SERVER"];
  if (named !== undefined) return named;
  if (existsSync(unpacked)) return unpacked;
  mkdirSync(folder, { recursive: true });
  await run("apt-get", ["download", "nats-server"], { cwd: folder, output: "keep" }).catch(() => 1);
  const file = readdirSync(folder).find((name) => name.endsWith(".deb"));
  if (file === undefined) return null;
  await run("dpkg", ["-x", join(folder, file), folder], { output: "keep" });
  return existsSync(unpacked) ? unpacked : null;
}

endChildrenWithThisProcess();
const program = await bringServer();
if (program === null) {
  console.log("Skipped: there is no nats-server, and Debian's package could not be brought.");
} else {
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const { exitCode } = await runBin(vitest, ["run", "--project", "nats"], {
    env: { NATS_SERVER: "here", PATH: `${dirname(program)}${delimiter}${env["PATH"] ?? ""}` },
  });
  process.exitCode = exitCode;
}
