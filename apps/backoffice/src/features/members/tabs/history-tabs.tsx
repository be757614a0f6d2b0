/** What happened around the player: one line of everything, devices, conversations, notes. */
import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { endMemberSessions } from "@tucano/contract/backoffice/members/member-acts.ts";
import {
  addMemberNote,
  memberNotes,
  memberSessions,
  memberTickets,
  memberTimeline,
} from "@tucano/contract/backoffice/members/member-views.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../../platform/act.ts";
import { ask, call } from "../../../platform/api.ts";
import { Dash, Fact, Moment, Money } from "../../../platform/tables/show.tsx";
import { Subject } from "../../../platform/subjects/subject.tsx";
import { ActButton } from "../../../platform/act-button.tsx";
import type { TimelineRow } from "../queries.ts";
import type { TabProps } from "./tab-props.ts";
import { ViewTable } from "../../../platform/tables/view-table.tsx";
import { timelineNames, useWords } from "../words.ts";
import { TextLink } from "../../../platform/tables/text-link.tsx";

export function TimelineTab(asked: TabProps) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const say = useWords();
  const query = useQuery(ask(memberTimeline, asked));
  const what = (row: TimelineRow) => {
    if (row.kind === "money") return say("movement", row.what);
    if (row.kind === "reward") return say("reward", row.what);
    if (row.kind === "operator") return say("act", row.what);
    return row.kind === "note" || row.kind === "registered" ? "" : row.what;
  };
  return (
    <ViewTable
      query={query}
      keyOf={(row) => `${row.at}-${row.kind}-${row.what}-${row.detail}`}
      empty={t`Nothing has happened yet.`}
      columns={[
        { label: t`At`, cell: (row) => <Moment iso={row.at} /> },
        {
          label: t`Kind`,
          cell: (row) => {
            const [label, tone] = timelineNames[row.kind];
            return <Badge tone={tone}>{_(label)}</Badge>;
          },
        },
        { label: t`What`, cell: what },
        {
          label: t`Amount`,
          isNumber: true,
          cell: (row) => (row.amount === null ? <Dash /> : <Money wire={row.amount} />),
        },
        {
          label: t`Detail`,
          className: "break-words md:max-w-80",
          cell: (row) => (row.kind === "money" ? <Subject subject={row.detail} /> : row.detail),
        },
        { label: t`By`, cell: (row) => row.by ?? <Dash /> },
      ]}
    />
  );
}

export function SessionsTab(asked: TabProps) {
  const { t } = useLingui();
  const query = useQuery(ask(memberSessions, asked));
  const yesNo = (isSo: boolean) => (isSo ? t`Yes` : t`No`);
  return (
    <ViewTable
      query={query}
      keyOf={(row) => row.session_id}
      empty={t`The player has never signed in.`}
      above={({ security }) => (
        <dl className="card grid grid-cols-2 gap-4 p-5 md:grid-cols-4">
          <Fact label={t`Has a password`}>{yesNo(security.has_password)}</Fact>
          <Fact label={t`Has a withdrawal password`}>
            {yesNo(security.has_withdrawal_password)}
          </Fact>
          <Fact label={t`Authenticator since`}>
            {security.second_factor_since === null ? (
              <Dash />
            ) : (
              <Moment iso={security.second_factor_since} style="moment" />
            )}
          </Fact>
          <Fact label={t`Passkeys`}>{security.passkeys}</Fact>
        </dl>
      )}
      columns={[
        { label: t`Device`, cell: (row) => row.device },
        { label: t`Address`, className: "tabular", cell: (row) => row.ip },
        { label: t`Since`, cell: (row) => <Moment iso={row.created_at} style="moment" /> },
        { label: t`Last seen`, cell: (row) => <Moment iso={row.last_seen_at} style="moment" /> },
        {
          label: t`Ended`,
          cell: (row) =>
            row.ended_at === null ? (
              <ActButton
                permission="members.credentials"
                label={t`End`}
                title={t`End this session`}
                done={t`The session is ended.`}
                act={(reason) =>
                  call(endMemberSessions, {
                    member_id: asked.member_id,
                    session_id: row.session_id,
                    reason,
                  })
                }
              />
            ) : (
              <>
                <Moment iso={row.ended_at} style="moment" />{" "}
                <span className="text-xs text-quiet">{row.end_reason}</span>
              </>
            ),
        },
      ]}
    />
  );
}

export function TicketsTab(asked: TabProps) {
  const { t } = useLingui();
  const query = useQuery(ask(memberTickets, asked));
  return (
    <ViewTable
      query={query}
      keyOf={(row) => row.ticket_no}
      empty={t`The player has not written to us.`}
      columns={[
        {
          label: t`Question`,
          cell: (row) => (
            <TextLink to="/tickets/$ticketNo" params={{ ticketNo: row.ticket_no }}>
              {row.subject}
            </TextLink>
          ),
        },
        { label: t`Last message`, cell: (row) => <Moment iso={row.updated_at} style="moment" /> },
        { label: t`Looked after by`, cell: (row) => row.assigned_to ?? <Dash /> },
        {
          label: t`State`,
          cell: (row) => (
            <Badge tone={row.status === "open" ? "gold" : "neutral"}>
              {row.status === "open" && <Trans>Waits for us</Trans>}
              {row.status === "answered" && <Trans>Answered</Trans>}
              {row.status === "closed" && <Trans>Closed</Trans>}
            </Badge>
          ),
        },
      ]}
    />
  );
}

export function NotesTab(asked: TabProps) {
  const { t } = useLingui();
  const query = useQuery(ask(memberNotes, asked));
  return (
    <div className="flex flex-col gap-4">
      <NewNote memberId={asked.member_id} />
      <ViewTable
        query={query}
        keyOf={(row) => row.note_id}
        empty={t`No colleague has noted anything.`}
        columns={[
          { label: t`At`, cell: (row) => <Moment iso={row.at} style="moment" /> },
          { label: t`By`, cell: (row) => row.operator },
          {
            label: t`Note`,
            className: "break-words md:max-w-xl whitespace-pre-wrap",
            cell: (row) => row.text,
          },
        ]}
      />
    </div>
  );
}

function NewNote({ memberId }: { memberId: number }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const add = useAct(() => call(addMemberNote, { member_id: memberId, text }), {
    onDone: () => setText(""),
  });
  return (
    <form
      className="card flex flex-col gap-3 p-4 md:flex-row md:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") add.mutate();
      }}
    >
      <TextField
        label={t`New note`}
        className="flex-1"
        maxLength={2_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" isBusy={add.isPending} disabled={text.trim() === ""}>
        <Trans>Add note</Trans>
      </Button>
      {add.isError && <Notice tone="error">{add.error.message}</Notice>}
    </form>
  );
}
