/** An affiliate's figures, as the desk and the affiliate itself see them. */
import type * as contract from "@tucano/contract/integrations/affiliates.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatWire } from "@tucano/contract/money.ts";
import type { StatementRow } from "../types.ts";
import type { DayFigures, Funnel } from "./funnel-repository.ts";

export const noFunnel: Funnel = { clicks: 0, registrations: 0, first_deposits: 0, qualified: 0 };

export function sumFunnels(funnels: readonly Funnel[]): Funnel {
  return funnels.reduce(
    (sum, one) => ({
      clicks: sum.clicks + one.clicks,
      registrations: sum.registrations + one.registrations,
      first_deposits: sum.first_deposits + one.first_deposits,
      qualified: sum.qualified + one.qualified,
    }),
    noFunnel,
  );
}

export const showDay = (row: DayFigures): DataOf<typeof contract.listOwnDays>["list"][number] => ({
  day: row.day,
  clicks: row.clicks,
  registrations: row.registrations,
  first_deposits: row.firstDeposits,
  deposits: formatWire(row.deposits),
  stake: formatWire(row.stake),
  win: formatWire(row.win),
  cost: formatWire(row.cost),
});

export const showStatement = (row: StatementRow) => ({
  month: row.month,
  deal_version: row.dealVersion,
  stake: formatWire(row.stake),
  win: formatWire(row.win),
  cost: formatWire(row.cost),
  fees: formatWire(row.fees),
  chargebacks: formatWire(row.chargebacks),
  ngr: formatWire(row.ngr),
  loss_before: formatWire(row.lossBefore),
  loss_after: formatWire(row.lossAfter),
  opening: formatWire(row.opening),
  earned: formatWire(row.earned),
  payable: formatWire(row.payable),
  carried: formatWire(row.carried),
  state: row.state,
});
