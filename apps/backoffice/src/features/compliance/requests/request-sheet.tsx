import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import {
  claimDataRequest,
  decideDataRequest,
  eraseMember,
  readDataRequest,
} from "@tucano/contract/backoffice/members/data-requests.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useState } from "react";
import { usePress } from "../../../platform/act.ts";
import { ask, call } from "../../../platform/api.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { Day, Loaded, Moment } from "../../../platform/tables/show.tsx";
import { Subject } from "../../../platform/subjects/subject.tsx";
import type { DataRequestDetail } from "../queries.ts";
import { useRequestWords } from "./request-words.ts";

type Wish = "done" | "refused" | "postponed" | "erase";

/** One request: what was asked, by when it is answered, and what can be done. */
export function RequestSheet({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const { t } = useLingui();
  const query = useQuery(ask(readDataRequest, { request_id: requestId }));
  const [wish, setWish] = useState<Wish | null>(null);
  const { kinds } = useRequestWords();
  if (wish !== null && query.data !== undefined) {
    const back = () => setWish(null);
    return wish === "erase" ? (
      <EraseSheet request={query.data} onClose={back} />
    ) : (
      <DecideSheet request={query.data} to={wish} onClose={back} />
    );
  }
  return (
    <Sheet title={t`Data request ${requestId}`} closeLabel={t`Close`} onClose={onClose}>
      <Loaded query={query}>
        {(request) => (
          <div className="flex flex-col gap-4">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {kinds[request.kind]}
              <Subject subject={`member:${request.member.member_id}`} />
            </p>
            {request.text !== "" && (
              <p className="rounded-tile bg-surface-2 p-4 text-sm whitespace-pre-wrap">
                {request.text}
              </p>
            )}
            <Facts request={request} />
            <Obstacles request={request} />
            <Choices request={request} onWish={setWish} />
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}

function Facts({ request }: { request: DataRequestDetail }) {
  return (
    <ul className="flex flex-col gap-1 text-sm">
      <li>
        <Trans>
          Asked <Moment iso={request.opened_at} style="moment" />, to be answered by{" "}
          <Moment iso={request.due_at} style="day" />
        </Trans>
      </li>
      {request.opened_by !== null && (
        <li>
          <Trans>Written down by {request.opened_by}</Trans>
        </li>
      )}
      {request.claimed_by !== null && (
        <li>
          <Trans>Taken on by {request.claimed_by}</Trans>
        </li>
      )}
      {request.postponed_until !== null && (
        <li>
          <Trans>
            Postponed until <Day day={request.postponed_until} />
          </Trans>
        </li>
      )}
      {request.answer !== "" && (
        <li>
          <Trans>Answered: {request.answer}</Trans>
        </li>
      )}
    </ul>
  );
}

const isWaiting = ({ status }: DataRequestDetail) => status === "open" || status === "postponed";

function Obstacles({ request }: { request: DataRequestDetail }) {
  const { obstacles } = useRequestWords();
  if (request.kind !== "erasure" || !isWaiting(request)) return null;
  if (request.obstacles.length === 0) {
    return (
      <Notice>
        <Trans>Nothing stands in the way: the person can be erased.</Trans>
      </Notice>
    );
  }
  return (
    <Notice>
      <ul className="flex flex-col gap-1">
        {request.obstacles.map((one) => (
          <li key={one}>{obstacles[one]}</li>
        ))}
        {request.kept_until !== null && (
          <li>
            <Trans>
              They are kept until <Day day={request.kept_until} />.
            </Trans>
          </li>
        )}
      </ul>
    </Notice>
  );
}

interface ChoicesProps {
  request: DataRequestDetail;
  onWish: (wish: Wish) => void;
}

function Choices({ request, onWish }: ChoicesProps) {
  const { t } = useLingui();
  const claim = usePress(() => call(claimDataRequest, { request_id: request.request_id }));
  if (!isWaiting(request)) return null;
  const isErasure = request.kind === "erasure";
  const canErase = isErasure && request.obstacles.length === 0;
  const canWait = isErasure && request.obstacles.includes("records_kept");
  const offers: readonly (readonly [Wish, string, boolean])[] = [
    ["done", t`Done as asked`, !isErasure],
    ["erase", t`Erase the person`, canErase],
    ["postponed", t`Postpone`, canWait && request.status === "open"],
    ["refused", t`Refuse`, true],
  ];
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" look="quiet" isBusy={claim.isPending} onClick={() => claim.mutate()}>
        <Trans>Take it on</Trans>
      </Button>
      {offers
        .filter(([, , isOffered]) => isOffered)
        .map(([wish, words]) => (
          <Button
            key={wish}
            size="sm"
            look={wish === "erase" ? "danger" : "quiet"}
            onClick={() => onWish(wish)}
          >
            {words}
          </Button>
        ))}
    </div>
  );
}

interface DecideProps {
  request: DataRequestDetail;
  to: Exclude<Wish, "erase">;
  onClose: () => void;
}

function DecideSheet({ request, to, onClose }: DecideProps) {
  const { t } = useLingui();
  const { statuses } = useRequestWords();
  const [answer, setAnswer] = useState("");
  const { request_id } = request;
  return (
    <ReasonSheet
      title={statuses[to]}
      submit={t`Answer`}
      done={t`Done.`}
      act={(reason) => call(decideDataRequest, { request_id, to, answer, reason })}
      onClose={onClose}
    >
      <TextField
        label={t`Answer to the player`}
        required={to !== "done"}
        maxLength={2_000}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
    </ReasonSheet>
  );
}

function EraseSheet({ request, onClose }: { request: DataRequestDetail; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ReasonSheet
      title={t`Erase the person`}
      text={
        <Trans>
          Name, CPF, contacts, devices, keys and conversations are gone for good. Money, rounds and
          the audit log stay and lead to a number. It takes two people.
        </Trans>
      }
      submit={t`Ask a second person`}
      look="danger"
      act={(reason) => call(eraseMember, { request_id: request.request_id, reason })}
      onClose={onClose}
    />
  );
}
