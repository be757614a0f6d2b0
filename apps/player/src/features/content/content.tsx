import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ContentPage, ContentPageCode } from "@tucano/contract/content.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { PageHead } from "../../platform/page-head.tsx";
import { QueryState } from "../../platform/query-state.tsx";
import { scenes } from "../../platform/scenes.ts";
import { contentPageQuery } from "../../platform/site.ts";
import { formatTime } from "../../platform/text.ts";
import { LongText } from "./long-text.tsx";
import { Questions } from "./questions.tsx";
import { ResponsibleTools } from "./responsible-tools.tsx";

/** A text that binds is known by its date: it stands where reading begins. */
function Version({ page }: { page: ContentPage }) {
  const updated = formatTime(`${page.updated_on}T12:00:00-03:00`, "day");
  return (
    <p className="mb-4 text-sm text-quiet">
      {page.code === "terms"
        ? t`Version of ${updated}, in force. After a change is announced you have at least two weeks to leave by the old rules.`
        : t`Version of ${updated}`}
    </p>
  );
}

function Missing() {
  return (
    <EmptyState
      image={scenes.records}
      title={t`This text is not there yet.`}
      action={
        <Link to="/information-center/support" className={buttonClass("quiet")}>
          {t`Ask customer service`}
        </Link>
      }
    />
  );
}

/** One of the site's texts, as its owner wrote it. */
export function Content({ code, title }: { code: ContentPageCode; title: string }) {
  const query = useQuery(contentPageQuery(code));
  const isFaq = code === "faq";
  return (
    <div className={cx(isFaq ? "page-narrow !max-w-[760px]" : "page !max-w-[1080px] max-lg:px-4")}>
      <PageHead title={query.data?.title ?? title} />
      {code === "responsible_gaming" && <ResponsibleTools />}
      <QueryState query={query} waiting={<SkeletonRows count={6} label={t`Loading`} />}>
        {(page) => {
          if (page === null) return <Missing />;
          if (isFaq) return <Questions page={page} />;
          return (
            <>
              <Version page={page} />
              <LongText page={page} />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}
