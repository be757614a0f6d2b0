/** The site's own pages: in English in `pages/`, in the other languages by the catalogues. */
import { readFileSync } from "node:fs";
import type { ContentPageCode } from "@tucano/contract/player/site/content.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { PageText, Section } from "../types.ts";
import { said } from "./said.ts";

const paragraphsIn = (text: string): string[] => text.trim().split(/\n\n+/);

/** `# title`, then `## heading` and its paragraphs; or `## group`, and a `### heading` for each. */
function parsePage(markdown: string): PageText {
  const [title = "", ...parts] = markdown.split(/^##? /m).slice(1);
  const sections = parts.flatMap((part): Section[] => {
    const [group = "", ...grouped] = part.split(/^### /m);
    const [heading = "", ...paragraphs] = paragraphsIn(part);
    if (grouped.length === 0) return [{ heading, paragraphs }];
    return grouped.map((own) => {
      const [question = "", ...answer] = paragraphsIn(own);
      return { group: group.trim(), heading: question, paragraphs: answer };
    });
  });
  return { title: title.trim(), sections };
}

function page(code: ContentPageCode, file: string): (lang: Language) => PageText {
  const english = parsePage(readFileSync(new URL(`pages/${file}`, import.meta.url), "utf8"));
  return said("content", `page.${code}`, (say) => ({
    title: say(english.title),
    sections: english.sections.map(({ group, heading, paragraphs }) => ({
      ...(group === undefined ? {} : { group: say(group) }),
      heading: say(heading),
      paragraphs: paragraphs.map(say),
    })),
  }));
}

export const defaultPages: Readonly<Record<ContentPageCode, (lang: Language) => PageText>> = {
  faq: page("faq", "faq.md"),
  terms: page("terms", "terms.md"),
  privacy: page("privacy", "privacy.md"),
  responsible_gaming: page("responsible_gaming", "responsible-gaming.md"),
};
