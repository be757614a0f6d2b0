import { t } from "@lingui/core/macro";
import { PageTabs } from "../../platform/shell/page-tabs.tsx";

export function AgencyTabs() {
  return (
    <PageTabs
      label={t`Affiliate centre`}
      tabs={[
        { to: "/agency-center/invite", label: t`Invite` },
        { to: "/agency-center/agent", label: t`My team` },
        { to: "/agency-center/invitation-record", label: t`Invitations` },
        { to: "/agency-center/reward", label: t`Commissions` },
        { to: "/agency-center/agency-mechanism", label: t`How it pays` },
        { to: "/agency-center/register-subordinates", label: t`Add a referral` },
      ]}
    />
  );
}
