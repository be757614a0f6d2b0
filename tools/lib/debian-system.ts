/**
 * A Debian system in a folder of its own, with the programs that production stands on: PostgreSQL,
 * Patroni, etcd, HAProxy, Valkey, pgBackRest, Prometheus. Nothing of it is installed on this
 * machine. It is of Debian's testing branch, for the stable one has no PostgreSQL 18.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installDebian, isDebianRoot, step } from "./debian.ts";
import { root as projectRoot } from "./root.ts";
import { run, type RunResult } from "./run.ts";

const BRANCH = "forky";
const MIRROR = "http://deb.debian.org/debian";
const PRODUCTION: readonly string[] = [
  "postgresql-18",
  "pgbackrest",
  "patroni",
  "python3-etcd",
  "etcd-server",
  "etcd-client",
  "haproxy",
  "valkey-server",
  "prometheus",
  "promtool",
  "prometheus-alertmanager",
  "iproute2",
];
/** Debian divides PostgreSQL's programs by their version. */
export const POSTGRES_BIN = "/usr/lib/postgresql/18/bin";

export interface ProgramOptions {
  /** Of the system, not of this machine: `root` unless it is said. */
  readonly user?: "postgres" | "root";
  readonly env?: Readonly<Record<string, string>>;
  /** A network namespace made by `ip netns add`; that of this machine unless it is said. */
  readonly network?: string;
}

export interface DebianSystem {
  /** Where this machine sees the system's `/`. */
  readonly folder: string;
  /** Runs a program to its end and keeps what it printed. */
  run(program: string, args: readonly string[], options?: ProgramOptions): Promise<RunResult>;
  /** Starts a program that goes on; signals to the child reach the program itself. */
  start(program: string, args: readonly string[], options?: ProgramOptions): ChildProcess;
}

/** Answers a system with these, or in plain words why none. The first time takes a minute. */
export async function ensureDebianSystem(
  packages: readonly string[] = PRODUCTION,
): Promise<DebianSystem | string> {
  if (!isDebianRoot()) {
    return "The programs of production are brought from Debian, and that takes root on a Debian.";
  }
  const key = createHash("sha256")
    .update(`${BRANCH} ${packages.join(" ")}`)
    .digest("hex");
  const folder = join(projectRoot, ".cache", `debian-${key.slice(0, 12)}`);
  if (!existsSync(folder)) {
    const problem = await makeSystem(folder, packages);
    if (problem !== "") return `Debian's programs could not be brought:\n${problem}`;
  }
  return {
    folder,
    run: (program, args, options = {}) => {
      const [command, ...rest] = inside(folder, program, args, options);
      return run(command, rest, { output: "keep" });
    },
    start: (program, args, options = {}) => {
      const [command, ...rest] = inside(folder, program, args, options);
      return spawn(command, rest, { stdio: ["ignore", "pipe", "pipe"] });
    },
  };
}

/** Answers what went wrong, or nothing. */
async function makeSystem(folder: string, packages: readonly string[]): Promise<string> {
  const problem = existsSync("/usr/bin/mmdebstrap") ? "" : await installDebian(["mmdebstrap"]);
  if (problem !== "") return problem;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const made = await step(`Bringing ${packages.join(", ")} (about a minute)`, () =>
    run(
      "mmdebstrap",
      [
        "--variant=apt",
        `--include=${packages.join(",")}`,
        '--aptopt=APT::Install-Recommends "false"',
        // A mirror that is some weeks behind still serves packages that Debian has signed.
        '--aptopt=Acquire::Check-Valid-Until "false"',
        BRANCH,
        unfinished,
        MIRROR,
      ],
      { output: "keep" },
    ),
  );
  if (made !== "") return made;
  // Programs inside find each other by the names that this machine's resolver would give them.
  writeFileSync(join(unfinished, "etc/hosts"), "127.0.0.1 localhost\n::1 localhost\n");
  renameSync(unfinished, folder);
  return "";
}

/**
 * The command line that runs a program inside. What it mounts is its own and goes when it ends;
 * each step replaces the one before, so that the process id is the program's.
 */
function inside(
  folder: string,
  program: string,
  args: readonly string[],
  { user = "root", env = {}, network }: ProgramOptions,
): [string, ...string[]] {
  const mounts = ["proc", "dev", "sys", "tmp"].map((name) => `mount --rbind /${name} "$0/${name}"`);
  const script = [...mounts, `exec chroot --userspec=${user}:${user} "$0" /usr/bin/env "$@"`];
  const variables = Object.entries({ PATH: systemPath, HOME: "/tmp", LANG: "C.UTF-8", ...env });
  const settings = variables.map(([name, value]) => `${name}=${value}`);
  const command = ["unshare", "--mount", "sh", "-ec", script.join("; "), folder, "-i"] as const;
  const whole = [...command, ...settings, program, ...args] as const;
  return network === undefined ? [...whole] : ["ip", "netns", "exec", network, ...whole];
}

const systemPath = `${POSTGRES_BIN}:/usr/sbin:/usr/bin:/sbin:/bin`;
