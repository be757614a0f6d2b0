/** PostgreSQL's own benchmark, where it is installed: the measure that others can repeat. */
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "../lib/run.ts";
import type { Asks } from "./measure.ts";

export interface PgbenchResult {
  /** TPC-B-like transactions a second, by number of clients. */
  readonly tps_by_clients: Readonly<Record<string, number>>;
  readonly best_tps: number;
}

const DATABASE = "pgbench";
const SCALE = 20;
const CLIENTS = [8, 16, 32];
/** Where Debian keeps the programs that it does not put on the PATH. */
const DEBIAN_FOLDER = "/usr/lib/postgresql";

export function findPgbench(): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).map((version) => join(DEBIAN_FOLDER, version, "bin"))
    : [];
  const places = [...folders, ...debian].map((folder) => join(folder, "pgbench"));
  return places.find((place) => existsSync(place)) ?? null;
}

async function call(program: string, url: string, args: readonly string[]): Promise<string> {
  const { hostname, port, username, password } = new URL(url);
  const { exitCode, output } = await run(program, [...args, DATABASE], {
    output: "keep",
    env: { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password },
  });
  if (exitCode !== 0) throw new Error(`pgbench failed:\n${output}`);
  return output;
}

/**
 * One measurement, in a database of its own on the same server, made for it and removed after it:
 * nothing of it is left to be written or cleaned up while the product is measured.
 */
export async function runPgbench(
  program: string,
  { url, owner, seconds }: { url: string; owner: Asks; seconds: number },
): Promise<PgbenchResult> {
  await owner.query(`CREATE DATABASE ${DATABASE}`);
  await call(program, url, ["--initialize", "--quiet", `--scale=${SCALE}`]);
  await owner.query("CHECKPOINT");
  const tps: Record<string, number> = {};
  for (const clients of CLIENTS) {
    const output = await call(program, url, [
      "--no-vacuum",
      "--protocol=prepared",
      `--client=${clients}`,
      "--jobs=2",
      `--time=${seconds}`,
    ]);
    const found = /tps = ([\d.]+)/.exec(output)?.[1];
    if (found === undefined) throw new Error(`pgbench said nothing of its speed:\n${output}`);
    tps[clients] = Math.round(Number(found));
  }
  await owner.query(`DROP DATABASE ${DATABASE}`);
  await owner.query("CHECKPOINT");
  return { tps_by_clients: tps, best_tps: Math.max(...Object.values(tps)) };
}
