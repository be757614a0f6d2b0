/**
 * The site of a fresh installation. It is a demonstration and says so: no company, no licence
 * number and no address are given here, because none of them would be true.
 */
import type { Language } from "@tucano/i18n/languages.ts";
import type { Banner, BannerTexts, Site, SiteTexts } from "../types.ts";
import { said } from "./said.ts";
import { siteTexts } from "./site-texts.ts";

export const SITE_CODE = "tucano";

export interface Demonstration {
  readonly site: Omit<Site, "texts">;
  readonly texts: (lang: Language) => SiteTexts;
  readonly banners: readonly (Omit<Banner, "texts" | "site"> & {
    readonly texts: (lang: Language) => BannerTexts;
  })[];
}

export const defaultSite: Demonstration["site"] = {
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
};

/** A game's own banner: its name, and one sentence about how it plays. */
const gameTexts = (name: string, sentence: string) =>
  said("content", "banner", (say) => ({
    headline: name,
    text: say(sentence),
    action: say("Play"),
  }));

const banners: Demonstration["banners"] = [
  // The player site paints this picture and headline before any script has run (index.html).
  {
    code: "welcome",
    target: "/game",
    image: "/art/banners/welcome.avif",
    gameCode: null,
    texts: said("content", "banner", (say) => ({
      headline: say("A good night starts with a fair game."),
      text: say("Published returns, rounds you can verify, Pix in seconds."),
      action: say("See the games"),
    })),
  },
  {
    code: "onca-dourada",
    target: "/gameInfo?id=1",
    image: "/art/banners/onca-dourada.avif",
    gameCode: "onca-dourada",
    texts: gameTexts("Onça Dourada", "In the free spins every wild doubles or triples its line."),
  },
  {
    code: "mare-alta",
    target: "/gameInfo?id=2",
    image: "/art/banners/mare-alta.avif",
    gameCode: "mare-alta",
    texts: gameTexts("Maré Alta", "A calm game: smaller wins, more often."),
  },
  {
    code: "noite-do-saci",
    target: "/gameInfo?id=3",
    image: "/art/banners/noite-do-saci.avif",
    gameCode: "noite-do-saci",
    texts: gameTexts(
      "Noite do Saci",
      "High volatility: long silences and, now and then, a whirlwind.",
    ),
  },
];

export const demonstration: Demonstration = { site: defaultSite, texts: siteTexts, banners };
