/**
 * `npm run test:alerts`: the alert rules, the way Prometheus and Alertmanager themselves see them.
 * Both programs check their configuration, promtool plays through what each alert is for, and a
 * real Prometheus watches a running server: all rules can be evaluated, nothing fires while all is
 * well, and the right alert begins when the database is killed, and when the server is.
 * Prometheus comes from Debian (lib/debian-system.ts); exits with 1 where that is not possible.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@tucano/workshop/embedded-postgres.ts";
import { openStage } from "../../apps/server/faults/stage.ts";
import { type DebianSystem, ensureDebianSystem } from "../lib/debian-system.ts";
import { root } from "../lib/root.ts";

const EVERY_SECONDS = 5;
const PATIENCE_MS = 90_000;
const LOOK_EVERY_MS = 500;

class Failed extends Error {}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** As JSON, from Prometheus. */
interface Answer<Data> {
  readonly status: string;
  readonly data: Data;
}
interface Rules {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
}
interface Rule {
  readonly name: string;
  readonly state: "inactive" | "pending" | "firing";
  readonly health: "ok" | "err" | "unknown";
  readonly lastError?: string;
}
interface Targets {
  readonly activeTargets: readonly { readonly health: string; readonly lastError: string }[];
}

async function checkFiles(system: DebianSystem, folder: string): Promise<void> {
  const of = (file: string) => join(folder, file);
  const checks: readonly (readonly [string, ...string[]])[] = [
    ["promtool", "check", "rules", of("prometheus/alerts.yml")],
    ["promtool", "check", "config", of("prometheus/prometheus.yml")],
    ["promtool", "test", "rules", of("prometheus/alerts.test.yml")],
    ["amtool", "check-config", of("alertmanager/alertmanager.yml")],
  ];
  for (const [program, ...args] of checks) {
    const { exitCode, output } = await system.run(program, args);
    const what = [program, ...args.slice(0, -1)].join(" ");
    if (exitCode !== 0) throw new Failed(`${what}:\n${output}`);
    say(`ok    ${what}`);
  }
}

/** Asks again until the answer is as wanted; what was still wrong is told in the end. */
async function until(what: string, look: () => Promise<string | null>): Promise<void> {
  const startedMs = performance.now();
  let problem: string | null = "nothing was asked yet";
  while (problem !== null && performance.now() - startedMs < PATIENCE_MS) {
    problem = await look().catch((error: unknown) => String(error));
    if (problem !== null) await sleep(LOOK_EVERY_MS);
  }
  if (problem !== null) throw new Failed(`${what}: ${problem}`);
  say(`ok    ${what} (after ${Math.round((performance.now() - startedMs) / 1_000)} s)`);
}

async function startPrometheus(system: DebianSystem, folder: string, metricsPort: number) {
  const port = await freePort();
  const file = join(folder, "prometheus/prometheus.yml");
  const often = `${EVERY_SECONDS}s`;
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(/\b1[05]s\b/g, often));
  const targets = `- targets: ["127.0.0.1:${metricsPort}"]\n`;
  writeFileSync(join(folder, "prometheus/targets.yml"), targets);
  const child = system.start("prometheus", [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(folder, "data")}`,
    `--web.listen-address=127.0.0.1:${port}`,
    "--log.level=warn",
  ]);
  child.stderr?.pipe(process.stderr);
  const ask = async <Data>(path: string): Promise<Data> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`);
    return ((await answer.json()) as Answer<Data>).data;
  };
  const rules = async () => (await ask<Rules>("rules")).groups.flatMap((group) => group.rules);
  return {
    stop: () => child.kill(),
    rules,
    evaluates: async (query: string) => {
      const path = `query?query=${encodeURIComponent(query)}`;
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`);
      return ((await answer.json()) as Answer<unknown>).status === "success";
    },
    targets: async () => (await ask<Targets>("targets")).activeTargets,
    begins: (name: string) =>
      until(`${name} begins`, async () => {
        const rule = (await rules()).find((one) => one.name === name);
        return rule === undefined || rule.state === "inactive" ? "it does not" : null;
      }),
  };
}

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

async function checkDashboards(evaluates: (query: string) => Promise<boolean>): Promise<void> {
  const folder = join(root, "deploy/grafana");
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  for (const file of files) {
    const { panels } = JSON.parse(readFileSync(join(folder, file), "utf8")) as Dashboard;
    for (const { title, targets } of panels) {
      for (const { expr } of targets) {
        if (!(await evaluates(expr))) throw new Failed(`${file}, ${title}: ${expr}`);
      }
    }
    say(`ok    every query of ${file} can be evaluated`);
  }
}

async function watchServer(system: DebianSystem, folder: string): Promise<void> {
  const stage = await openStage();
  let stop: () => unknown = () => undefined;
  try {
    const metricsPort = await freePort();
    const env = { METRICS_PORT: String(metricsPort) };
    const server = await stage.createServer({ roles: "all", env });
    await server.start();
    const prometheus = await startPrometheus(system, folder, metricsPort);
    ({ stop } = prometheus);
    await until("the server is scraped", async () => {
      const [target] = await prometheus.targets();
      return target?.health === "up" ? null : `${target?.health}: ${target?.lastError}`;
    });
    await until("every rule can be evaluated", async () => {
      const rules = await prometheus.rules();
      const bad = rules.filter(({ health }) => health !== "ok");
      const told = bad.map(({ name, health, lastError }) => `${name} ${health} ${lastError ?? ""}`);
      return rules.length > 0 && bad.length === 0 ? null : told.join(", ");
    });
    await checkDashboards(prometheus.evaluates);
    const firing = (await prometheus.rules()).filter(({ state }) => state === "firing");
    if (firing.length > 0) {
      throw new Failed(`While all is well: ${firing.map(({ name }) => name).join(", ")}`);
    }
    say("ok    nothing fires while all is well");
    await stage.killPostgres();
    await prometheus.begins("TucanoDatabaseAway");
    await server.kill();
    await prometheus.begins("TucanoServerDown");
    await stage.startPostgres();
  } finally {
    stop();
    await stage.close();
  }
}

async function main(): Promise<void> {
  const system = await ensureDebianSystem();
  if (typeof system === "string") throw new Failed(`Nothing was tested. ${system}`);
  // Under the temporary folder, which the system sees as well.
  const folder = mkdtempSync(join(os.tmpdir(), "tucano-alerts-"));
  try {
    cpSync(join(root, "deploy"), folder, { recursive: true });
    await checkFiles(system, folder);
    await watchServer(system, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  say("The alerts hold.");
}

main()
  .catch((error: unknown) => {
    const isOurs = error instanceof Failed;
    process.stderr.write(`${isOurs ? error.message : String((error as Error).stack)}\n`);
    process.exitCode = 1;
  })
  .finally(() => process.exit());
