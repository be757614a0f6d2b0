/** What all answers are made of: read once in a few seconds, and served from memory. */
import { besides } from "../platform/held.ts";
import type { Db } from "../platform/database/types.ts";
import type { SiteHosts } from "../platform/http/requests/asked-host.ts";
import { remember, type Remembered } from "../platform/memory/remember.ts";
import { loadComingVersions, loadHeldVersions, type PageVersion } from "./office-repository.ts";
import { pagesOfVersion } from "./present.ts";
import { loadBanners, loadPages, loadSites, loadSocialLinks } from "./repository.ts";
import type { Banner, ContentDeps, Openings, Page, Site, SocialLink } from "./types.ts";

interface Contents {
  readonly openings: Openings;
  readonly sites: readonly Site[];
  readonly banners: readonly Banner[];
  readonly pages: readonly Page[];
  /** Announced, and not in force yet. */
  readonly coming: readonly PageVersion[];
  readonly socialLinks: readonly SocialLink[];
}

export interface SiteContents extends Remembered<Contents> {
  /** The site of that code or host; the default site for any other. */
  find(name: string): Promise<{ readonly all: Contents; readonly site: Site }>;
  /** The hosts of all sites as they were read last, and the code of the default one. */
  hosts(): SiteHosts;
}

/** An edit by another process is seen within five seconds. */
const CONTENTS_TTL_MS = 4_000;

export function createSiteContents({ db, clock, openings }: ContentDeps): SiteContents {
  let siteHosts: SiteHosts = { hosts: new Set(), otherwise: "" };
  const load = async (): Promise<Contents> => {
    const [loaded, open] = await Promise.all([loadContents(db, clock.now()), openings()]);
    siteHosts = hostsOf(loaded.sites);
    return { ...loaded, openings: open };
  };
  const contents = remember(load, { clock, ttlMs: CONTENTS_TTL_MS });
  return {
    ...contents,
    find: async (name) => {
      const all = await contents.get();
      return { all, site: findSite(all.sites, name) };
    },
    hosts: () => {
      // For the next one who asks.
      void besides(async () => contents.get()).catch(() => undefined);
      return siteHosts;
    },
  };
}

async function loadContents(db: Db, now: Date): Promise<Omit<Contents, "openings">> {
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
function findSite(sites: readonly Site[], name: string): Site {
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
