import { Trans, useLingui } from "@lingui/react/macro";
import {
  assignDeskTicket,
  closeDeskTicket,
  reopenDeskTicket,
} from "@tucano/contract/backoffice/members/support.ts";
import { Button } from "@tucano/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { usePress } from "../../platform/act.ts";
import { ActButton } from "../../platform/act-button.tsx";
import { call } from "../../platform/api.ts";
import { sessionQuery, useMay } from "../../platform/session/session.ts";
import type { Ticket } from "./queries.ts";

/** Taking a conversation, giving it back, ending it, and letting it go on. */
export function TicketActs({ ticket }: { ticket: Ticket }) {
  const may = useMay();
  if (!may("support.answer")) return null;
  return (
    <>
      {ticket.status !== "closed" && <AssignButton ticket={ticket} />}
      <EndButton ticket={ticket} />
    </>
  );
}

function AssignButton({ ticket }: { ticket: Ticket }) {
  const { data: session } = useQuery(sessionQuery);
  const isMine = session !== undefined && ticket.assigned_to === session.email;
  const assign = usePress(() =>
    call(assignDeskTicket, { ticket_no: ticket.ticket_no, to: isMine ? "nobody" : "me" }),
  );
  return (
    <Button look="quiet" size="sm" isBusy={assign.isPending} onClick={() => assign.mutate()}>
      {isMine ? <Trans>Give back</Trans> : <Trans>Take it</Trans>}
    </Button>
  );
}

function EndButton({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui();
  const { ticket_no, status } = ticket;
  const isClosed = status === "closed";
  return (
    <ActButton
      permission="support.answer"
      label={isClosed ? t`Open again` : t`Close conversation`}
      done={isClosed ? t`The conversation goes on.` : t`The conversation is closed.`}
      act={(reason) => call(isClosed ? reopenDeskTicket : closeDeskTicket, { ticket_no, reason })}
    />
  );
}
