/** The two sample games in the form that games of others are imported in, with their front end. */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { runAtTheMachine, tryAtTheMachine } from "./machine.ts";

const root = join(import.meta.dirname, "..", "..");
const SEEDS = 1_000_000_000;

export const SAMPLE = { code: "trevo-da-mata", name: "Trevo da Mata" } as const;

/** Each seed makes another publication. */
function makeSample(): string {
  const folder = mkdtempSync(join(tmpdir(), "tucano-samples-"));
  const seed = String(randomInt(SEEDS));
  const made = spawnSync(process.execPath, ["tools/examples/make-examples.ts", folder, seed], {
    cwd: root,
  });
  expect(made.status).toBe(0);
  return join(folder, SAMPLE.code);
}

/** Another version of the game, which nobody plays yet. */
export function importSample(): void {
  const front = join(root, "examples", "front");
  const order = ["import", makeSample(), "--game", SAMPLE.code, "--front", front];
  runAtTheMachine("commands/rgs", ...order);
}

/** One of whose modes costs ten times what it should. */
export function refuseSample(): void {
  const folder = makeSample();
  const index = join(folder, "index.json");
  writeFileSync(index, readFileSync(index, "utf8").replace('"cost": 50', '"cost": 500'));
  const order = ["import", folder, "--game", SAMPLE.code];
  expect(tryAtTheMachine("commands/rgs", ...order).status).toBe(1);
}
