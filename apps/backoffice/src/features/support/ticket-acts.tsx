import { Trans, useLingui } from "@lingui/react/macro";
import {
  assignDeskTicket,
  closeDeskTicket,
  reopenDeskTicket,
} from "@tucano/contract/backoffice/members/support.ts";
import { Button } from "@tucano/ui/button.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
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
  const queries = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const isMine = session !== undefined && ticket.assigned_to === session.email;
  const assign = useMutation({
    mutationFn: () =>
      call(assignDeskTicket, { ticket_no: ticket.ticket_no, to: isMine ? "nobody" : "me" }),
    onError: (error) => showToast(error.message, "error"),
    onSettled: () => queries.invalidateQueries({ queryKey: ["tickets"] }),
  });
  return (
    <Button look="quiet" size="sm" isBusy={assign.isPending} onClick={() => assign.mutate()}>
      {isMine ? <Trans>Give back</Trans> : <Trans>Take it</Trans>}
    </Button>
  );
}

function EndButton({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const isClosed = ticket.status === "closed";
  const title = isClosed ? t`Open again` : t`Close conversation`;
  const end = useMutation({
    mutationFn: (reason: string) =>
      call(isClosed ? reopenDeskTicket : closeDeskTicket, { ticket_no: ticket.ticket_no, reason }),
    onSuccess: () => {
      showToast(isClosed ? t`The conversation goes on.` : t`The conversation is closed.`, "good");
      setIsOpen(false);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["tickets"] }),
  });
  return (
    <>
      <Button look="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <ReasonSheet title={title} submit={title} act={end} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
