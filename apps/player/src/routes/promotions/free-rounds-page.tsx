import { t } from "@lingui/core/macro";
import { FreeRounds } from "../../features/free-rounds/free-rounds.tsx";
import { MembersPage } from "../../platform/shell/members-page.tsx";

export function FreeRoundsPage() {
  return (
    <MembersPage title={t`Free rounds`} text={t`Log in to see your free rounds.`}>
      <FreeRounds />
    </MembersPage>
  );
}
