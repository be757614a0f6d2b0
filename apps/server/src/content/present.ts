/** A site as one visitor reads it: in their language, with what is missing in the site's own. */
import type {
  comingPage,
  ContentPage,
  ContentPageCode,
  SiteOutput,
} from "@tucano/contract/player/site/content.ts";
import { contentPages } from "@tucano/contract/player/site/content.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { dayOf, toWireInstant } from "../platform/days.ts";
import type { PageVersion } from "./office-repository.ts";
import type { Banner, ByLanguage, Openings, Page, Site } from "./types.ts";

/** What is missing in a language is read in English, and failing that in Portuguese. */
export function inLanguage<Text>(texts: ByLanguage<Text>, lang: Language): Text {
  return texts[lang] ?? texts.en ?? texts.pt;
}

/** "all", "shell" (no bodies), or the one page whose body is wanted. */
export type Part = "all" | "shell" | ContentPageCode;

export interface SiteView {
  readonly site: Site;
  readonly banners: readonly Banner[];
  readonly pages: readonly Page[];
  readonly lang: Language;
  readonly part: Part;
  readonly spinIntervalMs: number;
  readonly openings: Openings;
}

const pagePaths: Readonly<Record<ContentPageCode, string>> = {
  responsible_gaming: "/responsible-gaming",
  terms: "/terms",
  privacy: "/privacy",
  faq: "/faq",
};

export function presentSite(view: SiteView): SiteOutput {
  const { site, lang } = view;
  const { settings } = site;
  const words = inLanguage(site.texts, lang);
  return {
    code: site.code,
    name: site.name,
    tagline: words.tagline,
    lang,
    default_language: site.languages[0] ?? "pt",
    currency: "BRL",
    timezone: "America/Sao_Paulo",
    logo: { ...settings.logo },
    theme: { mode: settings.theme.mode, tokens: { ...settings.theme.tokens } },
    wide_background: settings.wideBackground,
    banners: view.banners.map((banner) => ({
      code: banner.code,
      ...pickWords(inLanguage(banner.texts, lang)),
      target: banner.target,
      image: banner.image,
      game_code: banner.gameCode,
    })),
    contacts: { ...settings.contacts, hours: words.hours },
    licence: { ...settings.licence, notice: words.licenceNotice },
    footer: {
      text: words.footer,
      age_notice: words.ageNotice,
      links: contentPages.map((code) => ({
        label: words.pageLabels[code],
        target: pagePaths[code],
      })),
    },
    downloads: settings.downloads.map(({ platform, url }) => ({
      platform,
      url,
      label: words.downloadLabel,
    })),
    policy: { ...settings.policy, ...view.openings, spin_interval_ms: view.spinIntervalMs },
    pages: contentPages.flatMap((code) => presentPage(view, code)),
  };
}

function pickWords({ headline, text, action }: { headline: string; text: string; action: string }) {
  return { headline, text, action };
}

function presentPage(view: SiteView, code: ContentPageCode): SiteOutput["pages"] {
  const versions = view.pages.filter((page) => page.code === code);
  const page = pageIn(versions, view.lang);
  if (page === undefined) return [];
  const isWanted = view.part === "all" || view.part === code;
  return [isWanted ? wholePage(page) : { ...wholePage(page), sections: [] }];
}

function pageIn(versions: readonly Page[], wanted: Language): Page | undefined {
  const find = (lang: Language) => versions.find((page) => page.lang === lang);
  return find(wanted) ?? find("en") ?? find("pt");
}

const wholePage = (page: Page): ContentPage => ({
  code: page.code,
  lang: page.lang,
  title: page.title,
  updated_on: page.updatedOn,
  sections: page.sections.map((section) => ({ ...section, paragraphs: [...section.paragraphs] })),
});

/** One for each language that it has. */
export function pagesOfVersion({ site, code, texts, effectiveFrom }: PageVersion): Page[] {
  return (Object.keys(texts) as Language[]).flatMap((lang) => {
    const text = texts[lang];
    return text === undefined
      ? []
      : [{ site, code, lang, updatedOn: dayOf(effectiveFrom), ...text }];
  });
}

export function presentComing(
  version: PageVersion,
  lang: Language,
): DataOf<typeof comingPage>["coming"] {
  const page = pageIn(pagesOfVersion(version), lang);
  if (page === undefined) return null;
  return {
    announced_at: toWireInstant(version.announcedAt),
    effective_from: toWireInstant(version.effectiveFrom),
    page: wholePage(page),
  };
}
