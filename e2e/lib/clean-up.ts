import { rmSync } from "node:fs";

/** Throws the run's database away once the server has stopped. */
export default function cleanUp(): void {
  const folder = process.env["E2E_DATA_DIR"];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
