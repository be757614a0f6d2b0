/** What is promised when: each version of a promise's numbers from its beginning to the next. */
import type * as contract from "@tucano/contract/backoffice/site/promotions.ts";
import { promotionKeys } from "@tucano/contract/backoffice/site/promotions.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { addDays, startOfDay, toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Reading } from "../core/area.ts";
import { isOpen, periodOf } from "./period.ts";

const DAYS_MAX = 370;

type Span = DataOf<typeof contract.promotionCalendar>["list"][number];

export const promotionCalendar: Reading<typeof contract.promotionCalendar> = async (
  parts,
  { from, to },
) => {
  if (to < from || addDays(from, DAYS_MAX) < to) {
    throw new DomainError("common.invalid_input", { fields: { to: { code: "field.range" } } });
  }
  const [begin, end] = [startOfDay(from), startOfDay(addDays(to, 1))];
  const spans = await Promise.all(
    promotionKeys.map(async (key): Promise<Span[]> => {
      // The newest first: a version holds until the one before it in the list begins.
      const versions = await parts.market.versions(parts.db, key);
      return versions.flatMap(({ effectiveFrom, value, setBy }, index) => {
        const until = versions[index - 1]?.effectiveFrom ?? null;
        if (effectiveFrom >= end || (until !== null && until <= begin)) return [];
        return [
          {
            key,
            from: toWireInstant(effectiveFrom),
            until: toWireInstant(until),
            is_open: isOpen(value),
            set_by: setBy,
            ...periodOf(value),
          },
        ];
      });
    }),
  );
  return { list: spans.map((ofKey) => ofKey.toReversed()).flat() };
};
