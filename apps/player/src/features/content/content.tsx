import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import type { ContentPage, ContentPageCode } from "@tucano/contract/content.ts";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { ChevronDown } from "lucide-react";
import { PageHead } from "../../platform/page-head.tsx";
import { QueryState } from "../../platform/query-state.tsx";
import { scenes } from "../../platform/scenes.ts";
import { contentPageQuery } from "../../platform/site.ts";
import { formatTime } from "../../platform/text.ts";

function Questions({ page }: { page: ContentPage }) {
  return (
    <div className="flex flex-col gap-2">
      {page.sections.map((section) => (
        <details key={section.heading} className="card group">
          <summary className="flex min-h-14 list-none items-center gap-3 px-5 py-3 font-medium [&::-webkit-details-marker]:hidden">
            <h2 className="flex-1">{section.heading}</h2>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="flex flex-col gap-3 px-5 pb-5 text-quiet">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

function Text({ page }: { page: ContentPage }) {
  return (
    <article className="card flex flex-col gap-7 p-5 lg:p-8">
      {page.sections.map((section) => (
        <section key={section.heading} className="flex flex-col gap-3">
          <h2 className="text-base font-semibold lg:text-lg">{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-quiet">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

/** One of the site's texts, as its owner wrote it. */
export function Content({ code, title }: { code: ContentPageCode; title: string }) {
  const query = useQuery(contentPageQuery(code));
  return (
    <div className="page-narrow !max-w-[760px]">
      <PageHead title={query.data?.title ?? title} />
      <QueryState query={query} waiting={<SkeletonRows count={6} label={t`Loading`} />}>
        {(page) => {
          if (page === null) {
            return <EmptyState image={scenes.records} title={t`This text is not there yet.`} />;
          }
          const updated = formatTime(`${page.updated_on}T12:00:00-03:00`, "day");
          return (
            <>
              {code === "faq" ? <Questions page={page} /> : <Text page={page} />}
              <p className="mt-4 text-xs text-quiet">{t`Last changed on ${updated}`}</p>
            </>
          );
        }}
      </QueryState>
    </div>
  );
}
