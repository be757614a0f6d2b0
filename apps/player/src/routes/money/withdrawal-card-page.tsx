import { t } from "@lingui/core/macro";
import { Destinations } from "../../features/withdrawal/destinations.tsx";
import { MembersPage } from "../../platform/shell/members-page.tsx";

export function WithdrawalCardPage() {
  return (
    <MembersPage
      title={t`Pix keys and accounts`}
      text={t`Log in to manage your Pix keys and accounts.`}
    >
      <Destinations />
    </MembersPage>
  );
}
