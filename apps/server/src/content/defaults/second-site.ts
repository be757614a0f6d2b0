/**
 * A second site of a fresh installation, so that it is seen that one installation serves several:
 * the same games and accounts under another name, host and colours. A demonstration, too.
 */
import type { Banner, Site } from "../types.ts";
import { defaultSite } from "./site.ts";

export const SECOND_SITE_CODE = "garoa";

const { pt, en } = defaultSite.texts;

export const secondSite: Site = {
  ...defaultSite,
  code: SECOND_SITE_CODE,
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
  texts: {
    pt: { ...pt, tagline: "Noite calma, jogo claro" },
    ...(en === undefined ? {} : { en: { ...en, tagline: "A calm night, a clear game" } }),
  },
};

export const secondBanners: readonly Banner[] = [
  {
    site: SECOND_SITE_CODE,
    code: "luar",
    target: "/game",
    image: "/art/banners/luar-do-sertao.avif",
    gameCode: null,
    texts: {
      pt: {
        headline: "Chove lá fora. Aqui se joga às claras.",
        text: "Cada jogo diz quanto devolve, e você confere.",
        action: "Ver os jogos",
      },
      en: {
        headline: "Rain outside. In here everything is in the open.",
        text: "Every game says what it returns, and you can check.",
        action: "See the games",
      },
    },
  },
  {
    site: SECOND_SITE_CODE,
    code: "voo",
    target: "/game?type=crash",
    image: "/art/banners/voo-do-tucano.avif",
    gameCode: null,
    texts: {
      pt: {
        headline: "Saia na hora certa",
        text: "O voo sobe até onde a conta publicada deixa.",
        action: "Ver os jogos",
      },
      en: {
        headline: "Leave at the right moment",
        text: "The flight climbs as far as the published account lets it.",
        action: "See the games",
      },
    },
  },
];
