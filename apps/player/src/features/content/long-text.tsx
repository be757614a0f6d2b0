/** A long text with its table of contents beside it, or above it where there is no room beside. */
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { ContentPage } from "@tucano/contract/player/site/content.ts";
import { ListTree } from "lucide-react";
import { Fold } from "@tucano/ui/fold.tsx";

const anchorOf = (index: number): string => `part-${index + 1}`;

function Entries({ page }: { page: ContentPage }) {
  return (
    <ol className="flex flex-col">
      {page.sections.map((section, index) => (
        <li key={section.heading}>
          <Link
            to="."
            hash={anchorOf(index)}
            className="flex min-h-11 items-center rounded-tile px-3 text-sm leading-snug text-quiet no-underline hover:bg-surface-2 hover:text-text"
          >
            {section.heading}
          </Link>
        </li>
      ))}
    </ol>
  );
}

function ContentsAbove({ page }: { page: ContentPage }) {
  return (
    <Fold
      className="card lg:hidden"
      headClass="min-h-14 gap-3 px-5 text-sm font-medium"
      head={
        <>
          <ListTree aria-hidden="true" className="size-5 text-quiet" />
          <span className="flex-1">{t`Contents`}</span>
        </>
      }
    >
      <nav aria-label={t`Contents`} className="px-2 pb-3">
        <Entries page={page} />
      </nav>
    </Fold>
  );
}

function ContentsBeside({ page }: { page: ContentPage }) {
  return (
    <nav
      aria-labelledby="contents"
      className="no-bar sticky top-20 max-h-[calc(100dvh-112px)] overflow-y-auto max-lg:hidden"
    >
      <h2 id="contents" className="mb-1 px-3 text-xs font-semibold text-quiet">
        {t`Contents`}
      </h2>
      <Entries page={page} />
    </nav>
  );
}

export function LongText({ page }: { page: ContentPage }) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[240px_minmax(0,1fr)] lg:items-start lg:gap-8">
      <ContentsAbove page={page} />
      <ContentsBeside page={page} />
      <article className="card flex flex-col gap-8 p-5 lg:p-8">
        {page.sections.map((section, index) => (
          <section
            key={section.heading}
            id={anchorOf(index)}
            className="flex scroll-mt-24 flex-col gap-3"
          >
            <h2 className="text-base font-semibold text-pretty lg:text-lg">{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-[68ch] text-pretty text-quiet">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}
