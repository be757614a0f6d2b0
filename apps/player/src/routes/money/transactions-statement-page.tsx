import { t } from "@lingui/core/macro";
import { getRouteApi } from "@tanstack/react-router";
import { Statement } from "../../features/records/statement.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";

const route = getRouteApi("/shell/statement");

export function StatementPage() {
  const search = route.useSearch();
  return (
    <div className="page !max-w-[1080px]">
      <PageHead title={t`Statement`} />
      <MembersOnly text={t`Your statements would be here, to print or to download.`}>
        <Statement search={search} />
      </MembersOnly>
    </div>
  );
}
