/** Folders with too many files to take in at a glance. */
import { dirname } from "node:path/posix";
import type { Finding } from "./finding.ts";

const FILES_MAX = 20;
const isCounted = (path: string): boolean =>
  /^(?:apps|packages|tools|e2e)\/.*\.(?:tsx?|mjs)$/.test(path) &&
  !/\.(?:test|spec)\.tsx?$|\/(?:test|simulation|faults)\//.test(path);

export function findCrowdedFolders(paths: readonly string[]): Finding[] {
  const folders = Map.groupBy(paths.filter(isCounted), dirname);
  return [...folders].flatMap(([path, { length }]) =>
    length > FILES_MAX
      ? [{ path, line: 1, message: `${length} files of code; divide it along its subject.` }]
      : [],
  );
}
