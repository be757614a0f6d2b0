/** The two sample games in the form that games of others are imported in, with their front end. */
import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { runAtTheMachine } from "./machine.ts";

const root = join(import.meta.dirname, "..", "..");

export const SAMPLE = { code: "trevo-da-mata", name: "Trevo da Mata" } as const;

const runRgs = (...args: readonly string[]): string => runAtTheMachine("commands/rgs", ...args);

/** Each seed is another publication, and so another version. */
function importSample(seed: string): void {
  const folder = mkdtempSync(join(tmpdir(), "tucano-samples-"));
  const made = spawnSync(process.execPath, ["tools/examples/make-examples.ts", folder, seed], {
    cwd: root,
  });
  expect(made.status).toBe(0);
  const front = join(root, "examples", "front");
  runRgs("import", join(folder, SAMPLE.code), "--game", SAMPLE.code, "--front", front);
}

export function offerSample(reason: string): void {
  importSample("7");
  runRgs("offer", SAMPLE.code, "1", "--name", SAMPLE.name, "--reason", reason);
}
