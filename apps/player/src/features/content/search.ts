/** Finding questions the way people type: without accents, in any case, any word order. */
import type { ContentPage } from "@tucano/contract/player/site/content.ts";

export type Section = ContentPage["sections"][number];

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

export function findSections(sections: readonly Section[], typed: string): Section[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== "");
  return sections.filter((section) => {
    const text = plain([section.heading, ...section.paragraphs].join(" "));
    return words.every((word) => text.includes(word));
  });
}

export interface Group {
  /** Undefined: these belong to no group. */
  name: string | undefined;
  sections: Section[];
}

/** In the order in which each group begins. */
export function groupSections(sections: readonly Section[]): Group[] {
  return [...Map.groupBy(sections, ({ group }) => group)].map(([name, list]) => ({
    name,
    sections: list,
  }));
}
