/**
 * The door of content: what a site is and says. A site is a row, found by the host that a visitor
 * came to; its texts are plain data in several languages, read once in a few seconds and served
 * from memory, as they are part of everybody's first page.
 */
import type { FastifyPluginAsync } from "fastify";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/site/content.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { cached } from "../platform/memory/cached.ts";
import { besides } from "../platform/database/held.ts";
import type { Platform } from "../platform/context.ts";
import type { Db } from "../platform/database/types.ts";
import type { SiteHosts } from "../platform/http/requests/asked-host.ts";
import { createImages, type Images, serveImages } from "./images.ts";
import { languageEntries } from "./languages.ts";
import { type ContentOffice, createContentOffice } from "./office.ts";
import { loadComingVersions, loadHeldVersions, type PageVersion } from "./office-repository.ts";
import { pagesOfVersion, presentComing, presentSite } from "./present.ts";
import { loadBanners, loadPages, loadSites, loadSocialLinks } from "./repository.ts";
import type { Banner, Openings, Page, Site, SocialLink } from "./types.ts";

export { installContentDefaults } from "./defaults/install.ts";
export type { PageVersion } from "./office-repository.ts";
export type { ContentOffice, SiteEdit } from "./office.ts";
export { earliestOf } from "./policy.ts";
export type { OfficeBanner, PageText, Site } from "./types.ts";
export { contentRoutes } from "./routes.ts";

/** Who asks: the host they came to, and their language. */
export interface Visit {
  readonly host: string;
  readonly lang: Language;
}

export interface Content {
  languages(
    input: InputOf<typeof contract.languageList>,
    visit: Visit,
  ): Promise<DataOf<typeof contract.languageList>>;
  site(input: InputOf<typeof contract.site>, visit: Visit): Promise<DataOf<typeof contract.site>>;
  /** What a text is going to say, and from when on. */
  coming(
    input: InputOf<typeof contract.comingPage>,
    visit: Visit,
  ): Promise<DataOf<typeof contract.comingPage>>;
  socialLinks(
    input: InputOf<typeof contract.socialLinks>,
    visit: Visit,
  ): Promise<DataOf<typeof contract.socialLinks>>;
  /** The code of the site that a host belongs to; of the default site for any other. */
  siteOf(host: string): Promise<string>;
  /** The hosts of all sites as they were read last, and the code of the default one. */
  hosts(): SiteHosts;
  /** Forgets what is in memory; called after an edit. */
  invalidate(): void;
  /** Pictures for banners, drawn anew. */
  readonly images: Images;
  /** Serves them. */
  readonly plugin: FastifyPluginAsync;
  /** For whoever edits it. */
  readonly office: ContentOffice;
  /** What all answers are made of at the moment. */
  stamp(): Promise<readonly object[]>;
}

interface Shelf {
  readonly openings: Openings;
  readonly sites: readonly Site[];
  readonly banners: readonly Banner[];
  readonly pages: readonly Page[];
  /** Announced, and not in force yet. */
  readonly coming: readonly PageVersion[];
  readonly socialLinks: readonly SocialLink[];
}

/** An edit by another process is seen within five seconds. */
const BELIEVED_MS = 4_000;

export interface ContentDeps extends Pick<Platform, "db" | "clock" | "config"> {
  /** What the market has opened: a room below knows it. */
  readonly openings: () => Promise<Openings>;
}

export function createContent({ db, clock, config, openings }: ContentDeps): Content {
  let siteHosts: SiteHosts = { hosts: new Set(), otherwise: "" };
  const load = async (): Promise<Shelf> => {
    const [loaded, open] = await Promise.all([loadShelf(db, clock.now()), openings()]);
    siteHosts = hostsOf(loaded.sites);
    return { ...loaded, openings: open };
  };
  const shelf = cached({ load, ttlMs: BELIEVED_MS, clock });
  const find = async (name: string | undefined, { host }: Visit) => {
    const all = await shelf.get();
    return { all, site: findSite(all.sites, name ?? host) };
  };

  return {
    languages: async (input, visit) => languageEntries((await find(input.name, visit)).site),
    site: async (input, visit) => {
      const { all, site } = await find(input.name, visit);
      return presentSite({
        site,
        lang: visit.lang,
        part: input.part ?? "all",
        banners: all.banners.filter((banner) => banner.site === site.code),
        pages: all.pages.filter((page) => page.site === site.code),
        spinIntervalMs: config.games.minRoundMs,
        openings: all.openings,
      });
    },
    coming: async ({ name, page: code }, visit) => {
      const { all, site } = await find(name, visit);
      const next = all.coming.find((one) => one.site === site.code && one.code === code);
      return { coming: next === undefined ? null : presentComing(next, visit.lang) };
    },
    socialLinks: async (input, visit) => {
      const { all, site } = await find(input.site, visit);
      const links = all.socialLinks.filter((link) => link.site === site.code);
      return { list: links.map(({ code, label, url }) => ({ code, label, url })) };
    },
    hosts: () => {
      // For the next one who asks.
      void besides(() => shelf.get()).catch(() => undefined);
      return siteHosts;
    },
    siteOf: async (host) => findSite((await shelf.get()).sites, host).code,
    invalidate: () => shelf.invalidate(),
    images: createImages({ clock }),
    plugin: serveImages(db),
    office: createContentOffice({ db, clock, pagesOf: async () => (await shelf.get()).pages }),
    stamp: async () => [await shelf.get()],
  };
}

async function loadShelf(db: Db, now: Date): Promise<Omit<Shelf, "openings">> {
  const [sites, banners, pages, versions, coming, socialLinks] = await Promise.all([
    loadSites(db),
    loadBanners(db, now),
    loadPages(db),
    loadHeldVersions(db, now),
    loadComingVersions(db, now),
    loadSocialLinks(db),
  ]);
  return { sites, banners, pages: heldPages(pages, versions), coming, socialLinks };
}

/** A version is the whole page: of what the product came with, nothing shines through. */
function heldPages(pages: readonly Page[], versions: readonly PageVersion[]): readonly Page[] {
  const edited = new Set(versions.map(({ site, code }) => `${site} ${code}`));
  return [
    ...pages.filter(({ site, code }) => !edited.has(`${site} ${code}`)),
    ...versions.flatMap(pagesOfVersion),
  ];
}

function hostsOf(sites: readonly Site[]): SiteHosts {
  return {
    hosts: new Set(sites.flatMap(({ hosts }) => hosts)),
    otherwise: sites.find(({ isDefault }) => isDefault)?.code ?? "",
  };
}

/** By its code, or by a host name with or without its port; else the default site. */
export function findSite(sites: readonly Site[], name: string): Site {
  const wanted = name
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, "");
  const site =
    sites.find((one) => one.code === wanted || one.hosts.includes(wanted)) ??
    sites.find((one) => one.isDefault);
  if (site === undefined) throw new Error("There is no default site.");
  return site;
}
