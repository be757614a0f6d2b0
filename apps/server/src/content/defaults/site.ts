/**
 * The site of a fresh installation. It is a demonstration and says so: no company, no licence
 * number and no address stand here, because none of them would be true.
 */
import type { Banner, Site } from "../types.ts";

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
      promotions: false,
      invitations: false,
      session_idle_minutes: 30,
    },
  },
  texts: {
    pt: {
      tagline: "Jogos com as contas abertas",
      hours: "",
      licenceNotice:
        "Instalação de demonstração, sem autorização para operar apostas. Os dados da empresa, o " +
        "CNPJ e o número da autorização aparecem aqui quando um operador autorizado os preenche.",
      footer:
        "O retorno de cada jogo é calculado, publicado e pode ser conferido. Apostar envolve risco " +
        "de perda: trate como gasto com lazer, nunca como renda.",
      ageNotice: "Proibido para menores de 18 anos. Jogue com responsabilidade.",
      pageLabels: {
        faq: "Perguntas e respostas",
        terms: "Termos de uso",
        privacy: "Privacidade",
        responsible_gaming: "Jogo responsável",
      },
      downloadLabel: "Instalar pelo navegador",
    },
    en: {
      tagline: "Games with open books",
      hours: "",
      licenceNotice:
        "Demonstration installation, not authorised to offer betting. The company, its CNPJ and " +
        "the number of its authorisation appear here once an authorised operator fills them in.",
      footer:
        "The return of every game is computed, published and can be checked. Betting carries the " +
        "risk of loss: treat it as money spent on leisure, never as income.",
      ageNotice: "Forbidden to anyone under 18. Play responsibly.",
      pageLabels: {
        faq: "Questions and answers",
        terms: "Terms of use",
        privacy: "Privacy",
        responsible_gaming: "Responsible gaming",
      },
      downloadLabel: "Install from the browser",
    },
  },
};

export const defaultBanners: readonly Banner[] = [
  // The player site paints this picture and headline before any script has run (index.html).
  {
    site: SITE_CODE,
    code: "welcome",
    target: "/game",
    image: "/art/banners/welcome.avif",
    gameCode: null,
    texts: {
      pt: {
        headline: "Uma noite boa começa com um jogo justo.",
        text: "Retorno publicado, rodadas que você confere, PIX na hora.",
        action: "Ver os jogos",
      },
      en: {
        headline: "A good night begins with a fair game.",
        text: "Published returns, rounds you can check, PIX in seconds.",
        action: "See the games",
      },
    },
  },
  {
    site: SITE_CODE,
    code: "onca-dourada",
    target: "/gameInfo?id=1",
    image: "/art/banners/onca-dourada.avif",
    gameCode: "onca-dourada",
    texts: {
      pt: {
        headline: "Onça Dourada",
        text: "Nas rodadas grátis, cada curinga dobra ou triplica a linha.",
        action: "Jogar",
      },
      en: {
        headline: "Onça Dourada",
        text: "In the free spins every wild doubles or triples its line.",
        action: "Play",
      },
    },
  },
  {
    site: SITE_CODE,
    code: "mare-alta",
    target: "/gameInfo?id=2",
    image: "/art/banners/mare-alta.avif",
    gameCode: "mare-alta",
    texts: {
      pt: {
        headline: "Maré Alta",
        text: "A mais calma das três: prêmios menores, mais vezes.",
        action: "Jogar",
      },
      en: {
        headline: "Maré Alta",
        text: "The calmest of the three: smaller wins, more often.",
        action: "Play",
      },
    },
  },
  {
    site: SITE_CODE,
    code: "noite-do-saci",
    target: "/gameInfo?id=3",
    image: "/art/banners/noite-do-saci.avif",
    gameCode: "noite-do-saci",
    texts: {
      pt: {
        headline: "Noite do Saci",
        text: "Alta volatilidade: longos silêncios e, às vezes, um redemoinho.",
        action: "Jogar",
      },
      en: {
        headline: "Noite do Saci",
        text: "High volatility: long silences and, now and then, a whirlwind.",
        action: "Play",
      },
    },
  },
];
