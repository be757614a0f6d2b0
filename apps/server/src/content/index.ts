/**
 * The door of content: what a site is and says. A site is a row, found by the host that a visitor
 * came to; its texts are plain data in several languages, read once in a few seconds and served
 * from memory, as they are part of everybody's first page.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/site/content.ts";
import type { SiteHosts } from "../platform/http/requests/asked-host.ts";
import type { Room } from "../platform/room.ts";
import { contentCalls } from "./calls.ts";
import { createImages, type Images, serveImages } from "./images.ts";
import { type ContentOffice, createContentOffice } from "./office.ts";
import { createShelf } from "./shelf.ts";
import { listSocialLinks, showSite } from "./show-site.ts";
import type { ContentDeps, Visit } from "./types.ts";

export { installContentDefaults } from "./defaults/install.ts";
export type { PageVersion } from "./office-repository.ts";
export type { ContentOffice, SiteEdit } from "./office.ts";
export { earliestOf } from "./policy.ts";
export type { OfficeBanner, PageText } from "./types.ts";

export interface Content {
  site(input: InputOf<typeof contract.site>, visit: Visit): Promise<DataOf<typeof contract.site>>;
  /** Of the site that is named by its code or a host. */
  socialLinks(name: string): Promise<DataOf<typeof contract.socialLinks>>;
  /** The code of the site that a host belongs to; of the default site for any other. */
  siteOf(host: string): Promise<string>;
  /** The hosts of all sites as they were read last, and the code of the default one. */
  hosts(): SiteHosts;
  /** Forgets what is in memory; called after an edit. */
  invalidate(): void;
  /** Pictures for banners, re-encoded. */
  readonly images: Images;
  /** For its editors. */
  readonly office: ContentOffice;
  /** Reads what all answers are made of, unless it is in memory. */
  warmUp(): Promise<void>;
}

export function createContent(deps: ContentDeps): Room<Content> {
  const { db, clock, config } = deps;
  const shelf = createShelf(deps);
  return {
    api: {
      site: (input, visit) => showSite({ shelf, config }, input, visit),
      socialLinks: (name) => listSocialLinks(shelf, name),
      siteOf: async (host) => (await shelf.find(host)).site.code,
      hosts: () => shelf.hosts(),
      invalidate: () => shelf.forget(),
      images: createImages({ clock }),
      office: createContentOffice({ db, clock, pagesOf: async () => (await shelf.get()).pages }),
      warmUp: async () => void (await shelf.get()),
    },
    routes: contentCalls(deps, shelf),
    jobs: [],
    // The pictures of banners: GET /media/<hash>.webp.
    plugin: serveImages(db),
  };
}
