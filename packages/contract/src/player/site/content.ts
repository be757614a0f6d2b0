/** The site: its languages, its data (brand, banners, legal texts) and its social links. */
import * as z from "zod/mini";
import { about } from "../../schemas.ts";
import { openCall } from "../../endpoint.ts";

const hostOrCode = z.optional(z.string().check(z.maxLength(253)));
const langInput = z.optional(z.string().check(z.maxLength(12)));

export const languageList = openCall("site", {
  method: "GET",
  path: "/api/language/getList",
  summary: "The languages the site is offered in; the first one is its default",
  input: z.object({ name: hostOrCode }),
  output: z.array(
    z.object({
      language_flag_link: z.string(),
      language_name: z.string(),
      language_code: z.string(),
    }),
  ),
});

export const contentPages = ["faq", "terms", "privacy", "responsible_gaming"] as const;
export type ContentPageCode = (typeof contentPages)[number];

/** Sections that follow each other with the same group belong together under its name. */
const section = z.object({
  group: z.optional(z.string()),
  heading: z.string(),
  paragraphs: z.array(z.string()),
});

/** A text as headed sections of plain paragraphs: nothing in it is markup. */
export const contentPage = z.object({
  code: z.enum(contentPages),
  lang: z.string(),
  title: z.string(),
  updated_on: z.iso.date(),
  sections: z.array(section),
});
export type ContentPage = z.infer<typeof contentPage>;

/** Whom a player deals with. A demonstration installation says so and names no company. */
export const licence = z.object({
  is_demonstration: z.boolean(),
  notice: z.string(),
  company: z.nullable(z.string()),
  trade_name: z.nullable(z.string()),
  cnpj: z.nullable(z.string()),
  authorisation: z.nullable(z.string()),
  authorised_at: z.nullable(z.iso.date()),
  address: z.nullable(z.string()),
});

export const banner = z.object({
  code: z.string(),
  headline: z.string(),
  text: z.string(),
  action: about(z.string(), "What the button says, and the path of this site it leads to."),
  target: z.string(),
  image: z.string(),
  game_code: z.nullable(z.string()),
});

/** What the client shows or hides by the market's rules. */
export const policy = z.object({
  minimum_age: z.int(),
  demo_mode: z.boolean(),
  autoplay: z.boolean(),
  turbo: z.boolean(),
  promotions: about(z.boolean(), "Is anything promised here, before or for playing?"),
  invitations: about(z.boolean(), "Does inviting others bring anything?"),
  session_idle_minutes: z.int(),
  spin_interval_ms: z.int(),
});

export const siteOutput = z.object({
  code: z.string(),
  name: z.string(),
  tagline: z.string(),
  lang: z.string(),
  default_language: z.string(),
  currency: z.string(),
  timezone: z.string(),
  logo: z.object({ mark: z.string(), wordmark: z.string() }),
  theme: z.object({ mode: z.enum(["dark", "light"]), tokens: z.record(z.string(), z.string()) }),
  wide_background: z.string(),
  banners: z.array(banner),
  contacts: z.object({
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    ombudsman: z.nullable(z.string()),
    support_path: z.string(),
    hours: z.string(),
  }),
  licence,
  footer: z.object({
    text: z.string(),
    age_notice: z.string(),
    links: z.array(z.object({ label: z.string(), target: z.string() })),
  }),
  downloads: z.array(z.object({ platform: z.string(), label: z.string(), url: z.string() })),
  policy,
  pages: z.array(contentPage),
});
export type SiteOutput = z.infer<typeof siteOutput>;

export const site = openCall("site", {
  method: "GET",
  path: "/api/dynamicwebs/getdata",
  summary: "The site: names, look, banners, contacts, licence data, footer, policy and texts",
  input: z.object({
    name: hostOrCode,
    lang: langInput,
    part: about(
      z.optional(z.enum(["all", "shell", ...contentPages])),
      "`shell` leaves the bodies of the texts out, `<page>` keeps only that one's.",
    ),
  }),
  output: siteOutput,
  examples: [{ part: "shell" }, { part: "terms", lang: "en" }],
});

export const comingPage = openCall("site", {
  method: "GET",
  path: "/api/dynamicwebs/coming",
  summary: "The next version of a text, as soon as it is announced: terms two weeks ahead",
  input: z.object({ name: hostOrCode, lang: langInput, page: z.enum(contentPages) }),
  output: z.object({
    coming: about(
      z.nullable(
        z.object({
          announced_at: z.iso.datetime({ offset: true }),
          effective_from: z.iso.datetime({ offset: true }),
          page: contentPage,
        }),
      ),
      "Null: what holds is not going to change.",
    ),
  }),
  examples: [{ page: "terms" }],
});

export const socialLinks = openCall("site", {
  method: "GET",
  path: "/api/socialmedialinks/get",
  summary: "The site's channels on social media; an empty list when it has none",
  input: z.object({ site: hostOrCode }),
  output: z.object({
    list: z.array(z.object({ code: z.string(), label: z.string(), url: z.string() })),
  }),
});
