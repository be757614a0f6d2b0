/** Which mutants were killed, which survive, and why: as a table and by name. */
import { type Reason, reasons } from "./reasons.ts";
import type { Answer, Judged } from "./run-target.ts";

const KILLED_PERCENT_LEAST = 92;
const KILLED_PERCENT_LEAST_OF_FILE = 85;
/** Here nothing may live on without a reason. */
const MONEY = new RegExp(
  "^packages/contract/src/money|^apps/server/src/" +
    "(agency|cashier|compliance|ledger|promotions|rewards|vip|wallet)/",
);

export interface Row {
  readonly file: string;
  readonly killed: number;
  readonly timeouts: number;
  readonly survivors: readonly Judged[];
  readonly reasoned: readonly { readonly mutant: Judged; readonly why: string }[];
}

const changeOf = ({ before, after }: Judged): string => `${before} → ${after}`;
const fits = (reason: Reason, mutant: Judged): boolean =>
  reason.source === mutant.source && reason.change === changeOf(mutant);

export function rowOf({ target, judged }: Answer): Row {
  const known = reasons.filter(({ file }) => file === target.file);
  const alive = judged.filter(({ verdict }) => verdict === "survived" || verdict === "unreached");
  return {
    file: target.file,
    killed: judged.filter(({ verdict }) => verdict === "killed").length,
    timeouts: judged.filter(({ verdict }) => verdict === "timeout").length,
    survivors: alive.filter((mutant) => !known.some((reason) => fits(reason, mutant))),
    reasoned: alive.flatMap((mutant) => {
      const reason = known.find((one) => fits(one, mutant));
      return reason === undefined ? [] : [{ mutant, why: reason.why }];
    }),
  };
}

/** Reasons for mutants that are not there any more, or that a test kills by now. */
export function staleReasons(rows: readonly Row[]): Reason[] {
  return reasons.filter((reason) => {
    const row = rows.find(({ file }) => file === reason.file);
    return row !== undefined && !row.reasoned.some(({ mutant }) => fits(reason, mutant));
  });
}

export function totalsOf(rows: readonly Row[]) {
  const sum = (count: (row: Row) => number) => rows.reduce((all, row) => all + count(row), 0);
  const dead = sum(({ killed, timeouts }) => killed + timeouts);
  const survivors = sum((row) => row.survivors.length);
  const reasoned = sum((row) => row.reasoned.length);
  const all = dead + survivors + reasoned;
  return { dead, survivors, reasoned, all, percent: percentOf(dead, all) };
}

/** What keeps the search from being good enough, each as a line. */
export function shortfalls(rows: readonly Row[]): string[] {
  const { percent } = totalsOf(rows);
  const all = percent < KILLED_PERCENT_LEAST ? [`${percent} % in all are too few.`] : [];
  return rows.reduce((found, row) => {
    const own = totalsOf([row]).percent;
    if (own < KILLED_PERCENT_LEAST_OF_FILE) found.push(`${row.file}: ${own} % are too few.`);
    if (MONEY.test(row.file) && row.survivors.length > 0) {
      found.push(`${row.file}: money moves here, and some live on without a reason.`);
    }
    return found;
  }, all);
}

const percentOf = (part: number, all: number): number =>
  all === 0 ? 100 : Math.floor((part * 1_000) / all) / 10;

function tableLine(row: Row): string {
  const { all, percent } = totalsOf([row]);
  const cells = [row.file, all, row.killed, row.timeouts, row.survivors.length];
  return `| ${[...cells, row.reasoned.length, `${percent} %`].join(" | ")} |`;
}

const asCode = (text: string): string => `\`${text.replaceAll("`", "'").replaceAll("|", "\\|")}\``;

export function table(rows: readonly Row[]): string {
  const { all, dead, survivors, reasoned, percent } = totalsOf(rows);
  return [
    "| file | mutants | killed | never ended | live on | with a reason | killed of all |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...rows.map(tableLine),
    `| all | ${all} | ${dead} | | ${survivors} | ${reasoned} | ${percent} % |`,
  ].join("\n");
}

export function survivorsOf({ file, survivors }: Row): string[] {
  return survivors.map(
    (mutant) => `${file}:${mutant.line}  ${mutant.source}\n    ${changeOf(mutant)}`,
  );
}

/** The page docs/mutants.md, without a date: it changes when an answer does. */
export function page(rows: readonly Row[]): string {
  const reasoned = rows.flatMap((row) => row.reasoned.map((one) => ({ file: row.file, ...one })));
  const alive = rows.flatMap((row) => row.survivors.map((mutant) => ({ file: row.file, mutant })));
  return `# Mutants

Written by \`npm run test:mutants\`. It puts small faults into the rules that money, rights and
games depend on, one at a time (a boundary moved, a sign turned, a step left out, a rounding
changed), and runs the tests that guard the file. A fault that no test notices lives on. At least
${KILLED_PERCENT_LEAST} % must be killed, in each file ${KILLED_PERCENT_LEAST_OF_FILE} %,
and where money moves none may live on without a reason. The command fails when that does not
hold, and when a reason is stale.
\`npm run test:mutants -- wallet\` looks at the files whose names contain the word.
[ADR 31](adr/0031-own-mutants.md) says how it is done and why so; what is looked at stands in
\`tools/mutants/targets.ts\`.

${table(rows)}

## Why some live on

${reasoned.length === 0 ? "None has a reason." : ""}${reasoned
    .map(({ file, mutant, why }) => `- \`${file}\`: ${asCode(changeOf(mutant))}: ${why}`)
    .join("\n")}

## Those that nobody has explained

${alive.length === 0 ? "None." : ""}${alive
    .map(
      ({ file, mutant }) =>
        `- \`${file}\`: ${asCode(changeOf(mutant))} in ${asCode(mutant.source)}`,
    )
    .join("\n")}
`;
}
