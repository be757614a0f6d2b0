/** Figures as they go over the wire. */
import type { reportRow } from "@tucano/contract/backoffice/payments/reports.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import type { ReportSums } from "../../statistics/index.ts";
import type { Output } from "../core/policy.ts";

export type ReportRowOut = Output<typeof reportRow>;
export type Figures = Omit<ReportRowOut, "key" | "label">;

export const money = (centavos: number): string => formatWire(toCentavos(centavos));

/** What play brought, less what was given away for it. */
export function ngrOf(ggr: number, sums: Pick<ReportSums, "promotionCost" | "commissions">) {
  return ggr - sums.promotionCost - sums.commissions;
}

export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 10_000) / whole);
}

export function toFigures(
  sums: ReportSums,
  { hasMoney, registrations }: { hasMoney: boolean; registrations: number | null },
): Figures {
  const ggr = sums.stake - sums.win;
  const ifMoney = <Value>(value: Value): Value | null => (hasMoney ? value : null);
  return {
    plays: sums.plays,
    turnover: money(sums.stake),
    wins: money(sums.win),
    ggr: money(ggr),
    player_days: sums.players,
    registrations,
    deposits_count: ifMoney(sums.deposits),
    deposits: ifMoney(money(sums.depositsAmount)),
    first_deposits: ifMoney(sums.firstDeposits),
    first_deposits_amount: ifMoney(money(sums.firstAmount)),
    withdrawals_count: ifMoney(sums.withdrawals),
    withdrawals: ifMoney(money(sums.withdrawalsAmount)),
    fees: ifMoney(money(sums.fees)),
    bonus_cost: ifMoney(money(sums.promotionCost)),
    commissions: ifMoney(money(sums.commissions)),
    ngr: ifMoney(money(ngrOf(ggr, sums))),
  };
}
