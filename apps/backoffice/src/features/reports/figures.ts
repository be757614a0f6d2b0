/** Figures as people read them. Amounts arrive as text; only charts see them as whole centavos. */
import { formatWire, fromWire, toCentavos } from "@tucano/contract/money.ts";
import { formatShortMoney } from "@tucano/i18n/money.ts";
import { formatFigure, formatPercent } from "../../platform/figures.ts";

/** A share in basis points, "12,3%"; nothing of nothing is a dash. */
export function formatShare(basisPoints: number | null): string {
  if (basisPoints === null) return "–";
  const whole = Math.trunc(basisPoints / 100);
  const rest = String(Math.abs(basisPoints % 100)).padStart(2, "0");
  return formatPercent(`${whole}.${rest}`);
}

export const chartValue = (wire: string): number => fromWire(wire);
export const chartMoney = (centavos: number): string =>
  formatShortMoney(formatWire(toCentavos(Math.round(centavos))));
export const chartCount = (count: number): string => formatFigure(Math.round(count));

/**
 * By how much `now` differs from `before`, in basis points; null where there was nothing before.
 * Both are whole numbers: counts, shares, or centavos.
 */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) * 10_000) / Math.abs(before));
}
