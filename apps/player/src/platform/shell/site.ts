/** The site's own data: brand, banners, licence, texts. Asked once, kept for the visit. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  comingPage,
  type ContentPage,
  type ContentPageCode,
  languageList,
  site,
  socialLinks,
} from "@tucano/contract/player/site/content.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { language } from "../language.ts";
import { call } from "../session/session.ts";

export type Site = DataOf<typeof site>;

export const siteQuery = queryOptions({
  queryKey: ["site", "shell"],
  queryFn: () => call(site, { name: location.host, lang: language, part: "shell" }),
  staleTime: 10 * 60_000,
});

export function useSite(): Site | undefined {
  return useQuery(siteQuery).data;
}

/** The author may have typed a breaking space in an amount. */
function withWholeAmounts(page: ContentPage): ContentPage {
  const sections = page.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((text) => text.replaceAll(/R\$ (?=\d)/g, "R$\u00a0")),
  }));
  return { ...page, sections };
}

export function contentPageQuery(code: ContentPageCode) {
  return queryOptions({
    queryKey: ["site", code],
    queryFn: async () => {
      const answer = await call(site, { name: location.host, lang: language, part: code });
      const page = answer.pages.find((one) => one.code === code);
      return page === undefined ? null : withWholeAmounts(page);
    },
    staleTime: 10 * 60_000,
  });
}

/** The next version of a text, as soon as it is announced. */
export function comingPageQuery(code: ContentPageCode) {
  return queryOptions({
    queryKey: ["site", code, "coming"],
    queryFn: () => call(comingPage, { name: location.host, lang: language, page: code }),
    staleTime: 10 * 60_000,
  });
}

export const languagesQuery = queryOptions({
  queryKey: ["languages"],
  queryFn: () => call(languageList, { name: location.host }),
  staleTime: 60 * 60_000,
});

export const socialLinksQuery = queryOptions({
  queryKey: ["social-links"],
  queryFn: () => call(socialLinks, { site: location.host }),
  staleTime: 60 * 60_000,
});
