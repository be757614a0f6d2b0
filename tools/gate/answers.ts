/**
 * What the contract says that calls may answer, against what they really answered while the tests
 * ran: every declared error has happened, and none happened that is not declared.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HeardLine } from "../../apps/server/src/testing/answers-heard.ts";
import { commonErrors } from "../../packages/contract/src/errors/common.ts";
import { type ErrorCode, statusOf } from "../../packages/contract/src/errors/index.ts";

export function readHeard(folder: string): HeardLine[] {
  return globSync("*.jsonl", { cwd: folder })
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line) as HeardLine);
}

/** What is wrong, a line each; of a whole run only. */
export function judgeAnswers(lines: readonly HeardLine[]): string[] {
  const declared = new Map<string, ReadonlySet<string>>();
  const heard = new Map<string, Set<string>>();
  const problems = new Set<string>();
  for (const line of lines) {
    if ("declares" in line) declared.set(line.call, new Set(line.declares));
  }
  for (const line of lines) {
    if ("declares" in line) continue;
    const { call, status, error } = line;
    heard.set(call, (heard.get(call) ?? new Set()).add(error));
    if (call === "" || isAsDeclared(declared.get(call), line)) continue;
    problems.add(`${call} answers ${status} ${error}, and does not declare it.`);
  }
  if (declared.size === 0) problems.add("No call was made.");
  for (const [call, errors] of declared) {
    const provoked = heard.get(call);
    const own = [...errors].filter((error) => !(error in commonErrors));
    const missing = own.filter((error) => provoked?.has(error) !== true);
    for (const error of missing) problems.add(`${call} declares ${error}: no test provokes it.`);
  }
  const everywhere = new Set([...heard.values()].flatMap((errors) => [...errors]));
  for (const error of Object.keys(commonErrors)) {
    if (!everywhere.has(error)) problems.add(`Any call may answer ${error}: no test provokes it.`);
  }
  return [...problems].toSorted();
}

function isAsDeclared(
  declared: ReadonlySet<string> | undefined,
  { status, error }: { readonly status: number; readonly error: string },
): boolean {
  const isKnown = declared?.has(error) === true || error in commonErrors;
  return isKnown && statusOf(error as ErrorCode) === status;
}
