/** Editing what sites are and say. What changes runs in the caller's transaction. */
import type { ContentPageCode } from "@tucano/contract/player/site/content.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import { boundTo } from "../platform/room.ts";
import * as repository from "./office-repository.ts";
import type { NewDraft } from "./office-repository.ts";
import { earliestOf } from "./policy.ts";
import { loadPages, loadSites, loadSocialLinks } from "./repository.ts";
import type { ByLanguage, OfficeBanner, Page, PageText, Site, SocialLink } from "./types.ts";

export type SiteEdit = Omit<Site, "isDefault"> & {
  readonly socialLinks: readonly Omit<SocialLink, "site">[];
};

export interface PageName {
  readonly site: string;
  readonly code: ContentPageCode;
}

export interface SiteHostNames {
  readonly hosts?: readonly string[];
  readonly notHosts?: readonly string[];
}

const VERSIONS_MAX = 100;

interface OfficeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly pagesOf: () => Promise<readonly Page[]>;
}

export function createContentOffice(deps: OfficeDeps) {
  const { db, clock } = deps;
  return {
    listSites: async () => {
      const [sites, links] = await Promise.all([loadSites(db), loadSocialLinks(db)]);
      return sites.map((site) => ({
        ...site,
        socialLinks: links.filter((link) => link.site === site.code),
      }));
    },
    /** A new one, or what there is anew. Throws backoffice.host_taken. */
    saveSite,
    /**
     * Members of a site are who came to its hosts; of the default one, who came to no other's.
     * Throws common.not_found.
     */
    hostsOf: async (code: string): Promise<SiteHostNames> => {
      const sites = await loadSites(db);
      const site = sites.find((one) => one.code === code);
      if (site === undefined) throw new DomainError("common.not_found");
      if (!site.isDefault) return { hosts: site.hosts };
      const others = sites.filter((one) => one !== site);
      return { notHosts: others.flatMap(({ hosts }) => hosts) };
    },
    ...boundTo(db, {
      listBanners: repository.listBanners,
      listDrafts: repository.listDrafts,
    }),
    /** Answers what was there before. */
    saveBanner: async (tx: Tx, banner: Omit<OfficeBanner, "position">) => {
      const before = await repository.findBanner(tx, banner.site, banner.code);
      await repository.upsertBanner(tx, banner);
      return before;
    },
    removeBanner: async (tx: Tx, site: string, code: string) => {
      const before = await repository.findBanner(tx, site, code);
      if (before !== null) await repository.deleteBanner(tx, site, code);
      return before;
    },
    orderBanners: repository.orderBanners,
    /** The text that holds, in every language that it has. */
    heldPage: async ({ site, code }: PageName): Promise<Partial<Record<Language, Page>>> => {
      const pages = await deps.pagesOf();
      const its = pages.filter((page) => page.site === site && page.code === code);
      return Object.fromEntries(its.map((page) => [page.lang, page]));
    },
    listVersions: (of: PageName) => repository.listVersions(db, { ...of, limit: VERSIONS_MAX }),
    saveDraft: (tx: Tx, draft: Omit<NewDraft, "at">) =>
      repository.upsertDraft(tx, { ...draft, at: clock.now() }),
    discardDraft: (tx: Tx, of: PageName, lang: Language) =>
      repository.deleteDrafts(tx, { ...of, lang }),
    /**
     * The drafts, over what holds in other languages. Null: there is no draft. Throws
     * backoffice.terms_too_soon.
     */
    publish: (tx: Tx, of: PageName, how: Omit<Publication, keyof PageName>) =>
      publish(clock, tx, { ...of, ...how }),
  };
}

async function saveSite(tx: Tx, site: SiteEdit): Promise<void> {
  await repository.lockSites(tx);
  const others = (await loadSites(tx)).filter(({ code }) => code !== site.code);
  const taken = new Set(others.flatMap(({ hosts, code }) => [...hosts, code]));
  if (site.hosts.some((host) => taken.has(host))) throw new DomainError("backoffice.host_taken");
  await repository.upsertSite(tx, site);
  await repository.replaceSocialLinks(tx, site.code, site.socialLinks);
}

export interface Publication extends PageName {
  readonly effectiveFrom: Date;
  readonly setBy: string;
}

async function publish(clock: Clock, tx: Tx, publication: Publication) {
  const { site, code, effectiveFrom, setBy } = publication;
  const now = clock.now();
  const earliest = earliestOf(code, now);
  if (code === "terms" && effectiveFrom < earliest) {
    throw new DomainError("backoffice.terms_too_soon");
  }
  const drafts = await repository.listDrafts(tx, { site, code });
  if (drafts.length === 0) return null;
  // What has been announced and does not hold yet is what the next version goes on from.
  const [latest] = await repository.listVersions(tx, { site, code, limit: 1 });
  const texts: Partial<Record<Language, PageText | undefined>> = { ...latest?.texts };
  for (const page of latest === undefined ? await loadPages(tx) : []) {
    if (page.site !== site || page.code !== code) continue;
    texts[page.lang] = { title: page.title, sections: page.sections };
  }
  for (const { lang, title, sections } of drafts) texts[lang] = { title, sections };
  const { pt } = texts;
  if (pt === undefined) return null;
  const version = await repository.insertVersion(tx, {
    site,
    code,
    announcedAt: now,
    effectiveFrom: effectiveFrom < earliest ? earliest : effectiveFrom,
    texts: { ...texts, pt } satisfies ByLanguage<PageText>,
    setBy,
  });
  await repository.deleteDrafts(tx, { site, code, lang: null });
  return { version, languages: drafts.map(({ lang }) => lang) };
}
