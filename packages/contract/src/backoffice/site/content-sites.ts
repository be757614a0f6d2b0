/**
 * Sites of the installation: how each is found, how it looks, whom players deal with; its banners.
 */
import * as z from "zod/mini";
import { type contentPages, licence, policy, siteOutput } from "../../player/site/content.ts";
import { about, instant } from "../../schemas.ts";
import { byLanguage, filled, siteCode, siteLanguages, sitePath } from "./content-shapes.ts";
import { reason, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

const orNothing = (longest: number) => z.nullable(filled(longest));

const siteWords = z.object({
  tagline: text(120),
  hours: text(120),
  licence_notice: text(1_000),
  footer: text(1_000),
  age_notice: text(300),
  page_labels: z.object({
    faq: filled(60),
    terms: filled(60),
    privacy: filled(60),
    responsible_gaming: filled(60),
  } satisfies Record<(typeof contentPages)[number], unknown>),
  download_label: text(60),
});

const host = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(253), z.regex(/^[a-z0-9][a-z0-9.-]*$/));

/** Colours of the brand, by the names of the style sheet without their beginning. */
export const themeTokens = [
  "beak",
  "beak-bright",
  "beak-text",
  "on-beak",
  "ground",
  "ground-deep",
  "surface-1",
  "surface-2",
  "surface-3",
] as const;

const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

export const officeSite = z.object({
  code: siteCode,
  name: filled(60),
  hosts: z.array(host).check(z.maxLength(20)),
  languages: about(
    z.array(z.enum(siteLanguages)).check(z.minLength(1), z.maxLength(9)),
    "The first one is the site's default.",
  ),
  logo: z.object({ mark: sitePath, wordmark: sitePath }),
  theme: z.object({
    mode: siteOutput.shape.theme.shape.mode,
    tokens: z.partialRecord(z.enum(themeTokens), colour),
  }),
  wide_background: sitePath,
  contacts: z.object({
    email: z.nullable(z.email()),
    phone: orNothing(30),
    ombudsman: orNothing(60),
    support_path: sitePath,
  }),
  licence: z.object({
    is_demonstration: licence.shape.is_demonstration,
    company: orNothing(120),
    trade_name: orNothing(120),
    cnpj: orNothing(20),
    authorisation: orNothing(120),
    authorised_at: licence.shape.authorised_at,
    address: orNothing(300),
  }),
  downloads: z
    .array(z.object({ platform: filled(30), url: z.string().check(z.maxLength(300)) }))
    .check(z.maxLength(10)),
  policy: z.omit(policy, { spin_interval_ms: true, promotions: true, invitations: true }),
  texts: byLanguage(siteWords),
  social_links: z
    .array(
      z.object({
        code: siteCode,
        label: filled(60),
        url: z.url({ protocol: /^https$/ }).check(z.maxLength(300)),
      }),
    )
    .check(z.maxLength(20)),
});

export const listSites = officeCall({
  method: "GET",
  path: "/backoffice/api/content/sites",
  permission: "content.read",
  summary: "All sites of the installation as they are edited.",
  input: z.object({}),
  output: z.object({ list: z.array(z.extend(officeSite, { is_default: z.boolean() })) }),
});

export const saveSite = officeCall({
  method: "POST",
  path: "/backoffice/api/content/sites/save",
  permission: "content.manage",
  summary: "Saves a site under its code, or makes a new one. It holds at once.",
  input: z.object({ site: officeSite, reason }),
  output: z.object({ code: z.string() }),
  errors: ["backoffice.host_taken"],
  examples: [
    {
      site: {
        code: "example",
        name: "Example",
        hosts: ["example.tucano.example"],
        languages: ["pt", "en"],
        logo: { mark: "/brand/mark.svg", wordmark: "/brand/wordmark.svg" },
        theme: { mode: "dark", tokens: { beak: "#ff8a3d" } },
        wide_background: "/art/background-wide.avif",
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
        texts: {
          pt: {
            tagline: "Jogos com as contas abertas",
            hours: "",
            licence_notice: "Instalação de demonstração.",
            footer: "Apostar envolve risco de perda.",
            age_notice: "Proibido para menores de 18 anos.",
            page_labels: {
              faq: "Perguntas",
              terms: "Termos",
              privacy: "Privacidade",
              responsible_gaming: "Jogo responsável",
            },
            download_label: "Instalar",
          },
        },
        social_links: [],
      },
      reason: "A second brand",
    },
  ],
});

const bannerWords = z.object({ headline: filled(120), text: text(240), action: filled(40) });

export const officeBanner = z.object({
  site: siteCode,
  code: siteCode,
  is_shown: z.boolean(),
  target: sitePath,
  image: sitePath,
  game_code: z.nullable(filled(60)),
  starts_at: z.nullable(instant),
  ends_at: z.nullable(instant),
  texts: byLanguage(bannerWords),
});

export const listBanners = officeCall({
  method: "GET",
  path: "/backoffice/api/content/banners",
  permission: "content.read",
  summary: "A site's banners in their order, those that are not shown just now included.",
  input: z.object({ site: siteCode }),
  output: z.object({ list: z.array(officeBanner) }),
  examples: [{ site: "tucano" }],
});

export const saveBanner = officeCall({
  method: "POST",
  path: "/backoffice/api/content/banners/save",
  permission: "content.manage",
  summary: "Saves a banner under its code, or puts a new one at the end. It holds at once.",
  input: z.object({ banner: officeBanner, reason }),
  output: z.object({ code: z.string() }),
  examples: [
    {
      banner: {
        site: "tucano",
        code: "night",
        is_shown: true,
        target: "/game",
        image: "/art/banners/welcome.avif",
        game_code: null,
        starts_at: "2026-12-01T00:00:00-03:00",
        ends_at: "2026-12-31T23:59:59-03:00",
        texts: { pt: { headline: "Noites de verão", text: "", action: "Ver os jogos" } },
      },
      reason: "The summer",
    },
  ],
});

export const BANNER_IMAGE_MAX_BYTES = 2 * 1024 * 1024;

export const uploadBannerImage = officeCall({
  method: "POST",
  path: "/backoffice/api/content/banners/image",
  permission: "content.manage",
  summary:
    "Takes a picture for banners, up to 2 MiB. It is drawn anew as a WebP of at most 1440 px and " +
    "served at the path that is answered, for ever.",
  input: z.object({}),
  body: {
    kind: "file",
    types: ["image/jpeg", "image/png", "image/webp"],
    maxBytes: BANNER_IMAGE_MAX_BYTES,
  },
  output: z.object({ image: z.string(), width: z.int(), height: z.int() }),
  errors: ["backoffice.picture_unreadable"],
});

export const removeBanner = officeCall({
  method: "POST",
  path: "/backoffice/api/content/banners/remove",
  permission: "content.manage",
  summary: "Takes a banner away. What it was stays in the audit log.",
  input: z.object({ site: siteCode, code: siteCode, reason }),
  output: z.object({ code: z.string() }),
  examples: [{ site: "tucano", code: "night", reason: "The summer is over" }],
});

export const orderBanners = officeCall({
  method: "POST",
  path: "/backoffice/api/content/banners/order",
  permission: "content.manage",
  summary: "The order of a site's banners, the first one first.",
  input: z.object({
    site: siteCode,
    codes: z.array(siteCode).check(z.minLength(1), z.maxLength(200)),
    reason,
  }),
  output: z.object({ codes: z.array(z.string()) }),
  examples: [{ site: "tucano", codes: ["welcome"], reason: "Welcome first" }],
});
