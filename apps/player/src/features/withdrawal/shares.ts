/** Amounts to choose by one tap: parts of what can be withdrawn now. */
import { formatWire, fromWire, toCentavos } from "@tucano/contract/money.ts";

export interface Share {
  readonly percent: 25 | 50 | 100;
  /** The wire's text. */
  readonly money: string;
}

const REAL = 100;

/** Parts are whole reais, and left out when they would be too small; all of it is exact. */
export function sharesOf({ min, max }: { readonly min: string; readonly max: string }): Share[] {
  const all = fromWire(max);
  const part = (percent: 25 | 50): Share => {
    const reais = Math.floor((all * percent) / 100 / REAL);
    return { percent, money: formatWire(toCentavos(reais * REAL)) };
  };
  const shares: Share[] = [part(25), part(50), { percent: 100, money: formatWire(all) }];
  return shares.filter(({ money }) => fromWire(money) >= fromWire(min));
}
