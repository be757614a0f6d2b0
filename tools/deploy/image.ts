/**
 * Builds the image as deploy/image/Containerfile says, with nothing from a registry of images: the
 * two systems that it stands on are made of Debian's packages, and of the npm of this machine.
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, realpathSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { installDebian, isDebianRoot, step } from "../lib/debian.ts";
import { root } from "../lib/root.ts";
import { run } from "../lib/run.ts";

const RELEASE = "trixie";
/** What distroless/cc has beside a bare Debian. */
const PACKAGES = ["ca-certificates", "libstdc++6"] as const;
const TAG = "localhost/tucano:test";
const RUN_BASE = "localhost/tucano-run-base";
const BUILD_BASE = "localhost/tucano-build-base";
/** As the image's USER. */
const USER = "10001";

export interface Image {
  /** Where its files lie. */
  readonly folder: string;
  readonly megabytes: number;
  /**
   * Runs the image's own program on `args`, or what it runs by itself: as its user, without any
   * right, on a root that cannot be written to, and with this machine's network.
   */
  start(options: RunImageOptions): ChildProcess;
}

export interface RunImageOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Becomes /data; belongs to the image's user. */
  readonly dataDir: string;
  readonly args?: readonly string[];
}

/** Answers the image, or in plain words why there is none. */
export async function buildImage(folder: string): Promise<Image | string> {
  if (!isDebianRoot()) return "It takes buildah and mmdebstrap, and those take root on a Debian.";
  const missing = ["buildah", "mmdebstrap"].filter((name) => !existsSync(`/usr/bin/${name}`));
  const lack = missing.length === 0 ? "" : await installDebian(missing);
  if (lack !== "") return `buildah and mmdebstrap could not be brought:\n${lack}`;
  const base = join(root, ".cache", `image-base-${keyOf(RELEASE, ...PACKAGES)}.tar`);
  const problem = existsSync(base) ? "" : await makeBase(base);
  if (problem !== "") return `The system below the image could not be made:\n${problem}`;
  const buildah = openBuildah(folder);
  makeBases(buildah, base);
  const failure = await step("Building the image (some minutes)", () => buildah.build());
  if (failure !== "") throw new Error(`The image cannot be built.\n${failure}`);
  const container = buildah.ask("from", TAG);
  return describe(buildah.ask("mount", container), readConfig(buildah.ask("inspect", TAG)));
}

const keyOf = (...parts: readonly string[]) =>
  createHash("sha256").update(parts.join(" ")).digest("hex").slice(0, 12);

async function makeBase(file: string): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.unfinished.tar`;
  const args = [
    "--variant=apt",
    `--include=${PACKAGES.join(",")}`,
    '--aptopt=APT::Install-Recommends "false"',
    '--aptopt=Acquire::Check-Valid-Until "false"',
    RELEASE,
    unfinished,
    "http://deb.debian.org/debian",
  ];
  const problem = await step(`Making a Debian ${RELEASE} (about a minute)`, () =>
    run("mmdebstrap", args, { output: "keep" }),
  );
  if (problem === "") renameSync(unfinished, file);
  return problem;
}

interface Buildah {
  readonly ask: (...args: readonly string[]) => string;
  readonly build: () => ReturnType<typeof run>;
}

function openBuildah(folder: string): Buildah {
  const place = ["--storage-driver", "vfs", "--root", join(folder, "store")];
  const common = [...place, "--runroot", join(folder, "run")];
  const build = [
    "build",
    // No layer is used a second time, and each would be a whole copy.
    "--layers=false",
    "--isolation=chroot",
    `--build-arg=BUILD_BASE=${BUILD_BASE}`,
    `--build-arg=RUN_BASE=${RUN_BASE}`,
    `--file=${join(root, "deploy/image/Containerfile")}`,
    `--tag=${TAG}`,
    root,
  ];
  return {
    ask: (...args) =>
      execFileSync("buildah", [...common, ...args], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
      }).trim(),
    build: () => run("buildah", [...common, ...build], { output: "keep" }),
  };
}

/** As node:24-trixie-slim is: a Debian with Node and npm, those that are installed here. */
function makeBases({ ask }: Buildah, base: string): void {
  const certificates = "/etc/ssl/certs/ca-certificates.crt";
  const npm = execFileSync("sh", ["-c", 'realpath "$(command -v npm)"'], { encoding: "utf8" });
  const container = ask("from", "scratch");
  ask("add", container, base, "/");
  ask("commit", container, RUN_BASE);
  ask("copy", container, realpathSync(process.execPath), "/usr/local/bin/node");
  ask("copy", container, dirname(dirname(npm)), "/usr/local/lib/node_modules/npm");
  ask("copy", container, certificates, certificates);
  const link = "ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm";
  ask("run", "--isolation=chroot", container, "sh", "-c", link);
  ask("config", `--env=NODE_EXTRA_CA_CERTS=${certificates}`, container);
  ask("commit", container, BUILD_BASE);
  ask("rm", container);
}

interface ImageConfig {
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly User: string;
}

function readConfig(inspected: string): ImageConfig {
  const { OCIv1 } = JSON.parse(inspected) as { OCIv1: { config: ImageConfig } };
  return OCIv1.config;
}

/**
 * Not by podman: a runtime sets limits that not every machine lets it set. The same by the system's
 * own programs, each of which becomes the next, so that signals reach the server.
 */
function describe(folder: string, config: ImageConfig): Image {
  if (config.User !== `${USER}:${USER}`) throw new Error(`The image runs as ${config.User}.`);
  const megabytes = Number(
    execFileSync("du", ["-sm", folder], { encoding: "utf8" }).split("\t")[0],
  );
  const mounts = [
    'mount --bind "$0" "$0"',
    'mount --bind "$1" "$0/data"',
    'mount -t tmpfs tmpfs "$0/tmp"',
    'mount --rbind /dev "$0/dev"',
    'mount -t proc proc "$0/proc"',
    'mount -o remount,bind,ro "$0"',
  ];
  const become = `exec setpriv --no-new-privs chroot --userspec=${USER}:${USER} "$@"`;
  const script = [...mounts, 'folder="$0"; shift', 'set -- "$folder" "$@"', become].join("\n");
  return {
    folder,
    megabytes,
    start: ({ env, dataDir, args = config.Cmd }) => {
      const all = [
        ...config.Env,
        ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
      ];
      const command = [...config.Entrypoint, ...args];
      const inside = ["/usr/bin/env", "-i", "-C", config.WorkingDir, ...all, ...command];
      return spawn("unshare", ["--mount", "sh", "-ec", script, folder, dataDir, ...inside], {
        stdio: ["ignore", "pipe", "pipe"],
      });
    },
  };
}
