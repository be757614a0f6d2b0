import { Trans, useLingui } from "@lingui/react/macro";
import { liftBarred } from "@tucano/contract/backoffice/members/identity.ts";
import { ActButton } from "../../../platform/act-button.tsx";
import { call } from "../../../platform/api.ts";

interface LiftBarProps {
  memberId: number;
  /** What the page around it shows may be older than the act. */
  onLifted?: () => void;
}

/** For a list that was wrong, or names somebody no more. Offered to who may. */
export function LiftBar({ memberId, onLifted }: LiftBarProps) {
  const { t } = useLingui();
  return (
    <ActButton
      permission="compliance.exclusions"
      label={t`Lift the bar`}
      text={
        <Trans>
          The player is taken off the barred lists and may play again, unless they excluded
          themselves or the account is frozen. Be sure that the list was wrong.
        </Trans>
      }
      done={t`The bar is lifted.`}
      act={(reason) => call(liftBarred, { member_id: memberId, reason })}
      onDone={onLifted}
    />
  );
}
