/** The three parts of the information centre. All are fetched together, so each opens at once. */
import { plural, t } from "@lingui/core/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useIsMember } from "../../platform/session/session.ts";
import { announcementsQuery, inboxQuery, supportQuery } from "./api.ts";

const tabClass =
  "relative flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-[9px] px-1.5 text-center " +
  "text-sm max-[359px]:px-1 max-[359px]:text-xs " +
  "font-medium no-underline transition-colors";
const activeProps = { className: "bg-surface-3 text-text shadow-inner" };
const inactiveProps = { className: "text-quiet hover:text-text" };
const looks = { activeProps, inactiveProps, activeOptions: { includeSearch: false } } as const;

function Count({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <>
      <span className="sr-only">{plural(unread, { one: "# unread", other: "# unread" })}</span>
      {/* Over the corner: the tabs keep their widths when it comes. */}
      <span
        aria-hidden="true"
        className="tabular absolute -top-1 right-0.5 rounded-full bg-beak px-1.5 text-xs leading-5 font-bold text-on-beak"
      >
        {unread > 99 ? "99+" : unread}
      </span>
    </>
  );
}

export function CentreTabs() {
  const isMember = useIsMember();
  useQuery(supportQuery);
  useInfiniteQuery(announcementsQuery);
  const inbox = useInfiniteQuery({ ...inboxQuery(false), enabled: isMember });
  const unread = isMember ? (inbox.data?.pages[0]?.unread ?? 0) : 0;
  return (
    <nav
      aria-label={t`Information centre`}
      className="mb-5 flex gap-1 rounded-tile bg-surface-2 p-1"
    >
      <Link to="/information-center/support" className={tabClass} {...looks}>
        {t`Support`}
      </Link>
      <Link to="/information-center/notification" className={tabClass} {...looks}>
        {t`Messages`}
        <Count unread={unread} />
      </Link>
      <Link to="/information-center/announcement" className={tabClass} {...looks}>
        {t`News`}
      </Link>
    </nav>
  );
}
