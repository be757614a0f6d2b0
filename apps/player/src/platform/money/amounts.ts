/** Amounts as numbers, for what is drawn (bars, charts) and never for what is said. */
import { formatWire, fromWire, toCentavos } from "@tucano/contract/money.ts";
import { formatShortMoney } from "@tucano/i18n/money.ts";

/** How much of the whole a part is, from 0 to 1. Nothing of nothing is all of it. */
export function shareOf(part: string, whole: string): number {
  const all = fromWire(whole);
  return all <= 0 ? 1 : Math.min(1, Math.max(0, fromWire(part) / all));
}

export function isZero(wire: string): boolean {
  return fromWire(wire) === 0;
}

/** A chart's number, in centavos, as money. Between two marks of its axis it may be a fraction. */
export function formatCentavos(value: number): string {
  return formatShortMoney(formatWire(toCentavos(Math.round(value))));
}
