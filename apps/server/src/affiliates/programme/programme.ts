/** Affiliates, their links and their deals, as the desk sets them up. */
import type { DealTerms } from "@tucano/contract/affiliates.ts";
import type { Tx } from "../../platform/database/types.ts";
import { dayOf } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { isCompanyKey, mayHoldFrom } from "../policy.ts";
import type { AffiliateRow, AffiliatesDeps, LinkRow } from "../types.ts";
import {
  type AffiliateWish,
  insertAffiliate,
  insertLink,
  listLinks,
  lockAffiliate,
  updateAffiliate,
  updateLink,
} from "./affiliate-repository.ts";
import { insertDeal, listDeals } from "./deal-repository.ts";

const CODE_BYTES = 6;

export interface Saved<Row> {
  /** Null: it is a new one. */
  readonly before: Row | null;
  readonly row: Row;
}

async function requireAffiliate(tx: Tx, affiliateId: number): Promise<AffiliateRow> {
  const row = await lockAffiliate(tx, affiliateId);
  if (row === null) throw new DomainError("backoffice.affiliate_not_found");
  return row;
}

/** Throws backoffice.affiliate_not_found, affiliate_pix_key, affiliate_ended. */
export async function saveAffiliate(
  { clock }: Pick<AffiliatesDeps, "clock">,
  tx: Tx,
  of: {
    readonly affiliateId: number | null;
    readonly wish: Omit<AffiliateWish, "endedOn">;
    readonly by: string;
  },
): Promise<Saved<AffiliateRow>> {
  const { affiliateId, by } = of;
  if (!isCompanyKey(of.wish.pixKey)) {
    const fields = { pix_key: { code: "backoffice.affiliate_pix_key" } } as const;
    throw new DomainError("backoffice.affiliate_pix_key", { fields });
  }
  const now = clock.now();
  const before = affiliateId === null ? null : await requireAffiliate(tx, affiliateId);
  if (before?.status === "ended" && of.wish.status !== "ended") {
    throw new DomainError("backoffice.affiliate_ended");
  }
  const endedOn = of.wish.status === "ended" ? (before?.endedOn ?? dayOf(now)) : null;
  const wish = { ...of.wish, endedOn };
  if (before === null) {
    return { before, row: await insertAffiliate(tx, { ...wish, createdBy: by, createdAt: now }) };
  }
  await updateAffiliate(tx, before.affiliateId, wish);
  return { before, row: { ...before, ...wish } };
}

/** Throws backoffice.affiliate_not_found. */
export async function saveLink(
  { clock, random }: Pick<AffiliatesDeps, "clock" | "random">,
  tx: Tx,
  of: {
    readonly affiliateId: number;
    readonly linkId: number | null;
    readonly wish: Pick<LinkRow, "name" | "target" | "placement" | "isOpen">;
    readonly by: string;
  },
): Promise<Saved<LinkRow>> {
  const { affiliateId, linkId, wish, by } = of;
  await requireAffiliate(tx, affiliateId);
  if (linkId === null) {
    const made = { ...wish, affiliateId, code: random.token(CODE_BYTES) };
    const row = await insertLink(tx, { ...made, createdBy: by, createdAt: clock.now() });
    return { before: null, row };
  }
  const before = (await listLinks(tx, affiliateId)).find((one) => one.linkId === linkId);
  if (before === undefined) throw new DomainError("backoffice.affiliate_not_found");
  await updateLink(tx, linkId, wish);
  return { before, row: { ...before, ...wish } };
}

export interface DealWish {
  readonly affiliateId: number;
  /** "2026-11" */
  readonly month: string;
  readonly terms: DealTerms;
}

/** Throws what speaks against it; answers the number that the version would have. */
export async function checkDeal(
  { clock }: Pick<AffiliatesDeps, "clock">,
  tx: Tx,
  { affiliateId, month, terms }: DealWish,
): Promise<number> {
  await requireAffiliate(tx, affiliateId);
  if (terms.cpa === null && terms.share === null)
    throw new DomainError("backoffice.affiliate_deal");
  const deals = await listDeals(tx, [affiliateId]);
  const thisMonth = dayOf(clock.now()).slice(0, 7);
  if (!mayHoldFrom(month, thisMonth, deals.length === 0)) {
    const fields = { month: { code: "backoffice.affiliate_deal_month" } } as const;
    throw new DomainError("backoffice.affiliate_deal_month", { fields });
  }
  return deals.length + 1;
}

/** The same, and writes it. */
export async function setDeal(
  deps: Pick<AffiliatesDeps, "clock">,
  tx: Tx,
  wish: DealWish & { readonly askedBy: string; readonly agreedBy: string },
): Promise<number> {
  const version = await checkDeal(deps, tx, wish);
  await insertDeal(tx, { ...wish, version, createdAt: deps.clock.now() });
  return version;
}
