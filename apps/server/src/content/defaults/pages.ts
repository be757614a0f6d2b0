/** The site's own pages, in every language of the product. */
import type { ContentPageCode } from "@tucano/contract/player/site/content.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { pagesInTraditionalChinese } from "./pages-ch.ts";
import { pagesInSimplifiedChinese } from "./pages-cn.ts";
import { pagesInEnglish } from "./pages-en.ts";
import { pagesInIndonesian } from "./pages-id.ts";
import { pagesInMalay } from "./pages-msa.ts";
import { type PageText, pagesInPortuguese } from "./pages-pt.ts";
import { pagesInThai } from "./pages-th.ts";
import { pagesInTurkish } from "./pages-tr.ts";
import { pagesInVietnamese } from "./pages-vi.ts";

export const defaultPages: Readonly<Record<Language, Readonly<Record<ContentPageCode, PageText>>>> =
  {
    pt: pagesInPortuguese,
    en: pagesInEnglish,
    cn: pagesInSimplifiedChinese,
    ch: pagesInTraditionalChinese,
    vi: pagesInVietnamese,
    id: pagesInIndonesian,
    th: pagesInThai,
    tr: pagesInTurkish,
    msa: pagesInMalay,
  };
