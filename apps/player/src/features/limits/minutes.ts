/** Playing time as people type it: hours and minutes, either of them empty. */
export function parseMinutes(hours: string, minutes: string): number | null {
  const isNumber = (text: string) => /^\d{0,4}$/.test(text);
  if (!isNumber(hours) || !isNumber(minutes)) return null;
  const total = Number(hours) * 60 + Number(minutes);
  return total === 0 ? null : total;
}

/** How much of a limit is used up, 0 to 100, for a bar: never for a decision. */
export function usedPercent(used: number, limit: number): number {
  if (limit <= 0) return 100;
  return Math.min(100, Math.max(0, Math.round((used / limit) * 100)));
}
