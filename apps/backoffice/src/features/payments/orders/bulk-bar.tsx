/**
 * What can be done with the chosen withdrawals: take them, approve or reject them for one reason.
 */
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { decideWithdrawals } from "@tucano/contract/backoffice/payments/payments.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Button } from "@tucano/ui/button.tsx";
import { useState } from "react";
import { call } from "../../../platform/api.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { useClaim } from "./claim.tsx";

interface BulkBarProps {
  chosen: readonly string[];
  onDone: () => void;
}

/** As it was: somebody else was faster, has it, or it could not be done. */
const isLeft = (outcome: string) => ["already_decided", "claimed", "failed"].includes(outcome);

type Act = "approve" | "reject";

export function BulkBar({ chosen, onDone }: BulkBarProps) {
  const { t } = useLingui();
  const [act, setAct] = useState<Act | null>(null);
  const { take } = useClaim();
  const count = chosen.length;
  return (
    <div
      role="region"
      aria-label={t`Chosen withdrawals`}
      className="card sticky bottom-3 z-10 flex flex-wrap items-center gap-3 p-3"
    >
      <span className="text-sm font-medium">
        {t`${plural(count, { one: "# chosen", other: "# chosen" })}`}
      </span>
      <span className="flex flex-1 flex-wrap justify-end gap-2">
        <Button look="quiet" size="sm" isBusy={take.isPending} onClick={() => take.mutate(chosen)}>
          <Trans>Take them</Trans>
        </Button>
        <Button look="danger" size="sm" onClick={() => setAct("reject")}>
          <Trans>Reject</Trans>
        </Button>
        <Button size="sm" onClick={() => setAct("approve")}>
          <Trans>Approve</Trans>
        </Button>
      </span>
      {act !== null && (
        <BulkSheet act={act} chosen={chosen} onDone={onDone} onClose={() => setAct(null)} />
      )}
    </div>
  );
}

function BulkSheet({
  act,
  chosen,
  onDone,
  onClose,
}: BulkBarProps & { act: Act; onClose: () => void }) {
  const { t } = useLingui();
  const say = ({ list }: DataOf<typeof decideWithdrawals>) => {
    const of = (wanted: string) => list.filter(({ outcome }) => outcome === wanted).length;
    const done = of("done");
    const waits = of("waits_for_second");
    const left = list.filter(({ outcome }) => isLeft(outcome)).length;
    return t`Done: ${done}. Waiting for a second person: ${waits}. Left as they were: ${left}.`;
  };
  const count = chosen.length;
  const isApproval = act === "approve";
  return (
    <ReasonSheet
      title={isApproval ? t`Approve ${count} withdrawals` : t`Reject ${count} withdrawals`}
      text={
        isApproval ? (
          <Trans>
            Each is paid out, or waits for a second person where the amount is high. A payout cannot
            be called back.
          </Trans>
        ) : (
          <Trans>
            The money goes back to each player, and every one of them reads your reason.
          </Trans>
        )
      }
      submit={isApproval ? t`Approve all` : t`Reject all`}
      look={isApproval ? "primary" : "danger"}
      act={(reason) => call(decideWithdrawals, { act, order_nos: [...chosen], reason })}
      done={say}
      isGood={({ list }) => list.every(({ outcome }) => !isLeft(outcome))}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
