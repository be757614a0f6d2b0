import { Trans, useLingui } from "@lingui/react/macro";
import { answerDeskTicket } from "@tucano/contract/backoffice/members/support.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useAct } from "../../platform/act.ts";
import { TextArea } from "../../platform/text-area.tsx";
import { call } from "../../platform/api.ts";
import { SelectFilter } from "../../platform/fields.tsx";
import { useMay } from "../../platform/session/session.ts";
import { FilePicker, useFiles } from "./files.tsx";
import { type Macro, macrosQuery, type Ticket } from "./queries.ts";

/** In the player's language, then English, then Portuguese, with the player's name in it. */
function wordsFor({ texts }: Macro, { lang, member }: Ticket): string {
  const words = Object.entries(texts).find(([code]) => code === lang)?.[1] ?? texts.en ?? texts.pt;
  return words.replaceAll("{account}", member.account).replaceAll("{name}", member.realname);
}

export function AnswerForm({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui();
  const may = useMay();
  const [text, setText] = useState("");
  const files = useFiles(ticket.ticket_no);
  const answer = useAct(
    () =>
      call(answerDeskTicket, {
        ticket_no: ticket.ticket_no,
        text,
        files: files.list.map((file) => file.file_id),
      }),
    {
      onDone: () => {
        setText("");
        files.clear();
      },
    },
  );
  if (!may("support.answer")) return null;
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== "" && !answer.isPending && !files.isBusy) answer.mutate();
  };
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <form className="card flex flex-col gap-3 p-4" onSubmit={send}>
      <ReadyAnswers
        ticket={ticket}
        onChoose={(words) => setText(text === "" ? words : `${text}\n${words}`)}
      />
      <TextArea
        label={t`Answer`}
        maxLength={4_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendByKeys}
      />
      <FilePicker files={files} />
      {answer.isError && <Notice tone="error">{answer.error.message}</Notice>}
      <div className="flex items-center justify-between gap-3">
        <p className="text-xs text-quiet">
          <Trans>Ctrl and Enter send it.</Trans>
        </p>
        <Button type="submit" isBusy={answer.isPending} disabled={text.trim() === ""}>
          <Trans>Send answer</Trans>
        </Button>
      </div>
    </form>
  );
}

function ReadyAnswers({ ticket, onChoose }: { ticket: Ticket; onChoose: (words: string) => void }) {
  const { t } = useLingui();
  const { data } = useQuery(macrosQuery);
  const fitting = (data?.list ?? []).filter(
    ({ category }) => category === null || category === ticket.category,
  );
  if (fitting.length === 0) return null;
  return (
    <SelectFilter
      label={t`Ready answer`}
      value=""
      all={t`Choose one`}
      options={fitting.map((macro) => ({ value: String(macro.macro_id), label: macro.title }))}
      onChange={(value) => {
        const macro = fitting.find(({ macro_id: id }) => String(id) === value);
        if (macro !== undefined) onChoose(wordsFor(macro, ticket));
      }}
    />
  );
}
