/** A busy machine is given more time by E2E_PATIENCE, without anybody changing what is promised. */
const patience = Number(process.env["E2E_PATIENCE"] ?? "1");

export function patientMs(ms: number): number {
  return ms * patience;
}
