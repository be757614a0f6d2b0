/**
 * What can be done with the chosen withdrawals: take them, approve or reject them for one reason.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { decideWithdrawals } from "@tucano/contract/backoffice/payments/payments.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { add, formatWire, fromWire } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { useState } from "react";
import { call, type RowOf } from "../../../platform/api.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import type { Choice } from "../../../platform/tables/choosing.tsx";
import { ChosenBar } from "../../../platform/tables/chosen-bar.tsx";
import { Money } from "../../../platform/tables/show.tsx";
import { useClaim } from "./claim.tsx";
import { type Act, useDecisionWords } from "./decision-words.ts";
import type { listWithdrawals } from "@tucano/contract/backoffice/payments/payments.ts";

export type QueueRow = RowOf<typeof listWithdrawals>;

/** As it was: somebody else was faster, has it, or it could not be done. */
const isLeft = (outcome: string) =>
  ["already_decided", "claimed", "reason_missing", "failed"].includes(outcome);

const totalOf = (rows: readonly QueueRow[], amountOf: (row: QueueRow) => string): string =>
  formatWire(add(...rows.map((row) => fromWire(amountOf(row)))));

export function BulkBar({ choice }: { choice: Choice<QueueRow> }) {
  const { t } = useLingui();
  const [act, setAct] = useState<Act | null>(null);
  const { take } = useClaim();
  const { chosen, clear } = choice;
  const orderNos = chosen.map((row) => row.order_no);
  return (
    <ChosenBar
      choice={choice}
      label={t`Chosen withdrawals`}
      total={<Money wire={totalOf(chosen, (row) => row.amount)} />}
    >
      <Button look="quiet" size="sm" isBusy={take.isPending} onClick={() => take.mutate(orderNos)}>
        <Trans>Take them</Trans>
      </Button>
      <Button look="danger" size="sm" onClick={() => setAct("reject")}>
        <Trans>Reject</Trans>
      </Button>
      <Button size="sm" onClick={() => setAct("approve")}>
        <Trans>Approve</Trans>
      </Button>
      {act !== null && (
        <BulkSheet act={act} chosen={chosen} onDone={clear} onClose={() => setAct(null)} />
      )}
    </ChosenBar>
  );
}

interface BulkSheetProps {
  act: Act;
  chosen: readonly QueueRow[];
  onDone: () => void;
  onClose: () => void;
}

function BulkSheet({ act, chosen, onDone, onClose }: BulkSheetProps) {
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
  const isReasonNeeded = chosen.some(({ verdict }) => verdict?.vetoes.includes("needs_two_people"));
  const words = useDecisionWords(act);
  const sum = formatMoney(totalOf(chosen, (row) => (isApproval ? row.actual_receipt : row.amount)));
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
      {...words}
      {...(isApproval &&
        isReasonNeeded && {
          reasonLabel: t`Reason, for the second person`,
          isReasonOptional: false,
        })}
      submit={isApproval ? t`Approve all and pay ${sum}` : t`Reject all and return ${sum}`}
      act={(reason) =>
        call(decideWithdrawals, { act, order_nos: chosen.map((row) => row.order_no), reason })
      }
      done={say}
      isGood={({ list }) => list.every(({ outcome }) => !isLeft(outcome))}
      onDone={onDone}
      onClose={onClose}
    >
      <ChosenList rows={chosen} isApproval={isApproval} />
    </ReasonSheet>
  );
}

/** Whose money it is, and where it goes. */
function ChosenList({ rows, isApproval }: { rows: readonly QueueRow[]; isApproval: boolean }) {
  const { t } = useLingui();
  return (
    <ul
      aria-label={t`Chosen withdrawals`}
      className="flex max-h-60 flex-col divide-y divide-edge overflow-y-auto rounded-tile bg-surface-2 px-4"
    >
      {rows.map((row) => (
        <li key={row.order_no} className="flex items-baseline justify-between gap-3 py-2 text-sm">
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">
              {row.member.account || row.member.member_id}
            </span>
            <span className="block truncate text-xs text-quiet">
              {row.key_type} · {row.key_masked}
            </span>
          </span>
          <Money wire={isApproval ? row.actual_receipt : row.amount} />
        </li>
      ))}
    </ul>
  );
}
