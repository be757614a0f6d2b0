/** Percentages as whole hundredths of a percent, so that fees and returns are as exact as money. */

/** 150 is "1.50", 9603 is "96.03". */
export function formatBasisPoints(basisPoints: number): string {
  const digits = String(basisPoints).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
