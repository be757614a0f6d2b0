// Protects: alerts and dashboards ask for what is there, and whoever is woken by an alert finds a
// page that says what it means and what to do.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

const root = path.join(import.meta.dirname, "../../..");
const read = (...file: readonly string[]) => readFileSync(path.join(root, ...file), "utf8");
const alerts = read("deploy/prometheus/alerts.yml");
const dashboards = readdirSync(path.join(root, "deploy/grafana"))
  .filter((name) => name.endsWith(".json"))
  .map((name) => ({ name, text: read("deploy/grafana", name) }));
const names = [...alerts.matchAll(/- alert: Tucano(\w+)/g)].map(([, name = ""]) => name);
const pageOf = (name: string) => `${name.replaceAll(/(?<!^)([A-Z])/g, "-$1").toLowerCase()}.md`;

let server: TestServer;
let exposed: ReadonlySet<string>;
beforeAll(async () => {
  const standby = "postgres://nobody:secret@127.0.0.1:1/tucano";
  server = await startTestServer({ env: { DATABASE_READ_URL: standby } });
  const page = (await server.app.inject("/metrics")).payload;
  exposed = new Set([...page.matchAll(/^# TYPE (\w+)/gm)].map(([, name = ""]) => name));
});
afterAll(() => server.close());

const asked = (text: string) => {
  const found = text.match(/\b(?:tucano|nodejs|process)_\w+/g) ?? [];
  // The parts of a histogram stand under its name.
  return [...new Set(found.map((name) => name.replace(/_(?:bucket|sum|count)$/, "")))];
};

test.each([{ name: "alerts.yml", text: alerts }, ...dashboards])(
  "$name asks only for metrics that a server tells",
  ({ text }) => {
    const metrics = asked(text);
    expect(metrics).not.toEqual([]);
    expect(metrics.filter((name) => !exposed.has(name))).toEqual([]);
  },
);

test("every dashboard is one that Grafana reads", () => {
  expect(dashboards).not.toEqual([]);
  for (const { text } of dashboards) {
    const { uid, title, panels } = JSON.parse(text) as Record<string, unknown>;
    expect([typeof uid, typeof title, Array.isArray(panels)]).toEqual(["string", "string", true]);
  }
});

test("every alert has its page, is in the list of them, and is proved to fire", () => {
  const list = read("docs/runbooks/alerts/README.md");
  const proofs = read("deploy/prometheus/alerts.test.yml");
  expect(names).not.toEqual([]);
  for (const name of names) {
    const page = pageOf(name);
    expect(alerts).toContain(`runbook: docs/runbooks/alerts/${page}`);
    expect(list).toContain(`[Tucano${name}](${page})`);
    expect(proofs).toContain(
      `alertname: Tucano${name}\n        exp_alerts:\n          - exp_labels`,
    );
    const text = read("docs/runbooks/alerts", page);
    for (const part of ["**Meaning.**", "**First look.**", "**Remedy.**"]) {
      expect(text, page).toContain(part);
    }
  }
});

test("no page is left of an alert that is gone", () => {
  const pages = readdirSync(path.join(root, "docs/runbooks/alerts"));
  expect(new Set(pages)).toEqual(new Set(["README.md", ...names.map(pageOf)]));
});
