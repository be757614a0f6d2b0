import { t } from "@lingui/core/macro";
import { Destinations } from "../../features/withdrawal/destinations.tsx";
import { MembersPage } from "../../platform/shell/members-page.tsx";

export function WithdrawalCardPage() {
  return (
    <MembersPage
      title={t`PIX keys and accounts`}
      text={t`Here you would keep your keys and accounts for withdrawals.`}
    >
      <Destinations />
    </MembersPage>
  );
}
