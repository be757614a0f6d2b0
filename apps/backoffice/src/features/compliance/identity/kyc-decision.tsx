/** Confirming an identity, or turning it down with what its player reads. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { decideKyc } from "@tucano/contract/backoffice/members/identity.ts";
import {
  type IdentityRejection,
  identityRejections,
} from "@tucano/contract/player/account/identity.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { useState } from "react";
import { call } from "../../../platform/api.ts";
import { SelectFilter } from "../../../platform/fields.tsx";
import { useIdentityWords } from "../../../platform/subjects/identity-words.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";

type Verdict = "verified" | "rejected";

const FIRST = "unreadable";

interface KycDecisionProps {
  submissionId: number;
  onDecided: () => void;
}

export function KycDecision({ submissionId, onDecided }: KycDecisionProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setVerdict("verified")}>
        <Trans>Confirm the identity</Trans>
      </Button>
      <Button look="danger" onClick={() => setVerdict("rejected")}>
        <Trans>Turn down</Trans>
      </Button>
      {verdict !== null && (
        <DecisionSheet
          submissionId={submissionId}
          verdict={verdict}
          onDecided={onDecided}
          onClose={() => setVerdict(null)}
        />
      )}
    </div>
  );
}

interface DecisionSheetProps {
  submissionId: number;
  verdict: Verdict;
  onDecided: () => void;
  onClose: () => void;
}

function DecisionSheet({ submissionId, verdict, onDecided, onClose }: DecisionSheetProps) {
  const { t } = useLingui();
  const words = useIdentityWords();
  const client = useQueryClient();
  const [rejection, setRejection] = useState<IdentityRejection>(FIRST);
  const [mayRetry, setMayRetry] = useState(true);
  const isRejection = verdict === "rejected";
  const decide = useMutation({
    mutationFn: (reason: string) =>
      call(decideKyc, {
        submission_id: submissionId,
        verdict,
        reason,
        ...(isRejection ? { rejection, may_retry: mayRetry } : {}),
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["kyc"] });
      onClose();
      onDecided();
    },
  });
  return (
    <ReasonSheet
      title={isRejection ? t`Turn down` : t`Confirm the identity`}
      text={
        isRejection ? (
          <Trans>The player reads the choice below in their language, and never the reason.</Trans>
        ) : (
          <Trans>The player is told. It cannot be taken back.</Trans>
        )
      }
      submit={isRejection ? t`Turn down` : t`Confirm the identity`}
      look={isRejection ? "danger" : "primary"}
      act={decide}
      onClose={onClose}
    >
      {isRejection && (
        <>
          <SelectFilter
            label={t`What the player reads`}
            value={rejection === FIRST ? "" : rejection}
            all={words.rejection(FIRST)}
            options={identityRejections
              .filter((one) => one !== FIRST)
              .map((value) => ({ value, label: words.rejection(value) }))}
            onChange={(value) => setRejection(value ?? FIRST)}
          />
          <Checkbox checked={mayRetry} onChange={(event) => setMayRetry(event.target.checked)}>
            <Trans>The player may hand in other photos</Trans>
          </Checkbox>
        </>
      )}
    </ReasonSheet>
  );
}
