import { t } from "@lingui/core/macro";
import { FreeRounds } from "../../features/free-rounds/free-rounds.tsx";
import { MembersPage } from "../../platform/shell/members-page.tsx";

export function FreeRoundsPage() {
  return (
    <MembersPage
      title={t`Free rounds`}
      text={t`Rounds whose stake the house pays for you would be here.`}
    >
      <FreeRounds />
    </MembersPage>
  );
}
