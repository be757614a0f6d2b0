/**
 * A busy machine is given more time by E2E_PATIENCE, without anybody changing what is promised.
 * Journeys say what happens, not how fast: beside all other tests they get twice the time at once.
 */
const atOnce = (process.env["E2E_PART"] ?? "journeys") === "journeys" ? "2" : "1";
const patience = Number(process.env["E2E_PATIENCE"] ?? atOnce);

export function patientMs(ms: number): number {
  return ms * patience;
}
