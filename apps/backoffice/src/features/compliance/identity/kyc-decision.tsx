/** Confirming an identity, or turning it down with what its player reads. */
import { Trans, useLingui } from "@lingui/react/macro";
import { decideKyc } from "@tucano/contract/backoffice/members/identity.ts";
import {
  type IdentityRejection,
  identityRejections,
} from "@tucano/contract/player/account/identity.ts";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { ActButton } from "../../../platform/act-button.tsx";
import { useDraft } from "../../../platform/draft.ts";
import { call } from "../../../platform/api.ts";
import { SelectField } from "../../../platform/select-field.tsx";
import { useIdentityWords } from "../../../platform/subjects/identity-words.ts";

interface KycDecisionProps {
  submissionId: number;
  onDecided: () => void;
}

export function KycDecision({ submissionId: submission_id, onDecided }: KycDecisionProps) {
  const { t } = useLingui();
  const words = useIdentityWords();
  const { draft, tick, choice } = useDraft({
    rejection: "unreadable" as IdentityRejection,
    mayRetry: true,
  });
  return (
    <div className="flex flex-wrap gap-3">
      <ActButton
        permission="compliance.kyc"
        label={t`Confirm the identity`}
        look="primary"
        size="md"
        text={<Trans>The player is told. It cannot be taken back.</Trans>}
        act={(reason) => call(decideKyc, { submission_id, verdict: "verified", reason })}
        onDone={onDecided}
      />
      <ActButton
        permission="compliance.kyc"
        label={t`Turn down`}
        look="danger"
        size="md"
        text={
          <Trans>The player reads the choice below in their language, and never the reason.</Trans>
        }
        act={(reason) =>
          call(decideKyc, {
            submission_id,
            verdict: "rejected",
            reason,
            rejection: draft.rejection,
            may_retry: draft.mayRetry,
          })
        }
        onDone={onDecided}
      >
        <SelectField
          label={t`What the player reads`}
          options={identityRejections.map((value) => ({ value, label: words.rejection(value) }))}
          {...choice("rejection")}
        />
        <Checkbox {...tick("mayRetry")}>
          <Trans>The player may hand in other photos</Trans>
        </Checkbox>
      </ActButton>
    </div>
  );
}
