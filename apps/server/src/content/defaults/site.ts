/**
 * The site of a fresh installation. It is a demonstration and says so: no company, no licence
 * number and no address stand here, because none of them would be true.
 */
import type { Banner, Site } from "../types.ts";
import { mareWords, oncaWords, saciWords, welcomeWords } from "./banner-texts.ts";
import { siteTexts } from "./site-texts.ts";

export const SITE_CODE = "tucano";

export const defaultSite: Site = {
  code: SITE_CODE,
  name: "Tucano",
  hosts: [],
  isDefault: true,
  languages: ["pt", "en", "cn", "ch", "vi", "id", "th", "tr", "msa"],
  settings: {
    logo: { mark: "/brand/mark.svg", wordmark: "/brand/wordmark.svg" },
    theme: { mode: "dark", tokens: {} },
    wideBackground: "/art/background-wide.avif",
    contacts: {
      email: null,
      phone: null,
      ombudsman: null,
      support_path: "/information-center/support",
    },
    licence: {
      is_demonstration: true,
      company: null,
      trade_name: null,
      cnpj: null,
      authorisation: null,
      authorised_at: null,
      address: null,
    },
    downloads: [{ platform: "web", url: "/" }],
    policy: {
      minimum_age: 18,
      demo_mode: true,
      autoplay: true,
      turbo: true,
      session_idle_minutes: 30,
    },
  },
  texts: siteTexts,
};

export const defaultBanners: readonly Banner[] = [
  // The player site paints this picture and headline before any script has run (index.html).
  {
    site: SITE_CODE,
    code: "welcome",
    target: "/game",
    image: "/art/banners/welcome.avif",
    gameCode: null,
    texts: welcomeWords,
  },
  {
    site: SITE_CODE,
    code: "onca-dourada",
    target: "/gameInfo?id=1",
    image: "/art/banners/onca-dourada.avif",
    gameCode: "onca-dourada",
    texts: oncaWords,
  },
  {
    site: SITE_CODE,
    code: "mare-alta",
    target: "/gameInfo?id=2",
    image: "/art/banners/mare-alta.avif",
    gameCode: "mare-alta",
    texts: mareWords,
  },
  {
    site: SITE_CODE,
    code: "noite-do-saci",
    target: "/gameInfo?id=3",
    image: "/art/banners/noite-do-saci.avif",
    gameCode: "noite-do-saci",
    texts: saciWords,
  },
];
