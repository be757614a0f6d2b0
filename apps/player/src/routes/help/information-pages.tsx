import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import { Announcements } from "../../features/information/announcements.tsx";
import { CentreTabs } from "../../features/information/centre-tabs.tsx";
import { Inbox } from "../../features/information/inbox.tsx";
import { WeekChoice } from "../../features/limits/week.tsx";
import { PushChoice } from "../../features/notification-settings/push.tsx";
import { Ways } from "../../features/notification-settings/ways.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { MembersPage } from "../../platform/shell/members-page.tsx";

const inboxRoute = getRouteApi("/shell/information-center/notification");
const newsRoute = getRouteApi("/shell/information-center/announcement");

export function NotificationPage() {
  const { unread } = inboxRoute.useSearch();
  return (
    <MembersPage
      title={t`Messages`}
      text={t`Log in to see news about your deposits, withdrawals and rewards.`}
      tabs={<CentreTabs />}
    >
      <Inbox isUnreadOnly={unread === true} />
    </MembersPage>
  );
}

export function NotificationSettingsPage() {
  return (
    <MembersPage
      title={t`Notification settings`}
      text={t`Log in to choose how you hear from us.`}
      className="page-calm"
    >
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start lg:gap-6">
        <Ways />
        <PushChoice />
        <WeekChoice />
      </div>
    </MembersPage>
  );
}

export function AnnouncementPage() {
  const { id } = newsRoute.useSearch();
  return (
    <div className="page-narrow">
      <PageHead title={t`News`} />
      <CentreTabs />
      <Announcements id={id} />
    </div>
  );
}
