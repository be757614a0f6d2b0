import { t } from "@lingui/core/macro";
import { Destinations } from "../../features/withdrawal/destinations.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";

export function WithdrawalCardPage() {
  return (
    <div className="page-narrow">
      <PageHead title={t`PIX keys and accounts`} />
      <MembersOnly text={t`Here you would keep your keys and accounts for withdrawals.`}>
        <Destinations />
      </MembersOnly>
    </div>
  );
}
