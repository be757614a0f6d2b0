import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import { HistoryTabs } from "../../features/records/history-tabs.tsx";
import { Statement } from "../../features/records/statement.tsx";
import { MembersPage } from "../../platform/shell/members-page.tsx";

const route = getRouteApi("/shell/statement");

export function StatementPage() {
  const search = route.useSearch();
  return (
    <MembersPage
      className="page"
      title={t`Statement`}
      text={t`Log in to see your statements, to print or download.`}
      tabs={<HistoryTabs search={search} />}
    >
      <Statement search={search} />
    </MembersPage>
  );
}
