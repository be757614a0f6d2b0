/**
 * The long texts of a site: written as a draft, published as a version, never changed afterwards.
 */
import * as z from "zod/mini";
import { contentPages } from "../../player/site/content.ts";
import { about, instant } from "../../schemas.ts";
import { filled, sections, siteCode, siteLanguages } from "./content-shapes.ts";
import { reason } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

const name = { site: siteCode, page: z.enum(contentPages) };
/** Not `lang`, which every call may carry as the language of its answer. */
const language = z.enum(siteLanguages);
const pageText = z.object({ title: z.string(), sections });

export const readPage = officeCall({
  method: "GET",
  path: "/backoffice/api/content/pages",
  permission: "content.read",
  summary: "A text in one language: what holds, the draft, and the latest hundred versions.",
  input: z.object({ ...name, language }),
  output: z.object({
    held: z.nullable(z.extend(pageText, { updated_on: z.string() })),
    draft: z.nullable(z.extend(pageText, { edited_by: z.string(), edited_at: instant })),
    draft_languages: about(z.array(language), "Languages in which something is being written."),
    earliest: about(instant, "A version that is published now holds from then on at the earliest."),
    versions: z.array(
      z.object({
        version: z.int(),
        announced_at: instant,
        effective_from: instant,
        set_by: z.string(),
        languages: z.array(z.string()),
        is_held: z.boolean(),
      }),
    ),
  }),
  examples: [{ site: "tucano", page: "terms", language: "pt" }],
});

export const readVersion = officeCall({
  method: "GET",
  path: "/backoffice/api/content/pages/version",
  permission: "content.read",
  summary: "What one version of a text says in one language.",
  input: z.object({ ...name, language, version: z.coerce.number() }),
  output: z.object({ text: z.nullable(pageText) }),
  examples: [{ site: "tucano", page: "terms", language: "pt", version: 1 }],
});

export const saveDraft = officeCall({
  method: "POST",
  path: "/backoffice/api/content/pages/draft",
  permission: "content.manage",
  summary: "Keeps a draft of a text in one language; nobody sees it.",
  input: z.object({ ...name, language, title: filled(160), sections }),
  output: z.object({ edited_at: instant }),
  examples: [
    {
      site: "tucano",
      page: "faq",
      language: "pt",
      title: "Perguntas e respostas",
      sections: [{ group: "Conta", heading: "Como entro?", paragraphs: ["Com a sua senha."] }],
    },
  ],
});

export const discardDraft = officeCall({
  method: "POST",
  path: "/backoffice/api/content/pages/discard",
  permission: "content.manage",
  summary: "Throws a draft away.",
  input: z.object({ ...name, language }),
  output: z.object({}),
  examples: [{ site: "tucano", page: "faq", language: "pt" }],
});

export const publishPage = officeCall({
  method: "POST",
  path: "/backoffice/api/content/pages/publish",
  permission: "content.publish",
  summary:
    "Makes the drafts of a text, in all languages, its next version. Terms hold two weeks later " +
    "at the earliest, and all players are told in their inbox.",
  input: z.object({ ...name, effective_from: z.nullable(instant), reason }),
  output: z.object({ version: z.int(), effective_from: instant, is_told: z.boolean() }),
  errors: ["backoffice.terms_too_soon", "common.not_found"],
  examples: [{ site: "tucano", page: "faq", effective_from: null, reason: "Reads better" }],
});
