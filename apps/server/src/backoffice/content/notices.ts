/** Announcements for everybody, and notifications that are put into many inboxes at once. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/site/content-messages.ts";
import type { Campaign, OfficeAnnouncement, Segment } from "../../messages/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Command, Reading } from "../core/area.ts";
import { toFacts } from "../core/facts.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";
import { requirePeriod } from "./banners.ts";

const keyOf = ({ id }: { readonly id: number }) => String(id);

export const listAnnouncements: Reading<typeof contract.listOfficeAnnouncements> = async (
  parts,
  input,
) => {
  const limit = limitOf(input.limit);
  const now = parts.clock.now();
  const before = numberAfter(input.cursor);
  const rows = await parts.messages.listAllAnnouncements({ before, limit: limit + 1 });
  return toPage(rows, limit, { show: (row) => shownAnnouncement(row, now), keyOf });
};

function shownAnnouncement(row: OfficeAnnouncement, now: Date) {
  const isOver = row.endsAt !== null && row.endsAt <= now;
  const state: "ahead" | "shown" = row.startsAt > now ? "ahead" : "shown";
  return {
    id: row.id,
    site: row.site,
    texts: row.texts,
    link: row.link,
    is_pinned: row.isPinned,
    starts_at: toWireInstant(row.startsAt),
    ends_at: row.endsAt === null ? null : toWireInstant(row.endsAt),
    set_by: row.setBy,
    state: isOver ? ("over" as const) : state,
  };
}

export const announce: Command<typeof contract.announce> = async (
  parts,
  { announcement, reason },
  { operator, ip },
) => {
  const { site, texts, link } = announcement;
  const startsAt = new Date(announcement.starts_at);
  const endsAt = announcement.ends_at === null ? null : new Date(announcement.ends_at);
  requirePeriod(startsAt, endsAt);
  const audit = (tx: Tx, id: number) =>
    parts.audit.append(tx, {
      action: "announcement.add",
      subject: `announcement:${id}`,
      operator,
      ip,
      reason,
      before: {},
      after: toFacts(announcement),
    });
  const row = { site, texts, link, isPinned: announcement.is_pinned, startsAt, endsAt };
  return { id: await parts.messages.announce(row, operator.email, audit) };
};

export const endAnnouncement: Command<typeof contract.endAnnouncement> = async (
  parts,
  { id, reason },
  { operator, ip },
) => {
  const isEnded = await parts.messages.endAnnouncement(id, (tx) =>
    parts.audit.append(tx, {
      action: "announcement.end",
      subject: `announcement:${id}`,
      operator,
      ip,
      reason,
      before: { state: "shown" },
      after: { state: "over" },
    }),
  );
  if (!isEnded) throw new DomainError("common.not_found");
  return { id };
};

export const listCampaigns: Reading<typeof contract.listCampaigns> = async (parts, input) => {
  const limit = limitOf(input.limit);
  const before = numberAfter(input.cursor);
  const rows = await parts.messages.listCampaigns({ before, limit: limit + 1 });
  return toPage(rows, limit, { show: shownCampaign, keyOf });
};

function shownCampaign(row: Campaign) {
  const { site, levelFrom, levelTo, registeredFrom, registeredUntil } = row.segment;
  // Segments of the release before named one language so.
  const lang = row.segment.lang ?? row.segment.langs?.[0];
  return {
    id: row.id,
    code: row.code,
    texts: row.texts,
    link: row.link,
    segment: {
      site,
      lang: lang as DataOf<typeof contract.listCampaigns>["list"][number]["segment"]["lang"],
      level_from: levelFrom,
      level_to: levelTo,
      registered_from: registeredFrom,
      registered_until: registeredUntil,
    },
    state: row.state,
    starts_at: toWireInstant(row.startsAt),
    finished_at: row.finishedAt === null ? null : toWireInstant(row.finishedAt),
    told: row.told,
    set_by: row.setBy,
  };
}

export const scheduleCampaign: Command<typeof contract.scheduleCampaign> = async (
  parts,
  input,
  { operator, ip },
) => {
  const { texts, link } = input;
  const wish = input.segment;
  const segment: Segment = {
    ...(wish.site === undefined ? {} : await parts.content.office.hostsOf(wish.site)),
    site: wish.site,
    langs: wish.lang === undefined ? undefined : [wish.lang],
    levelFrom: wish.level_from,
    levelTo: wish.level_to,
    registeredFrom: wish.registered_from,
    registeredUntil: wish.registered_until,
  };
  const startsAt = input.starts_at === null ? parts.clock.now() : new Date(input.starts_at);
  const campaign = { code: "house_message" as const, texts, params: {}, link, segment, startsAt };
  const id = await inTransaction(parts.db, async (tx) => {
    const added = await parts.messages.scheduleCampaign(tx, { ...campaign, setBy: operator.email });
    await parts.audit.append(tx, {
      action: "notification.schedule",
      subject: `notification:${added}`,
      operator,
      ip,
      reason: input.reason,
      before: {},
      after: { ...toFacts({ texts, link, segment: wish }), starts_at: toWireInstant(startsAt) },
    });
    return added;
  });
  return { id };
};

export const stopCampaign: Command<typeof contract.stopCampaign> = async (
  parts,
  { id, reason },
  { operator, ip },
) => {
  await inTransaction(parts.db, async (tx) => {
    const isStopped = await parts.messages.stopCampaign(tx, id);
    if (!isStopped) throw new DomainError("common.not_found");
    await parts.audit.append(tx, {
      action: "notification.stop",
      subject: `notification:${id}`,
      operator,
      ip,
      reason,
      before: { state: "scheduled" },
      after: { state: "stopped" },
    });
  });
  return { id };
};
