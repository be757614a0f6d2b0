/**
 * The door of content: what a site is and says. A site is a row, found by the host that a visitor
 * came to; its texts are plain data in several languages, read once in a few seconds and served
 * from memory, as they are part of everybody's first page.
 */
import { boundTo, type Room } from "../platform/room.ts";
import { contentCalls } from "./calls.ts";
import { createImages, serveImages } from "./images.ts";
import { createContentOffice } from "./office.ts";
import { createSiteContents, type SiteContents } from "./site-contents.ts";
import { listSocialLinks, showSite } from "./show-site.ts";
import type { ContentDeps } from "./types.ts";

export { installContentDefaults } from "./defaults/install.ts";
export type { PageVersion } from "./office-repository.ts";
export type { SiteEdit } from "./office.ts";
export { earliestOf } from "./policy.ts";
export type { OfficeBanner, PageText } from "./types.ts";

export type Content = ReturnType<typeof createApi>;

export function createContent(deps: ContentDeps): Room<Content> {
  const contents = createSiteContents(deps);
  return {
    api: createApi(deps, contents),
    routes: contentCalls(deps, contents),
    jobs: [],
    // The pictures of banners: GET /media/<hash>.webp.
    plugin: serveImages(deps.db),
  };
}

function createApi({ db, clock, config }: ContentDeps, contents: SiteContents) {
  return {
    ...boundTo({ contents, config }, { site: showSite }),
    /** Of the site that is named by its code or a host. */
    ...boundTo(contents, { socialLinks: listSocialLinks }),
    /** The code of the site that a host belongs to; of the default site for any other. */
    siteOf: async (host: string) => (await contents.find(host)).site.code,
    hosts: () => contents.hosts(),
    /** Forgets what is in memory; called after an edit. */
    invalidate: () => contents.forget(),
    /** Pictures for banners, re-encoded. */
    images: createImages({ clock }),
    /** For its editors. */
    office: createContentOffice({ db, clock, pagesOf: async () => (await contents.get()).pages }),
    /** Reads what all answers are made of, unless it is in memory. */
    warmUp: async () => void (await contents.get()),
  };
}
