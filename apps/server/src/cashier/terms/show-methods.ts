import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { listPaymentMethods } from "@tucano/contract/player/money/cashier.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import { CURRENCY } from "../present.ts";
import type { CashierDeps } from "../types.ts";
import { type PaymentMethod, readMethods } from "./terms-repository.ts";

type MethodOut = DataOf<typeof listPaymentMethods>[number];

/** How money comes in and goes out today; null: in both directions. */
export async function showMethods(
  { db, clock }: CashierDeps,
  direction: "deposit" | null,
): Promise<MethodOut[]> {
  const methods = await readMethods(db, clock.now());
  return methods
    .filter((one) => direction === null || one.direction === direction)
    .map(presentMethod);
}

function presentMethod(method: PaymentMethod): MethodOut {
  const { terms } = method;
  return {
    id: method.id,
    name: method.name,
    direction: method.direction,
    payment_type: method.paymentType,
    currency: CURRENCY,
    fee: formatWire(terms.feeFixed),
    fee_percent: formatBasisPoints(terms.feeBasisPoints),
    min: formatWire(terms.min),
    max: formatWire(terms.max),
    instant: method.isInstant,
    key_types: [...method.keyTypes],
  };
}
