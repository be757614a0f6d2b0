import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { liftBarred } from "@tucano/contract/backoffice/members/identity.ts";
import { Button } from "@tucano/ui/button.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useState } from "react";
import { call } from "../../../platform/api.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { useMay } from "../../../platform/session/session.ts";

interface LiftBarProps {
  memberId: number;
  /** What the page around it shows may be older than the act. */
  onLifted?: () => void;
}

/** For a list that was wrong, or names somebody no more. Offered to who may. */
export function LiftBar({ memberId, onLifted }: LiftBarProps) {
  const { t } = useLingui();
  const may = useMay();
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const lift = useMutation({
    mutationFn: (reason: string) => call(liftBarred, { member_id: memberId, reason }),
    onSuccess: () => {
      showToast(t`The bar is lifted.`, "good");
      setIsOpen(false);
      onLifted?.();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  if (!may("compliance.exclusions")) return null;
  return (
    <>
      <Button look="quiet" size="sm" onClick={() => setIsOpen(true)}>
        <Trans>Lift the bar</Trans>
      </Button>
      {isOpen && (
        // A cell of a narrow table is aligned to its end: its sheet is not.
        <div className="text-start">
          <ReasonSheet
            title={t`Lift the bar`}
            text={
              <Trans>
                The player is taken off the barred lists and may play again, unless they excluded
                themselves or the account is frozen. Be sure that the list was wrong.
              </Trans>
            }
            submit={t`Lift the bar`}
            act={lift}
            onClose={() => setIsOpen(false)}
          />
        </div>
      )}
    </>
  );
}
