/**
 * Stands in for vitest's `test` and `describe` in the files that guard a target: it keeps the
 * cases instead of running them, so that they can be run once for each mutant.
 */
import { expect as vitestExpect } from "vitest";

type Step = () => unknown;

export interface Case {
  readonly name: string;
  readonly run: () => Promise<void>;
}

interface Group {
  readonly before: Step[];
  readonly after: Step[];
}

export interface Collected {
  readonly cases: Case[];
  readonly beforeAll: Step[];
  readonly afterAll: Step[];
}

let collected: Collected = { cases: [], beforeAll: [], afterAll: [] };
let groups: readonly Group[] = [{ before: [], after: [] }];

/** What the files that `load` brings in have to run. */
export async function collect(load: () => Promise<void>): Promise<Collected> {
  collected = { cases: [], beforeAll: [], afterAll: [] };
  groups = [{ before: [], after: [] }];
  await load();
  return collected;
}

function addCase(name: string, body: Step): void {
  const around = groups;
  collected.cases.push({
    name,
    run: async () => {
      for (const { before } of around) for (const step of before) await step();
      try {
        await body();
      } finally {
        for (const { after } of around) for (const step of after) await step();
      }
    },
  });
}

function addGroup(_name: string, body: Step): void {
  const outer = groups;
  groups = [...outer, { before: [], after: [] }];
  body();
  groups = outer;
}

const each =
  (add: (name: string, body: Step) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: (...args: readonly unknown[]) => unknown) => {
    // As vitest has it: rows are spread when all of them are lists.
    const areLists = rows.every((row) => Array.isArray(row));
    for (const row of rows) add(name, () => (areLists ? body(...[row].flat()) : body(row)));
  };

export const test = Object.assign(addCase, { each: each(addCase) });
export const describe = Object.assign(addGroup, { each: each(addGroup) });
export const beforeEach = (step: Step) => groups.at(-1)?.before.push(step);
export const afterEach = (step: Step) => groups.at(-1)?.after.push(step);
export const beforeAll = (step: Step) => collected.beforeAll.push(step);
export const afterAll = (step: Step) => collected.afterAll.push(step);
export const expect = vitestExpect;
