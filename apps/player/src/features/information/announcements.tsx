/** What the site announces: the pinned first. Texts are plain, so nothing in them can act. */
import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { ArrowLeft, ChevronRight, Pin } from "lucide-react";
import { InternalLink } from "../../platform/shell/internal-link.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { LoadMore } from "../../platform/records/record-list.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { StepHeading } from "../../platform/shell/step-heading.tsx";
import { formatTime } from "../../platform/text.ts";
import { type Announcement, announcementsQuery } from "./api.ts";

function Meta({ news }: { news: Announcement }) {
  const until = news.ends_at === null ? null : formatTime(news.ends_at);
  return (
    <p className="tabular flex flex-wrap items-center gap-2 text-xs text-quiet">
      {news.is_pinned && (
        <Badge tone="sea">
          <Pin aria-hidden="true" className="size-3" />
          {t`Pinned`}
        </Badge>
      )}
      {formatTime(news.starts_at, "day")}
      {until !== null && <span>{t`until ${until}`}</span>}
    </p>
  );
}

/** Empty lines separate paragraphs, as the author intended. */
function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((part) => part.trim() !== "");
}

function Details({ news }: { news: Announcement }) {
  return (
    <article className="flex flex-col gap-4">
      <Link
        to="/information-center/announcement"
        className={buttonClass("ghost", "sm", "-ml-3 min-h-11 self-start")}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t`All news`}
      </Link>
      <div className="card flex flex-col gap-4 p-5 lg:p-7">
        <Meta news={news} />
        <StepHeading>{news.title}</StepHeading>
        {paragraphsOf(news.text).map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line text-quiet">
            {paragraph}
          </p>
        ))}
        {news.link !== null && (
          <InternalLink to={news.link} className={buttonClass("primary", "md", "self-start")}>
            {t`Go there`}
          </InternalLink>
        )}
      </div>
    </article>
  );
}

function Row({ news }: { news: Announcement }) {
  return (
    <li>
      <Link
        to="/information-center/announcement"
        search={{ id: news.id }}
        className="card flex items-center gap-3 p-4 text-text no-underline hover:bg-surface-2"
      >
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <Meta news={news} />
          <span className="font-semibold">{news.title}</span>
          <span className="line-clamp-2 text-sm text-quiet">{news.text}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-quiet" />
      </Link>
    </li>
  );
}

export function Announcements({ id }: { id: number | undefined }) {
  const query = useInfiniteQuery(announcementsQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={3} label={t`Loading`} />}>
      {({ pages }) => {
        const list = pages.flatMap((page) => page.list);
        const chosen = list.find((news) => news.id === id);
        if (chosen !== undefined) return <Details key={chosen.id} news={chosen} />;
        if (list.length === 0) {
          return (
            <EmptyState
              image={scenes.inbox}
              title={t`No news right now.`}
              text={t`Maintenance, new games and changes to the terms are announced here.`}
              action={
                <Link to="/new" className={buttonClass("quiet")}>
                  {t`See the new games`}
                </Link>
              }
            />
          );
        }
        return (
          <div className="flex flex-col gap-4">
            <ul className="flex flex-col gap-2">
              {list.map((news) => (
                <Row key={news.id} news={news} />
              ))}
            </ul>
            <LoadMore query={query} />
          </div>
        );
      }}
    </QueryState>
  );
}
