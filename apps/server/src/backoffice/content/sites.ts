/** Sites as they are edited: seen whole, saved whole, with what changed in the audit log. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/site/content-sites.ts";
import type { SiteEdit } from "../../content/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { differing, toFacts } from "../core/facts.ts";

type WireSite = InputOf<typeof contract.saveSite>["site"];

export async function listSites(parts: Parts): Promise<DataOf<typeof contract.listSites>> {
  const sites = await parts.content.office.listSites();
  return { list: sites.map((site) => ({ ...toWire(site), is_default: site.isDefault })) };
}

export const saveSite: Command<typeof contract.saveSite> = async (
  parts,
  { site, reason },
  { operator, ip },
) => {
  const { office } = parts.content;
  const known = (await office.listSites()).find(({ code }) => code === site.code);
  const before = known === undefined ? {} : toFacts(toWire(known));
  const change = differing(before, toFacts(site));
  await inTransaction(parts.db, async (tx) => {
    await office.saveSite(tx, fromWire(site));
    const subject = `site:${site.code}`;
    await parts.audit.append(tx, { action: "site.save", subject, operator, ip, reason, ...change });
  });
  parts.content.invalidate();
  return { code: site.code };
};

/** Throws common.not_found. */
export async function requireSite(parts: Parts, code: string): Promise<void> {
  const sites = await parts.content.office.listSites();
  if (!sites.some((site) => site.code === code)) throw new DomainError("common.not_found");
}

type Words = WireSite["texts"]["pt"];

function wordsToWire(words: SiteEdit["texts"]["pt"]): Words {
  return {
    tagline: words.tagline,
    hours: words.hours,
    licence_notice: words.licenceNotice,
    footer: words.footer,
    age_notice: words.ageNotice,
    page_labels: words.pageLabels,
    download_label: words.downloadLabel,
  };
}

function wordsFromWire(words: Words): SiteEdit["texts"]["pt"] {
  return {
    tagline: words.tagline,
    hours: words.hours,
    licenceNotice: words.licence_notice,
    footer: words.footer,
    ageNotice: words.age_notice,
    pageLabels: words.page_labels,
    downloadLabel: words.download_label,
  };
}

/** Each language's text made into another shape; languages without one stay without. */
function eachLanguage<From, To>(
  texts: { readonly pt: From } & { readonly [lang: string]: From | undefined },
  change: (text: From) => To,
): { pt: To } & Partial<Record<"en" | "cn" | "ch" | "vi" | "id" | "th" | "tr" | "msa", To>> {
  const entries = Object.entries(texts).flatMap(([lang, text]) =>
    text === undefined ? [] : [[lang, change(text)] as const],
  );
  return { ...Object.fromEntries(entries), pt: change(texts.pt) };
}

function toWire(site: SiteEdit): WireSite {
  const { settings } = site;
  return {
    code: site.code,
    name: site.name,
    hosts: [...site.hosts],
    languages: [...site.languages],
    logo: { ...settings.logo },
    theme: { mode: settings.theme.mode, tokens: { ...settings.theme.tokens } },
    wide_background: settings.wideBackground,
    contacts: { ...settings.contacts },
    licence: { ...settings.licence },
    downloads: settings.downloads.map((one) => ({ ...one })),
    policy: policyToWire(settings.policy),
    texts: eachLanguage(site.texts, wordsToWire),
    social_links: site.socialLinks.map(({ code, label, url }) => ({ code, label, url })),
  };
}

/** Of a site that was saved long ago there may be more: what the market says is asked for there. */
function policyToWire(policy: SiteEdit["settings"]["policy"]): WireSite["policy"] {
  const { minimum_age, demo_mode, autoplay, turbo, session_idle_minutes } = policy;
  return { minimum_age, demo_mode, autoplay, turbo, session_idle_minutes };
}

function fromWire(site: WireSite): SiteEdit {
  return {
    code: site.code,
    name: site.name,
    hosts: site.hosts,
    languages: [...new Set(site.languages)],
    settings: {
      logo: site.logo,
      theme: { mode: site.theme.mode, tokens: site.theme.tokens },
      wideBackground: site.wide_background,
      contacts: site.contacts,
      licence: site.licence,
      downloads: site.downloads,
      policy: site.policy,
    },
    texts: eachLanguage(site.texts, wordsFromWire),
    socialLinks: site.social_links,
  };
}
