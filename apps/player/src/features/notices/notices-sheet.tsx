/** The newest notices over whatever is open; each leads to what it is about. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import type { ReactNode } from "react";
import { InternalLink } from "../../platform/shell/internal-link.tsx";
import { NoticeIcon, UnreadDot } from "../../platform/realtime/notice-icon.tsx";
import { type Notice, useReadNotices } from "../../platform/realtime/notices.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";
import { formatTime } from "../../platform/text.ts";
import { closeModal } from "../../platform/shell/ui-store.ts";
import { newestQuery } from "./api.ts";

function Words({ notice }: { notice: Notice }) {
  return (
    <span className="flex items-start gap-3">
      <NoticeIcon code={notice.code} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="text-sm font-semibold text-text">{notice.title}</span>
          <span className="tabular shrink-0 text-xs text-quiet">
            {formatTime(notice.created_at)}
          </span>
        </span>
        <span className="mt-0.5 block text-sm text-quiet">{notice.text}</span>
      </span>
      {!notice.is_read && <UnreadDot className="mt-1.5" />}
    </span>
  );
}

function Row({ notice }: { notice: Notice }) {
  const read = useReadNotices();
  const look = "block w-full rounded-tile p-3 text-left no-underline hover:bg-surface-2";
  const open = () => {
    if (!notice.is_read) read.mutate({ ids: [notice.id] });
  };
  if (notice.link === null) {
    return (
      <button type="button" className={look} onClick={open}>
        <Words notice={notice} />
      </button>
    );
  }
  const leave = () => {
    open();
    closeModal();
  };
  return (
    <span onClickCapture={leave} className="block">
      <InternalLink to={notice.link} className={look}>
        <Words notice={notice} />
      </InternalLink>
    </span>
  );
}

function ReadAll({ unread }: { unread: number }) {
  const readAll = useReadNotices();
  if (unread === 0) return null;
  return (
    <Button
      look="ghost"
      size="sm"
      className="min-h-11 self-end"
      isBusy={readAll.isPending}
      onClick={() => readAll.mutate({ all: true })}
    >
      {t`Mark all as read`}
    </Button>
  );
}

function Newest() {
  const query = useQuery({ ...newestQuery, refetchOnMount: "always" });
  return (
    <QueryState query={query} waiting={<SkeletonRows count={4} label={t`Loading`} />}>
      {({ list, unread }) =>
        list.length === 0 ? (
          <EmptyState
            image={scenes.inbox}
            title={t`Nothing new here.`}
            text={t`News about deposits, withdrawals and rewards appears here.`}
          />
        ) : (
          <div className="-mx-3 flex flex-col">
            <ReadAll unread={unread} />
            <ul className="flex flex-col gap-1">
              {list.map((notice) => (
                <li key={notice.id}>
                  <Row notice={notice} />
                </li>
              ))}
            </ul>
          </div>
        )
      }
    </QueryState>
  );
}

export function NoticesSheet({ footer }: { footer?: ReactNode }) {
  return (
    <Sheet title={t`Notifications`} closeLabel={t`Close`} onClose={closeModal} footer={footer}>
      <MembersOnly text={t`Log in to see news about your account.`}>
        <Newest />
      </MembersOnly>
    </Sheet>
  );
}
