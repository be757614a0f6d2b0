/** The three parts of the information centre. All are fetched together, so each opens at once. */
import { plural, t } from "@lingui/core/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { PageTabs } from "../../platform/shell/page-tabs.tsx";
import { useIsMember } from "../../platform/session/session.ts";
import { announcementsQuery, inboxQuery, supportQuery } from "./api.ts";

function Count({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <>
      <span className="sr-only">{plural(unread, { one: "# unread", other: "# unread" })}</span>
      {/* Over the corner: the tabs keep their widths when it comes. */}
      <span
        aria-hidden="true"
        className="tabular absolute -top-1 right-0.5 rounded-full bg-beak px-1.5 text-xs leading-[1.25rem] font-bold text-on-beak"
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
    <PageTabs
      label={t`Information centre`}
      tabs={[
        { to: "/information-center/support", label: t`Support` },
        {
          to: "/information-center/notification",
          label: t`Messages`,
          badge: <Count unread={unread} />,
        },
        { to: "/information-center/announcement", label: t`News` },
      ]}
    />
  );
}
