/** tools/verify.py, as a stranger runs it: proofs in files, verdicts on the output. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const VERIFIER = resolve(import.meta.dirname, "../../../../tools/verify.py");

export interface Verdicts {
  readonly exitCode: number;
  /** One line a proof, in their order: "holds …", "DIFFERS …", "? …". */
  readonly lines: readonly string[];
}

/** Null: this machine has no Python, so nothing was recomputed. */
export function recompute(proofs: readonly unknown[]): Verdicts | null {
  const folder = mkdtempSync(join(tmpdir(), "tucano-proofs-"));
  try {
    writeFileSync(join(folder, "proofs.json"), JSON.stringify(proofs));
    const ran = spawnSync("python3", ["-B", "-X", "utf8", VERIFIER, "--all", folder], {
      encoding: "utf8",
      maxBuffer: 64 * 1_024 * 1_024,
    });
    if (ran.error !== undefined) return null;
    if (ran.status === null || ran.stderr !== "") throw new Error(ran.stderr);
    const lines = ran.stdout.trim().split("\n");
    return { exitCode: ran.status, lines: lines.slice(0, -1) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const NO_PYTHON = "Not recomputed: there is no python3 on this machine.";
