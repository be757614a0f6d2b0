/** The member's inbox by days; each message leads to what it is about and is read by opening it. */
import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { CheckCheck, ChevronRight } from "lucide-react";
import { isApiError } from "@tucano/client/api-error.ts";
import { InternalLink } from "../../platform/shell/internal-link.tsx";
import { NoticeIcon, UnreadDot } from "../../platform/realtime/notice-icon.tsx";
import { type Notice, useReadNotices } from "../../platform/realtime/notices.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { DayGroups, LoadMore } from "../../platform/records/record-list.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { formatTime } from "../../platform/text.ts";
import { inboxQuery } from "./api.ts";

function Words({ notice }: { notice: Notice }) {
  return (
    <>
      <NoticeIcon code={notice.code} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className={cx("text-sm", notice.is_read ? "font-medium" : "font-bold")}>
            {notice.title}
          </span>
          {!notice.is_read && <UnreadDot />}
        </span>
        <span className="block text-sm text-quiet">{notice.text}</span>
        <span className="tabular mt-0.5 block text-xs text-quiet">
          {formatTime(notice.created_at, "time")}
        </span>
      </span>
      {notice.link !== null && (
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 self-center text-quiet" />
      )}
    </>
  );
}

function Row({ notice, onRead }: { notice: Notice; onRead: () => void }) {
  const look = cx(
    "card flex min-h-16 w-full items-start gap-3 px-4 py-3 text-left text-text no-underline",
    "hover:bg-surface-2",
  );
  // Before the link leads away, and also for a new tab: whoever opens a message has read it.
  const open = () => {
    if (!notice.is_read) onRead();
  };
  return (
    <li onClickCapture={open}>
      {notice.link === null ? (
        <button type="button" className={look}>
          <Words notice={notice} />
        </button>
      ) : (
        <InternalLink to={notice.link} className={look}>
          <Words notice={notice} />
        </InternalLink>
      )}
    </li>
  );
}

function Head({ isUnreadOnly, unread }: { isUnreadOnly: boolean; unread: number }) {
  const navigate = useNavigate();
  const read = useReadNotices();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Segmented
        label={t`Which messages`}
        value={isUnreadOnly ? "unread" : "all"}
        options={[
          { value: "all", label: t`All` },
          { value: "unread", label: t`Unread` },
        ]}
        onChange={(value) =>
          void navigate({
            to: "/information-center/notification",
            search: value === "unread" ? { unread: true } : {},
            replace: true,
            resetScroll: false,
          })
        }
      />
      <Button
        look="ghost"
        size="sm"
        className="min-h-11 px-2 max-sm:[&>svg]:hidden"
        disabled={unread === 0}
        isBusy={read.isPending}
        onClick={() =>
          read.mutate(
            { all: true },
            {
              onError: (error) =>
                showToast(
                  isApiError(error) ? error.message : t`That didn't work. Try again.`,
                  "error",
                ),
            },
          )
        }
      >
        <CheckCheck aria-hidden="true" className="size-4" />
        {t`Mark all as read`}
      </Button>
    </div>
  );
}

function Empty({ isUnreadOnly }: { isUnreadOnly: boolean }) {
  return (
    <EmptyState
      image={scenes.inbox}
      title={isUnreadOnly ? t`You're all caught up.` : t`No messages yet.`}
      text={t`News about your deposits, withdrawals and rewards appears here.`}
      action={<Link to="/game" className={buttonClass("quiet")}>{t`See the games`}</Link>}
    />
  );
}

export function Inbox({ isUnreadOnly }: { isUnreadOnly: boolean }) {
  const query = useInfiniteQuery(inboxQuery(isUnreadOnly));
  const read = useReadNotices();
  return (
    <QueryState query={query} waiting={<SkeletonRows count={5} label={t`Loading`} />}>
      {({ pages }) => (
        <div className="flex flex-col gap-4">
          <Head isUnreadOnly={isUnreadOnly} unread={pages[0]?.unread ?? 0} />
          {pages[0]?.total === 0 ? (
            <Empty isUnreadOnly={isUnreadOnly} />
          ) : (
            <DayGroups
              items={pages.flatMap((page) => page.list)}
              timeOf={(notice) => notice.created_at}
              row={(notice) => (
                <Row
                  key={notice.id}
                  notice={notice}
                  onRead={() => read.mutate({ ids: [notice.id] })}
                />
              )}
            />
          )}
          <LoadMore query={query} />
        </div>
      )}
    </QueryState>
  );
}
