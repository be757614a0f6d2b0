/**
 * A page's sections as one plain text, for a text field: "## heading", "# group", paragraphs with
 * an empty line between them. Nothing else has a meaning.
 */
import type { PageData } from "./queries.ts";

type Sections = NonNullable<PageData["draft"]>["sections"];

export function toPlainText(sections: Sections): string {
  const blocks: string[] = [];
  let group: string | undefined;
  for (const section of sections) {
    if (section.group !== undefined && section.group !== group) blocks.push(`# ${section.group}`);
    ({ group } = section);
    blocks.push(`## ${section.heading}`, ...section.paragraphs);
  }
  return blocks.join("\n\n");
}

/** Text before the first heading is kept: it gets the title as its heading. */
export function fromPlainText(text: string, title: string): Sections {
  const sections: Sections = [];
  let group: string | undefined;
  const begin = (heading: string) =>
    sections.push(
      group === undefined ? { heading, paragraphs: [] } : { group, heading, paragraphs: [] },
    );
  for (const block of text.split(/\n\s*\n/)) {
    const line = block.trim();
    if (line === "") continue;
    if (line.startsWith("## ")) begin(line.slice(3).trim());
    else if (line.startsWith("# ")) group = line.slice(2).trim();
    else {
      if (sections.length === 0) begin(title);
      sections.at(-1)?.paragraphs.push(line);
    }
  }
  return sections.filter(({ paragraphs }) => paragraphs.length > 0);
}
