import { useLingui as useRuntime } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { MemberBadge } from "../../platform/subjects/labels.tsx";
import { Card, Fact, Loaded, Moment } from "../../platform/tables/show.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { Conversation } from "./conversation.tsx";
import { Notes } from "./notes.tsx";
import { type Ticket, ticketQuery } from "./queries.ts";
import { useMay } from "../../platform/session/session.ts";
import { PlayerBeside } from "./player-beside.tsx";
import { TicketActs } from "./ticket-acts.tsx";
import { Waiting } from "./waiting.tsx";
import { categoryLabels, starsOf, TicketBadge } from "./words.tsx";
import { MemberLink } from "../../platform/tables/data-table.tsx";
import { Page } from "../../platform/tables/page.tsx";

export function TicketPage() {
  const { ticketNo } = useParams({ from: "/inside/tickets/$ticketNo" });
  const query = useQuery(ticketQuery(ticketNo));
  return <Loaded query={query}>{(ticket) => <TicketDetail ticket={ticket} />}</Loaded>;
}

function TicketDetail({ ticket }: { ticket: Ticket }) {
  const may = useMay();
  return (
    <Page
      title={ticket.subject}
      acts={
        <div className="flex flex-wrap items-center gap-3">
          <TicketBadge status={ticket.status} />
          <TicketActs ticket={ticket} />
        </div>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <Conversation messages={ticket.messages} />
          {ticket.status !== "closed" && <AnswerForm ticket={ticket} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <About ticket={ticket} />
          {may("members.read") && <PlayerBeside memberId={ticket.member.member_id} />}
          <Notes ticket={ticket} />
        </div>
      </div>
    </Page>
  );
}

function About({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const { member } = ticket;
  return (
    <Card title={t`Player`} actions={<MemberBadge status={member.status} />}>
      <dl className="grid grid-cols-2 gap-4">
        <Fact label={t`Account`}>
          <MemberLink member={member} />
        </Fact>
        <Fact label={t`Name`}>{member.realname}</Fact>
        <Fact label={t`Language`}>{ticket.lang.toUpperCase()}</Fact>
        <Fact label={t`About`}>{_(categoryLabels[ticket.category])}</Fact>
        <Fact label={t`Waiting`}>
          <Waiting since={ticket.waiting_since} />
        </Fact>
        <Fact label={t`Begun`}>
          <Moment iso={ticket.created_at} style="moment" />
        </Fact>
        <Fact label={t`Looked after by`}>{ticket.assigned_to ?? "–"}</Fact>
        <Fact label={t`Number`}>{ticket.ticket_no}</Fact>
        {ticket.stars !== null && (
          <Fact label={t`Rating`}>
            {starsOf(ticket.stars)}
            {ticket.rating_text !== null && (
              <span className="block break-words whitespace-pre-wrap">{ticket.rating_text}</span>
            )}
          </Fact>
        )}
      </dl>
    </Card>
  );
}
