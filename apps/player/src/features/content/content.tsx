import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import type { ContentPage, ContentPageCode } from "@tucano/contract/player/site/content.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { comingPageQuery, contentPageQuery } from "../../platform/shell/site.ts";
import { formatTime } from "../../platform/text.ts";
import { LongText } from "./long-text.tsx";
import { Questions } from "./questions.tsx";
import { ResponsibleTools } from "./responsible-tools.tsx";

/** A binding text is identified by its date, so that comes first. */
function Version({ page }: { page: ContentPage }) {
  const updated = formatTime(page.updated_on, "day");
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
      title={t`This text isn't available yet.`}
      action={
        <Link to="/information-center/support" className={buttonClass("quiet")}>
          {t`Ask support`}
        </Link>
      }
    />
  );
}

function Text({ page }: { page: ContentPage }) {
  return (
    <>
      <Version page={page} />
      <LongText page={page} />
    </>
  );
}

/** Terms that hold, or, once they are announced, those that are to come. */
function Terms({ page }: { page: ContentPage }) {
  const { version } = useSearch({ strict: false });
  const { data } = useQuery(comingPageQuery("terms"));
  const coming = data?.coming ?? null;
  if (coming === null) return <Text page={page} />;
  const from = formatTime(coming.effective_from, "day");
  const isAhead = version === "coming";
  return (
    <>
      <div className="mb-4">
        <Notice>
          <p>
            {isAhead
              ? t`These terms apply from ${from}. Until then the current ones apply.`
              : t`New terms apply from ${from}. Until then these apply, and you can close your account under them.`}
          </p>
          <Link
            to="/terms"
            search={isAhead ? {} : { version: "coming" }}
            className="inline-flex min-h-11 items-center font-medium text-beak-text"
          >
            {isAhead ? t`Read the present terms` : t`Read the new terms`}
          </Link>
        </Notice>
      </div>
      {isAhead ? <LongText page={coming.page} /> : <Text page={page} />}
    </>
  );
}

/** One of the site's texts, as its owner wrote it. */
export function Content({ code, title }: { code: ContentPageCode; title: string }) {
  const query = useQuery(contentPageQuery(code));
  const isFaq = code === "faq";
  return (
    <div className={cx(isFaq ? "page-narrow" : "page max-lg:px-4")}>
      <PageHead title={query.data?.title ?? title} />
      {code === "responsible_gaming" && <ResponsibleTools />}
      <QueryState query={query} waiting={<SkeletonRows count={6} label={t`Loading`} />}>
        {(page) => {
          if (page === null) return <Missing />;
          if (isFaq) return <Questions page={page} />;
          return code === "terms" ? <Terms page={page} /> : <Text page={page} />;
        }}
      </QueryState>
    </div>
  );
}
