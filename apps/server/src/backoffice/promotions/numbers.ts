/** The numbers of promises: what holds, all their versions, and setting new ones. */
import type * as contract from "@tucano/contract/backoffice/site/promotions.ts";
import { type PromotionKey, promotionKeys } from "@tucano/contract/backoffice/site/promotions.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import type { Version } from "../../market/index.ts";
import { toWireInstant } from "../../platform/days.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { differing, toFacts } from "../core/facts.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";
import { setNumber } from "../core/set-number.ts";
import { readBudgets } from "./budgets.ts";
import { listOffers } from "./offers.ts";
import { isOpen, periodOf } from "./period.ts";

type Held = Version<PromotionKey>;

export async function listPromotions(
  parts: Parts,
): Promise<DataOf<typeof contract.listPromotions>> {
  const now = parts.clock.now();
  const [budgets, sites, { costRates }] = await Promise.all([
    readBudgets(parts),
    parts.content.office.listSites(),
    parts.market.read("offerCosts"),
  ]);
  const costs = new Map<string, string>(
    Object.entries(costRates).map(([key, rate]) => [key, formatBasisPoints(rate)]),
  );
  const list = await Promise.all(
    promotionKeys.map(async (key) => {
      const versions = await parts.market.versions(parts.db, key);
      const held = versions.find(({ effectiveFrom }) => effectiveFrom <= now);
      const next = versions.findLast(({ effectiveFrom }) => effectiveFrom > now);
      return {
        key,
        is_open: isOpen(held?.value),
        effective_from: toWireInstant(held?.effectiveFrom ?? now),
        set_by: held?.setBy ?? null,
        next_from: next === undefined ? null : toWireInstant(next.effectiveFrom),
        ...periodOf(held?.value),
        cost_at_most: costs.get(key) ?? null,
        budget: budgets.get(key) ?? null,
        offers: await listOffers(parts, key),
      };
    }),
  );
  return { list, sites: sites.map(({ code, name }) => ({ code, name })) };
}

export const listVersions: Reading<typeof contract.listVersions> = async (
  parts,
  { key, cursor, limit: asked },
) => {
  const now = parts.clock.now();
  const limit = limitOf(asked);
  const all: readonly Held[] = await parts.market.versions(parts.db, key);
  const current = all.find(({ effectiveFrom }) => effectiveFrom <= now);
  const before = numberAfter(cursor) ?? Number.MAX_SAFE_INTEGER;
  const place = ({ effectiveFrom }: Held) => effectiveFrom.getTime();
  const from = all.findIndex((one) => place(one) < before);
  const rows = from < 0 ? [] : all.slice(from, from + limit + 1);
  return toPage(rows, limit, {
    keyOf: (one) => String(place(one)),
    show: (one) => {
      const older = all[all.indexOf(one) + 1];
      const isPast = one.effectiveFrom <= now;
      return {
        effective_from: toWireInstant(one.effectiveFrom),
        set_by: one.setBy,
        state: one === current ? "current" : isPast ? "past" : "coming",
        value: one.value,
        ...differing(older === undefined ? {} : toFacts(older.value), toFacts(one.value)),
      };
    },
  });
};

interface Wanted {
  readonly key: PromotionKey;
  readonly value: unknown;
  readonly effective_from: string | null;
  readonly until: string | null;
  readonly reason: string;
}

export function setNumbers(
  parts: Parts,
  { effective_from: from, until: end, ...wish }: Wanted,
  context: OperatorContext,
): Promise<DataOf<typeof contract.setActivity>> {
  const effectiveFrom = from === null ? null : new Date(from);
  const until = end === null ? null : new Date(end);
  const subject = `promotion:${wish.key}`;
  const asked = { ...wish, kind: "promotion.set", subject, effectiveFrom, until } as const;
  return setNumber(parts, asked, context);
}
