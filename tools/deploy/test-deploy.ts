/**
 * `npm run test:deploy`: everything in deploy/ is read by the program that it is for, or by what is
 * closest to it: compose by docker-compose, the proxy's rules by Caddy, units by systemd, the chart
 * by Go's templates and Kubernetes' own types. Skipped, in words, where there are no programs.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DebianSystem, ensureDebianSystem } from "../lib/debian-system.ts";
import { root } from "../lib/root.ts";
import { endChildrenWithThisProcess, secondsSince } from "../lib/run.ts";

const PACKAGES = [
  "caddy",
  "docker-compose",
  "systemd",
  "golang-go",
  "golang-github-masterminds-sprig-dev",
  "golang-k8s-api-dev",
  "golang-k8s-sigs-yaml-dev",
];
const HOST = "play.example";
/** Of 100; systemd calls less than 20 safe. */
const EXPOSURE_MAX = 15;

interface Check {
  readonly title: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** `folder` has a copy of deploy/, and is seen under the same name from within the system. */
function checksIn(folder: string): readonly Check[] {
  const units = { SYSTEMD_UNIT_PATH: `${folder}/systemd:` };
  const names = ["tucano-server@3001.service", "tucano-worker.service", "tucano-migrate.service"];
  const go = { GO111MODULE: "off", GOPATH: "/usr/share/gocode", GOCACHE: "/var/cache/go" };
  const run = ["run", join(folder, "chart/main.go"), join(folder, "helm/tucano")];
  return [
    {
      title: "compose.yaml",
      program: "docker-compose",
      args: ["--file", join(folder, "compose/compose.yaml"), "config", "--quiet"],
      env: { SITE_HOST: HOST },
    },
    {
      title: "Caddyfile",
      program: "caddy",
      args: ["validate", "--adapter", "caddyfile", "--config", join(folder, "compose/Caddyfile")],
      env: { SITE_HOST: HOST },
    },
    {
      title: "systemd's units",
      program: "systemd-analyze",
      args: ["verify", "--man=no", ...names],
      env: units,
    },
    ...names.map((name) => ({
      title: `how well ${name} is shut in`,
      program: "systemd-analyze",
      args: ["security", "--offline=true", "--no-pager", `--threshold=${EXPOSURE_MAX}`, name],
      env: units,
    })),
    {
      title: "chart, with a volume",
      program: "go",
      args: [...run, join(folder, "chart-host.yaml")],
      env: go,
    },
    {
      title: "chart, with a Secret and every wish",
      program: "go",
      args: [...run, join(folder, "chart-host.yaml"), join(folder, "chart-more.yaml")],
      env: go,
    },
  ];
}

const moreValues = `
image: { tag: "1.2.3" }
ingress: { className: nginx, annotations: { cert-manager.io/cluster-issuer: letsencrypt } }
secrets: { existingSecret: tucano-secrets, storageClassName: shared }
settings: { MIN_ROUND_MS: "3000" }
`;

function lay(folder: string, { folder: system }: DebianSystem): void {
  cpSync(join(root, "deploy"), folder, { recursive: true });
  cpSync(join(root, "tools/deploy/chart"), join(folder, "chart"), { recursive: true });
  const compose = join(folder, "compose");
  for (const settings of ["tucano.env", "owner.env"]) {
    cpSync(join(compose, `${settings}.example`), join(compose, settings));
  }
  writeFileSync(join(compose, "postgres-password"), "a password");
  writeFileSync(join(folder, "chart-host.yaml"), `host: ${HOST}\n`);
  writeFileSync(join(folder, "chart-more.yaml"), moreValues);
  mkdirSync(join(system, "opt/tucano/bin"), { recursive: true });
  writeFileSync(join(system, "opt/tucano/bin/node"), "#!/bin/sh\n", { mode: 0o755 });
}

async function runAll(system: DebianSystem, folder: string): Promise<number> {
  lay(folder, system);
  let failed = 0;
  for (const { title, program, args, env = {} } of checksIn(folder)) {
    const { exitCode, output } = await system.run(program, args, { env });
    console.log(`${exitCode === 0 ? "ok  " : "FAIL"}  ${title}`);
    if (exitCode === 0) continue;
    failed += 1;
    console.log(output);
  }
  return failed;
}

endChildrenWithThisProcess();
const startedMs = performance.now();
const system = await ensureDebianSystem(PACKAGES);
const folder = mkdtempSync(join(tmpdir(), "tucano-deploy-"));
try {
  const failed = typeof system === "string" ? 0 : await runAll(system, folder);
  const result = typeof system === "string" ? `SKIPPED. ${system}` : `${failed} failed`;
  console.log(`\nDeployment: ${result} (${secondsSince(startedMs)})`);
  if (failed > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
