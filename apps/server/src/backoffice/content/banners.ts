/** Banners of a site: what is shown at its top, in which order, and for how long. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/site/content-sites.ts";
import type { OfficeBanner } from "../../content/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { differing, toFacts } from "../core/facts.ts";
import { requireSite } from "./sites.ts";

type WireBanner = InputOf<typeof contract.saveBanner>["banner"];

const instantOf = (date: Date | null) => (date === null ? null : toWireInstant(date));

function toWire(banner: OfficeBanner): WireBanner {
  return {
    site: banner.site,
    code: banner.code,
    is_shown: banner.isShown,
    target: banner.target,
    image: banner.image,
    game_code: banner.gameCode,
    starts_at: instantOf(banner.startsAt),
    ends_at: instantOf(banner.endsAt),
    texts: banner.texts,
  };
}

export const listBanners: Reading<typeof contract.listBanners> = async (parts, { site }) => {
  return { list: (await parts.content.office.listBanners(site)).map(toWire) };
};

export const saveBanner: Command<typeof contract.saveBanner> = async (
  parts,
  { banner, reason },
  { operator, ip },
) => {
  await requireSite(parts, banner.site);
  const startsAt = banner.starts_at === null ? null : new Date(banner.starts_at);
  const endsAt = banner.ends_at === null ? null : new Date(banner.ends_at);
  requirePeriod(startsAt, endsAt);
  await inTransaction(parts.db, async (tx) => {
    const before = await parts.content.office.saveBanner(tx, {
      site: banner.site,
      code: banner.code,
      isShown: banner.is_shown,
      target: banner.target,
      image: banner.image,
      gameCode: banner.game_code,
      texts: banner.texts,
      startsAt,
      endsAt,
    });
    await parts.audit.append(tx, {
      action: "banner.save",
      subject: `banner:${banner.site}/${banner.code}`,
      operator,
      ip,
      reason,
      ...differing(before === null ? {} : toFacts(toWire(before)), toFacts(banner)),
    });
  });
  parts.content.invalidate();
  return { code: banner.code };
};

export function requirePeriod(startsAt: Date | null, endsAt: Date | null): void {
  if (startsAt === null || endsAt === null || startsAt < endsAt) return;
  throw new DomainError("common.invalid_input", { fields: { ends_at: { code: "field.invalid" } } });
}

export const removeBanner: Command<typeof contract.removeBanner> = async (
  parts,
  { site, code, reason },
  { operator, ip },
) => {
  await inTransaction(parts.db, async (tx) => {
    const before = await parts.content.office.removeBanner(tx, site, code);
    if (before === null) throw new DomainError("common.not_found");
    const subject = `banner:${site}/${code}`;
    const change = { before: toFacts(toWire(before)), after: {} };
    const act = { action: "banner.remove", subject, operator, ip, reason } as const;
    await parts.audit.append(tx, { ...act, ...change });
  });
  parts.content.invalidate();
  return { code };
};

export const orderBanners: Command<typeof contract.orderBanners> = async (
  parts,
  { site, codes, reason },
  { operator, ip },
) => {
  const { office } = parts.content;
  const orderNow = async () => (await office.listBanners(site)).map(({ code }) => code);
  const before = await orderNow();
  const after = codes.filter((code) => before.includes(code));
  after.push(...before.filter((code) => !after.includes(code)));
  await inTransaction(parts.db, async (tx) => {
    await office.orderBanners(tx, site, after);
    await parts.audit.append(tx, {
      action: "banner.order",
      subject: `site:${site}`,
      operator,
      ip,
      reason,
      before: { order: before.join(", ") },
      after: { order: after.join(", ") },
    });
  });
  parts.content.invalidate();
  return { codes: after };
};

/** Nothing shows it yet: a banner that is saved with its path does. */
export async function uploadImage(
  parts: Parts,
  context: OperatorContext,
): Promise<DataOf<typeof contract.uploadBannerImage>> {
  const { operator, ip } = context;
  const { bytes } = context.takeFile();
  const keep = await parts.content.images.keep(bytes);
  if (keep === null) throw new DomainError("backoffice.picture_unreadable");
  const { path, width, height } = await inTransaction(parts.db, async (tx) => {
    const image = await keep(tx);
    await parts.audit.append(tx, {
      action: "banner.image",
      subject: `image:${image.path}`,
      operator,
      ip,
      details: { image: image.path },
    });
    return image;
  });
  return { image: path, width, height };
}
