/** Affiliates, their links, and what their players come to. */
import type * as contract from "@tucano/contract/backoffice/affiliates/affiliates.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { formatWire, ZERO } from "@tucano/contract/money.ts";
import {
  type AffiliateRow,
  type Funnel,
  type LinkRow,
  noFunnel,
  showDay,
  sumFunnels,
} from "../../affiliates/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, dayOf, startOfDay, toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { differing, toFacts } from "../core/facts.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";
import { toReference } from "../core/present.ts";

const SIGNAL_DAYS = 7;

export const subjectOf = (affiliateId: number): string => `affiliate:${affiliateId}`;

export async function requireAffiliate(parts: Parts, affiliateId: number): Promise<AffiliateRow> {
  const row = await parts.affiliates.findAffiliate(affiliateId);
  if (row === null) throw new DomainError("backoffice.affiliate_not_found");
  return row;
}

const show = (row: AffiliateRow): DataOf<typeof contract.saveAffiliate> => ({
  affiliate_id: row.affiliateId,
  company: row.company,
  tax_id: row.taxId,
  contact: row.contact,
  email: row.email,
  pix_key: row.pixKey,
  status: row.status,
  ended_on: row.endedOn,
  created_by: row.createdBy,
  created_at: toWireInstant(row.createdAt),
});

const funnelOf = ({ clicks, registrations, first_deposits, qualified }: Funnel): Funnel => ({
  clicks,
  registrations,
  first_deposits,
  qualified,
});

export const listAffiliates: Reading<typeof contract.listAffiliates> = async (
  parts,
  { status = null, search, cursor, limit: asked },
) => {
  const limit = limitOf(asked);
  const before = numberAfter(cursor);
  const query = { status, search: search ?? null, before, limit: limit + 1 };
  const rows = await parts.affiliates.listAffiliates(query);
  const ids = rows.map(({ affiliateId }) => affiliateId);
  const [counts, due] = await Promise.all([
    parts.affiliates.countByLink(ids),
    parts.affiliates.sumDue(ids),
  ]);
  const present = (row: AffiliateRow) => ({
    ...show(row),
    funnel: sumFunnels(counts.filter((one) => one.affiliateId === row.affiliateId)),
    due: formatWire(due.get(row.affiliateId) ?? ZERO),
  });
  return toPage(rows, limit, { show: present, keyOf: ({ affiliateId }) => String(affiliateId) });
};

export const readAffiliate: Reading<typeof contract.readAffiliate> = async (
  parts,
  { affiliate_id: affiliateId },
) => {
  const row = await requireAffiliate(parts, affiliateId);
  const since = startOfDay(addDays(dayOf(parts.clock.now()), -SIGNAL_DAYS));
  const { affiliates } = parts;
  const [counts, deals, links, postbacks, signals, held] = await Promise.all([
    affiliates.countByLink([affiliateId]),
    affiliates.listDeals([affiliateId]),
    affiliates.listLinks(affiliateId),
    affiliates.listPostbacks(affiliateId),
    affiliates.findSignals({ affiliateId, since }),
    affiliates.listHeld(affiliateId),
  ]);
  const members = await parts.members.findMany(held.map(({ memberId }) => memberId));
  const site = parts.config.http.publicUrl;
  return {
    affiliate: show(row),
    funnel: sumFunnels(counts),
    deals: deals.map((deal) => ({
      version: deal.version,
      month: deal.month,
      terms: deal.terms,
      asked_by: deal.askedBy,
      agreed_by: deal.agreedBy,
      created_at: toWireInstant(deal.createdAt),
    })),
    links: links.map((link) => ({
      link_id: link.linkId,
      code: link.code,
      address: `${site}/go/${link.code}`,
      name: link.name,
      target: link.target,
      placement: link.placement,
      is_open: link.isOpen,
      funnel: funnelOf(counts.find((one) => one.linkId === link.linkId) ?? noFunnel),
    })),
    postbacks: postbacks.map((one) => ({
      postback_id: one.postbackId,
      template: one.template,
      kinds: [...one.kinds],
      is_enabled: one.isEnabled,
      failures: one.failures,
      open_until: toWireInstant(one.openUntil),
      gone_at: toWireInstant(one.goneAt),
    })),
    signals: signals.map((one) => ({ ...one })),
    held: held.map(({ memberId, reason, amount, at }) => ({
      member: toReference(memberId, members),
      reason: reason ?? "",
      amount: formatWire(amount),
      at: toWireInstant(at),
    })),
  };
};

const factsOf = ({ createdAt: _at, createdBy: _by, affiliateId: _id, ...row }: AffiliateRow) =>
  toFacts(row);

export const saveAffiliate: Command<typeof contract.saveAffiliate> = async (
  parts,
  input,
  { operator, ip },
) => {
  const { company, contact, email, status } = input;
  const wish = { company, contact, email, status, taxId: input.tax_id, pixKey: input.pix_key };
  const of = { affiliateId: input.affiliate_id ?? null, wish, by: operator.email };
  return inTransaction(parts.db, async (tx) => {
    const { before, row } = await parts.affiliates.saveAffiliate(tx, of);
    await parts.audit.append(tx, {
      action: "affiliate.save",
      subject: subjectOf(row.affiliateId),
      operator,
      ip,
      reason: input.reason,
      ...differing(before === null ? {} : factsOf(before), factsOf(row)),
    });
    return show(row);
  });
};

const linkFacts = ({ name, code, target, placement, isOpen }: LinkRow) =>
  toFacts({ name, code, target, placement, isOpen });

export const saveLink: Command<typeof contract.saveLink> = async (
  parts,
  input,
  { operator, ip },
) => {
  const { affiliate_id: affiliateId, name, target, placement } = input;
  const wish = { name, target, placement, isOpen: input.is_open };
  const of = { affiliateId, linkId: input.link_id ?? null, wish, by: operator.email };
  return inTransaction(parts.db, async (tx) => {
    const { before, row } = await parts.affiliates.saveLink(tx, of);
    await parts.audit.append(tx, {
      action: "affiliate.link",
      subject: subjectOf(affiliateId),
      operator,
      ip,
      reason: input.reason,
      ...differing(before === null ? {} : linkFacts(before), linkFacts(row)),
    });
    return { link_id: row.linkId, code: row.code };
  });
};

export const listAffiliateDays: Reading<typeof contract.listAffiliateDays> = async (
  parts,
  { affiliate_id: affiliateId, from, to },
) => {
  await requireAffiliate(parts, affiliateId);
  const rows = await parts.affiliates.listDays({ affiliateId, from, to });
  return { list: rows.map(showDay) };
};

export const decideQualification: Command<typeof contract.decideQualification> = async (
  parts,
  { affiliate_id: affiliateId, member_id, is_earned: isEarned, reason },
  { operator, ip },
) => {
  const memberId = toMemberId(member_id);
  return inTransaction(parts.db, async (tx) => {
    const of = { affiliateId, memberId, isEarned, by: operator.email };
    const decided = await parts.affiliates.decideQualification(tx, of);
    if (decided === null) throw new DomainError("backoffice.affiliate_not_held");
    const { state, amount } = decided;
    await parts.audit.append(tx, {
      action: "affiliate.qualify",
      subject: subjectOf(affiliateId),
      operator,
      ip,
      reason,
      before: { state: "held", member: String(memberId) },
      after: { state, member: String(memberId), amount: formatWire(amount) },
    });
    return { state };
  });
};
