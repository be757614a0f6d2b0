/**
 * The shapes that editing a site's content shares: words in several languages, a page's sections.
 */
import * as z from "zod/mini";
import { text } from "../shapes.ts";

/** The product's languages; a site offers some of them, in an order of its own. */
export const siteLanguages = ["pt", "en", "cn", "ch", "vi", "id", "th", "tr", "msa"] as const;

/** Portuguese is always there, and is what missing languages fall back to. */
export function byLanguage<Text extends z.ZodMiniType>(words: Text) {
  return z.object({
    pt: words,
    en: z.optional(words),
    cn: z.optional(words),
    ch: z.optional(words),
    vi: z.optional(words),
    id: z.optional(words),
    th: z.optional(words),
    tr: z.optional(words),
    msa: z.optional(words),
  });
}

export const filled = (longest: number) => text(longest).check(z.minLength(1));

/** A path of the site: never another host, never a script. */
export const sitePath = z
  .string()
  .check(z.trim(), z.maxLength(300), z.regex(/^\/(?:[^/\\]|$)[^\s\\]*$/));

export const siteCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));

/** Plain text: nothing in it is markup. */
export const sections = z
  .array(
    z.object({
      group: z.optional(text(120)),
      heading: filled(200),
      paragraphs: z.array(filled(4_000)).check(z.minLength(1), z.maxLength(60)),
    }),
  )
  .check(z.minLength(1), z.maxLength(120));
