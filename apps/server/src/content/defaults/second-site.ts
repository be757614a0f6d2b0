/**
 * A second site of a fresh installation, so that it is seen that one installation serves several:
 * the same games and accounts under another name, host and colours. A demonstration, too.
 */
import { said } from "./said.ts";
import { type Demonstration, defaultSite } from "./site.ts";
import { siteTexts } from "./site-texts.ts";

const site: Demonstration["site"] = {
  ...defaultSite,
  code: "garoa",
  name: "Garoa",
  hosts: ["demo2.localhost"],
  isDefault: false,
  languages: ["pt", "en"],
  settings: {
    ...defaultSite.settings,
    theme: {
      mode: "dark",
      tokens: {
        beak: "#5ad1c4",
        "beak-bright": "#8ff0e4",
        "beak-text": "#7fe3d7",
        "on-beak": "#06231f",
        ground: "#17131f",
        "ground-deep": "#100c17",
        "surface-1": "#211b2c",
        "surface-2": "#2b2438",
        "surface-3": "#372e46",
      },
    },
  },
};

const tagline = said("garoa", "site", (say) => say("A calm night, a clear game"));

const banners: Demonstration["banners"] = [
  {
    code: "luar",
    target: "/game",
    image: "/art/banners/luar-do-sertao.avif",
    gameCode: null,
    texts: said("garoa", "banner", (say) => ({
      headline: say("Rain outside. In here everything is in the open."),
      text: say("Every game says what it returns, and you can check."),
      action: say("See the games"),
    })),
  },
  {
    code: "voo",
    target: "/game?type=crash",
    image: "/art/banners/voo-do-tucano.avif",
    gameCode: null,
    texts: said("garoa", "banner", (say) => ({
      headline: say("Leave at the right moment"),
      text: say("The flight climbs as far as the published account lets it."),
      action: say("See the games"),
    })),
  },
];

export const secondDemonstration: Demonstration = {
  site,
  texts: (lang) => ({ ...siteTexts(lang), tagline: tagline(lang) }),
  banners,
};
