import * as contract from "@tucano/contract/player/site/content.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import { languageEntries } from "./languages.ts";
import { presentComing } from "./present.ts";
import type { SiteContents } from "./site-contents.ts";
import { listSocialLinks, showSite } from "./show-site.ts";
import type { ContentDeps } from "./types.ts";

export function contentCalls({ config }: ContentDeps, contents: SiteContents): Route[] {
  const kept = { stamp: async () => [await contents.get()], isPersonal: false };
  return [
    route(
      contract.languageList,
      async ({ name }, { host }) => languageEntries((await contents.find(name ?? host)).site),
      kept,
    ),
    route(contract.site, (input, visit) => showSite({ contents, config }, input, visit), kept),
    route(
      contract.comingPage,
      async ({ name, page }, { host, lang }) => {
        const { all, site } = await contents.find(name ?? host);
        const next = all.coming.find((one) => one.site === site.code && one.code === page);
        return { coming: next === undefined ? null : presentComing(next, lang) };
      },
      kept,
    ),
    route(
      contract.socialLinks,
      ({ site }, { host }) => listSocialLinks(contents, site ?? host),
      kept,
    ),
  ];
}
