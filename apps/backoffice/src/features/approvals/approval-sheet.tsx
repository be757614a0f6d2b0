import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  approve,
  type listApprovals,
  readApproval,
  reject,
  withdraw,
} from "@tucano/contract/backoffice/access/approvals.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../platform/act.ts";
import { ask, call, fieldsOf, type RowOf } from "../../platform/api.ts";
import { FactsDiff } from "../../platform/numbers/facts-diff.tsx";
import { useMay } from "../../platform/session/session.ts";
import { Fact, Moment } from "../../platform/tables/show.tsx";
import { Subject } from "../../platform/subjects/subject.tsx";
import { kindLabels, stateLabels, tieLabels } from "./labels.ts";

export type Approval = RowOf<typeof listApprovals>;

interface SheetProps {
  approval: Approval;
  onClose: () => void;
}

/** One request: who asks for what and why, what would change, and the decision. */
export function ApprovalSheet({ approval: row, onClose }: SheetProps) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const detail = useQuery(ask(readApproval, { approval_id: row.approval_id }));
  const approval = detail.data ?? row;
  const [label, tone] = stateLabels[approval.state];
  return (
    <Sheet title={_(kindLabels[approval.kind])} closeLabel={t`Close`} onClose={onClose} isWide>
      <div className="flex flex-col gap-5">
        <dl className="grid grid-cols-2 gap-4">
          <Fact label={t`Request`}>{approval.approval_id}</Fact>
          <Fact label={t`About`}>
            <Subject subject={approval.subject} />
          </Fact>
          <Fact label={t`State`}>
            <Badge tone={tone}>{_(label)}</Badge>
          </Fact>
          <Fact label={t`Asked by`}>{approval.requested_by}</Fact>
          <Fact label={t`Asked at`}>
            <Moment iso={approval.requested_at} style="moment" />
          </Fact>
          <Fact label={t`Reason`}>{approval.reason}</Fact>
          <Fact label={t`Until`}>
            <Moment iso={approval.expires_at} style="moment" />
          </Fact>
          {approval.decided_by !== null && <Fact label={t`Decided by`}>{approval.decided_by}</Fact>}
          {approval.note !== null && <Fact label={t`Note`}>{approval.note}</Fact>}
        </dl>
        <FactsDiff before={approval.before} after={approval.after} />
        {approval.failure_text !== null && <Notice tone="error">{approval.failure_text}</Notice>}
        <Ties approval={approval} />
        <Verdict approval={approval} isReady={detail.isSuccess} onClose={onClose} />
      </div>
    </Sheet>
  );
}

/** What speaks against two people being two. */
function Ties({ approval }: { approval: Approval }) {
  const { _ } = useRuntime();
  if (approval.ties.length === 0) return null;
  const isBarred = approval.ties.some((one) => one.is_bar);
  return (
    <Notice tone={isBarred ? "error" : "info"}>
      {isBarred ? (
        <Trans>
          You may refuse this, but not agree to it: you are not independent of who asks.
        </Trans>
      ) : (
        <Trans>Who asks and who decides are tied to each other:</Trans>
      )}
      <ul className="mt-2 list-disc pl-5">
        {approval.ties.map(({ tie }) => (
          <li key={tie}>{_(tieLabels[tie])}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface VerdictProps extends SheetProps {
  /** The viewer's ties to the requester are known. */
  isReady: boolean;
}

function Verdict({ approval, isReady, onClose }: VerdictProps) {
  const { t } = useLingui();
  const may = useMay();
  const [note, setNote] = useState("");
  const { approval_id } = approval;
  const decide = useAct(
    (verdict: "approve" | "reject" | "withdraw") => {
      if (verdict === "approve") return call(approve, { approval_id, note });
      if (verdict === "reject") return call(reject, { approval_id, reason: note });
      return call(withdraw, { approval_id });
    },
    {
      onDone: ({ state }) => {
        if (state === "executed") showToast(t`Agreed to, and done.`, "good");
        else if (state === "failed") showToast(t`It could not be done.`, "error");
        else showToast(t`Written down.`, "good");
        onClose();
      },
    },
  );
  if (approval.state !== "waiting") return null;
  const fields = fieldsOf(decide.error);
  const isOwn = approval.is_own;
  return (
    <div className="flex flex-col gap-4">
      {isOwn && (
        <Notice>
          <Trans>You have asked for this: somebody else decides.</Trans>
        </Notice>
      )}
      {approval.can_decide && (
        <TextField
          label={t`Note, or the reason for refusing`}
          maxLength={500}
          value={note}
          error={fields["reason"]}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      {decide.isError && fields["reason"] === undefined && (
        <Notice tone="error">{decide.error.message}</Notice>
      )}
      <div className="flex gap-3">
        {isOwn && (
          <Button
            look="danger"
            className="flex-1"
            isBusy={decide.isPending}
            onClick={() => decide.mutate("withdraw")}
          >
            <Trans>Take the request back</Trans>
          </Button>
        )}
        {approval.can_decide && may("approvals.decide") && (
          <>
            <Button
              look="danger"
              className="flex-1"
              isBusy={decide.isPending}
              onClick={() => decide.mutate("reject")}
            >
              <Trans>Refuse</Trans>
            </Button>
            <Button
              className="flex-1"
              isBusy={decide.isPending}
              disabled={!isReady || approval.ties.some((one) => one.is_bar)}
              onClick={() => decide.mutate("approve")}
            >
              <Trans>Agree</Trans>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
