import { Trans, useLingui } from "@lingui/react/macro";
import { noteDeskTicket } from "@tucano/contract/backoffice/members/support.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { useState } from "react";
import { useAct } from "../../platform/act.ts";
import { TextArea } from "../../platform/text-area.tsx";
import { call } from "../../platform/api.ts";
import { useMay } from "../../platform/session/session.ts";
import { Card, Moment } from "../../platform/tables/show.tsx";
import type { Ticket } from "./queries.ts";

/** Among colleagues: the player never sees them. */
export function Notes({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui();
  const may = useMay();
  const [text, setText] = useState("");
  const add = useAct(() => call(noteDeskTicket, { ticket_no: ticket.ticket_no, text }), {
    onDone: () => setText(""),
  });
  return (
    <Card title={t`Internal notes`}>
      {ticket.notes.length === 0 && (
        <p className="text-sm text-quiet">
          <Trans>None yet. The player never sees them.</Trans>
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {ticket.notes.map((note) => (
          <li key={note.note_id} className="rounded-tile bg-gold/10 p-3">
            <p className="text-sm break-words whitespace-pre-wrap">{note.text}</p>
            <p className="text-xs text-quiet">
              {note.operator} · <Moment iso={note.at} style="moment" />
            </p>
          </li>
        ))}
      </ul>
      {may("support.answer") && (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== "") add.mutate();
          }}
        >
          <TextArea
            label={t`New note`}
            maxLength={4_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {add.isError && <Notice tone="error">{add.error.message}</Notice>}
          <Button
            type="submit"
            look="quiet"
            size="sm"
            className="self-start"
            isBusy={add.isPending}
            disabled={text.trim() === ""}
          >
            <Trans>Add note</Trans>
          </Button>
        </form>
      )}
    </Card>
  );
}
