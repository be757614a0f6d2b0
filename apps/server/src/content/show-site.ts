/** What a site is, and where else it can be found: for the host that a visitor came to. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/site/content.ts";
import { presentSite } from "./present.ts";
import type { SiteContents } from "./site-contents.ts";
import type { ContentDeps, Visit } from "./types.ts";

export async function showSite(
  { contents, config }: Pick<ContentDeps, "config"> & { readonly contents: SiteContents },
  { name, part }: InputOf<typeof contract.site>,
  { host, lang }: Visit,
): Promise<DataOf<typeof contract.site>> {
  const { all, site } = await contents.find(name ?? host);
  return presentSite({
    site,
    lang,
    part: part ?? "all",
    banners: all.banners.filter((banner) => banner.site === site.code),
    pages: all.pages.filter((page) => page.site === site.code),
    spinIntervalMs: config.games.minRoundMs,
    openings: all.openings,
  });
}

export async function listSocialLinks(
  contents: SiteContents,
  name: string,
): Promise<DataOf<typeof contract.socialLinks>> {
  const { all, site } = await contents.find(name);
  const links = all.socialLinks.filter((link) => link.site === site.code);
  return { list: links.map(({ code, label, url }) => ({ code, label, url })) };
}
