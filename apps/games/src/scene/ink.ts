/** A colour and how much of it, for filling shapes. */
export function inked(color: number, alpha: number): { color: number; alpha: number } {
  return { color, alpha };
}
