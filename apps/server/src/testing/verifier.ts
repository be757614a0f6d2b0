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

/** `files` lie beside the proofs. On a machine without Python the test is skipped, and says why. */
export function verdictsOn(
  proofs: readonly unknown[],
  { skip, files = {} }: { skip: (note: string) => never; files?: Readonly<Record<string, Buffer>> },
): Verdicts {
  return recompute(proofs, files) ?? skip("Not recomputed: there is no python3 on this machine.");
}

function recompute(
  proofs: readonly unknown[],
  files: Readonly<Record<string, Buffer>>,
): Verdicts | null {
  const folder = mkdtempSync(join(tmpdir(), "tucano-proofs-"));
  try {
    writeFileSync(join(folder, "proofs.json"), JSON.stringify(proofs));
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
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

/** The first whole number or card in it, one further. */
export function byOne(value: unknown): unknown {
  let isDone = false;
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) => {
    if (isDone || (typeof inner !== "number" && !/^[2-9][shdc]$/.test(String(inner)))) return inner;
    isDone = true;
    return typeof inner === "number" ? inner + 1 : `A${String(inner).slice(1)}`;
  });
}
