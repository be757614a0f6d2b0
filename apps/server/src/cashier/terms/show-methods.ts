import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { listPaymentMethods } from "@tucano/contract/player/money/cashier.ts";
import { presentMethod } from "../present.ts";
import type { CashierDeps } from "../types.ts";
import { readMethods } from "./terms-repository.ts";

/** How money comes in and goes out today; null: in both directions. */
export async function showMethods(
  { db, clock }: CashierDeps,
  direction: "deposit" | null,
): Promise<DataOf<typeof listPaymentMethods>[number][]> {
  const methods = await readMethods(db, clock.now());
  return methods
    .filter((one) => direction === null || one.direction === direction)
    .map(presentMethod);
}
