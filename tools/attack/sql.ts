/** sqlmap, where it is installed, over calls that look for, order and page. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../lib/run.ts";
import { type Attack, forEach, look } from "./means/attack.ts";
import type { House } from "./means/house.ts";
import { admin, enterWith } from "./means/people.ts";

interface Target {
  readonly name: string;
  readonly path: string;
  /** Marked by * where it is to be tried. */
  readonly body?: object;
  readonly by: "nobody" | "member" | "operator";
}

const TARGETS: readonly Target[] = [
  { name: "list of games", path: "/api/games/listsv2?name=onca*&limit=20", by: "nobody" },
  {
    name: "signing in",
    path: "/api/auth/login2",
    body: { account: "ana*", password: "x" },
    by: "nobody",
  },
  { name: "a round's proof", path: "/api/fairness/round?round_id=0198f0c2*", by: "nobody" },
  {
    name: "deposits",
    path: "/api/recharge/list",
    body: { status: "credited*", from: "2026-01-01*" },
    by: "member",
  },
  { name: "withdrawals", path: "/api/drawing/list", body: { order_no: "WD1*" }, by: "member" },
  {
    name: "rounds",
    path: "/api/game/record",
    body: { brand: "tucano*", game_type: "slots*" },
    by: "member",
  },
  {
    name: "list of players",
    path: "/backoffice/api/members?text=ana*&sort=created_at*",
    by: "operator",
  },
  {
    name: "queue of withdrawals",
    path: "/backoffice/api/withdrawals?text=a*&cursor=b*",
    by: "operator",
  },
  { name: "audit log", path: "/backoffice/api/audit?subject=member*&cursor=1*", by: "operator" },
  { name: "reports", path: "/backoffice/api/reports?by=day*&from=2026-01-01*", by: "operator" },
];

const AT_ONCE = 2;
const EACH_SECONDS = 40;

async function headersFor(house: House): Promise<Record<Target["by"], string[]>> {
  const { cookie } = await admin(house);
  const { token } = await enterWith(house, "20.00");
  return {
    nobody: [],
    member: [`Authorization: Bearer ${token}`],
    operator: [`Cookie: ${cookie}`, "Sec-Fetch-Site: same-origin"],
  };
}

/** A request as it goes over the line: sqlmap puts its own in the place of each *. */
function requestOf(house: House, { path, body }: Target, headers: readonly string[]): string {
  const lines = [`${body === undefined ? "GET" : "POST"} ${path} HTTP/1.1`];
  lines.push(`Host: ${new URL(house.url).host}`, ...headers);
  if (body !== undefined) lines.push("Content-Type: application/json");
  return [...lines, "", body === undefined ? "" : JSON.stringify(body)].join("\r\n");
}

const FOUND = /identified the following injection|appears to be '.*' injectable|is vulnerable/;

const sqlmap: Attack = {
  name: "sqlmap over ten calls",
  guards: "what is typed is a parameter and never a part of a statement",
  limitMs: 420_000,
  run: async (house) => {
    const seen = look();
    const { exitCode } = await run("sqlmap", ["--version"], { output: "keep" });
    if (exitCode !== 0) {
      const skipped = "sqlmap is not installed (Debian: apt-get install sqlmap); nothing was tried";
      return { seen: "", holes: [], skipped };
    }
    const folder = mkdtempSync(join(tmpdir(), "tucano-sqlmap-"));
    const headers = await headersFor(house);
    await forEach(TARGETS, AT_ONCE, async (target, index) => {
      const file = join(folder, `${index}.txt`);
      writeFileSync(file, requestOf(house, target, headers[target.by]));
      const { output } = await run(
        "timeout",
        [String(EACH_SECONDS), "sqlmap", ...options(file, join(folder, String(index)))],
        { output: "keep" },
      );
      const words = output.trim().split("\n").slice(-4).join(" ").slice(0, 400);
      seen.that(output.includes("testing '"), `${target.name} was not tried: ${words}`);
      seen.that(!FOUND.test(output), `${target.name}: ${words}`);
    });
    rmSync(folder, { recursive: true, force: true });
    return seen.verdict(
      `${TARGETS.length} calls, PostgreSQL, level 2, risk 2, ${EACH_SECONDS} s each at most`,
    );
  },
};

function options(file: string, folder: string): string[] {
  const how = [
    "--batch",
    "--ignore-stdin",
    "--dbms=postgresql",
    "--level=2",
    "--risk=2",
    "--technique=BEUST",
  ];
  const pace = ["--threads=4", "--time-sec=2", "--timeout=10", "--retries=0", "--flush-session"];
  return [
    "-r",
    file,
    ...how,
    ...pace,
    "--disable-coloring",
    `--output-dir=${folder}`,
    "--ignore-code=400,404,422,429",
  ];
}

export const sql: readonly Attack[] = [sqlmap];
