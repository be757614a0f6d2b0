/** When numbers are for, and whether they are open, as far as they say so. */
import type { PromotionKey } from "@tucano/contract/backoffice/site/promotions.ts";
import type { Numbers, OtherOffer } from "../../market/index.ts";
import { toWireInstant } from "../../platform/days.ts";

type Value = Numbers[PromotionKey] | OtherOffer;

export function periodOf(value: Value | undefined) {
  const wire = (moment: string | null) =>
    moment === null ? null : toWireInstant(new Date(moment));
  if (value === undefined || !("startsAt" in value)) return { starts_at: null, ends_at: null };
  return { starts_at: wire(value.startsAt), ends_at: wire(value.endsAt) };
}

export function isOpen(value: Value | undefined): boolean | null {
  return value !== undefined && "isOpen" in value ? value.isOpen : null;
}
