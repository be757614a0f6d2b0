/** What one run of the driver is asked to do; it travels in the environment. */
import { env } from "node:process";
import type { Target } from "./target.ts";

export interface Task extends Target {
  readonly resultsFile: string;
  /** Mutants that an earlier run has an answer for. */
  readonly done: readonly number[];
}

export const TASK = "MUTANTS_TASK";

export function taskFromEnvironment(): Task {
  const task = JSON.parse(env[TASK] ?? "null") as Task | null;
  if (task === null) throw new Error("Run `npm run test:mutants`.");
  return task;
}
