/** One conversation, like a chat: what was written, day by day, and the place to write on. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { dayKey } from "@tucano/i18n/dates.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { useEffect } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { dayName } from "../../platform/records/record-list.tsx";
import { StepHeading } from "../../platform/shell/step-heading.tsx";
import { formatTime } from "../../platform/text.ts";
import {
  reloadTickets,
  type TicketDetails,
  ticketQuery,
  useCloseTicket,
  useLiveTickets,
  useTicketPolling,
} from "./api.ts";
import { Files } from "./files.tsx";
import { BackToSupport } from "./new-ticket.tsx";
import { Rating } from "./rating.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { categoryName, ticketStatus } from "./words.ts";

type Message = TicketDetails["messages"][number];

function Bubble({ message }: { message: Message }) {
  const isOwn = message.author === "member";
  return (
    <li className={cx("flex flex-col gap-1", isOwn ? "items-end" : "items-start")}>
      <p
        className={cx(
          "max-w-[85%] rounded-card px-4 py-2.5 text-sm break-words whitespace-pre-line",
          isOwn ? "rounded-br-sm bg-sea/20" : "rounded-bl-sm bg-surface-3",
        )}
      >
        <span className="sr-only">{isOwn ? t`You wrote:` : t`Support wrote:`} </span>
        {message.text}
      </p>
      <Files files={message.files} />
      <span className="tabular px-1 text-xs text-quiet">
        {isOwn ? t`You` : t`Support`} · {formatTime(message.at, "time")}
      </span>
    </li>
  );
}

/** A log: screen readers announce what is new without losing their place. */
function Messages({ messages }: { messages: readonly Message[] }) {
  const days = Map.groupBy(messages, (message) => dayKey(message.at));
  return (
    <div role="log" aria-label={t`Conversation`} className="flex flex-col gap-4">
      {[...days].map(([day, list]) => (
        <section key={day} className="flex flex-col gap-3">
          <h3 className="self-center rounded-full bg-surface-2 px-3 py-1 text-xs font-medium text-quiet">
            {dayName(day)}
          </h3>
          <ol className="flex flex-col gap-3">
            {list.map((message, index) => (
              <Bubble key={`${message.at}-${index}`} message={message} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Closed({ ticket }: { ticket: TicketDetails }) {
  return (
    <div className="flex flex-col gap-4 rounded-tile bg-surface-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-quiet">{t`This conversation is closed.`}</p>
        <Link
          to="/information-center/support"
          search={{ ask: ticket.category }}
          className={buttonClass("quiet")}
        >
          {t`Start a new one`}
        </Link>
      </div>
      <Rating ticket={ticket} />
    </div>
  );
}

function CloseButton({ ticketNo }: { ticketNo: string }) {
  const close = useCloseTicket(ticketNo);
  return (
    <div className="flex flex-col gap-2">
      <Button
        look="ghost"
        size="sm"
        className="min-h-11 self-start"
        isBusy={close.isPending}
        onClick={() => close.mutate()}
      >
        {t`My question is answered: close`}
      </Button>
      {isApiError(close.error) && <Notice tone="error">{close.error.message}</Notice>}
    </div>
  );
}

function Talk({ ticket }: { ticket: TicketDetails }) {
  const { text, tone } = ticketStatus(ticket.status);
  const count = ticket.messages.length;
  // Showing a conversation has read it: the list beside it must know.
  useEffect(() => reloadTickets(), [count]);
  return (
    <section className="card flex flex-col gap-5 p-4 sm:p-6">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{text}</Badge>
          <span className="text-xs text-quiet">{categoryName(ticket.category)}</span>
        </div>
        <StepHeading>{ticket.subject}</StepHeading>
        <div className="flex flex-wrap items-center gap-x-3 text-xs text-quiet">
          <span className="font-mono">{ticket.ticket_no}</span>
          <CopyButton
            look="ghost"
            size="sm"
            className="min-h-11"
            text={ticket.ticket_no}
            label={t`Copy number`}
            copiedLabel={t`Copied`}
          />
        </div>
      </div>
      <Messages messages={ticket.messages} />
      {ticket.status === "open" && (
        <p className="text-center text-xs text-quiet">
          {t`We've got your message. We'll let you know when there's an answer.`}
        </p>
      )}
      {ticket.status === "closed" ? (
        <Closed ticket={ticket} />
      ) : (
        <>
          <ReplyForm ticketNo={ticket.ticket_no} />
          <CloseButton ticketNo={ticket.ticket_no} />
        </>
      )}
    </section>
  );
}

export function Conversation({ ticketNo }: { ticketNo: string }) {
  useLiveTickets();
  const refetchInterval = useTicketPolling();
  const query = useQuery({ ...ticketQuery(ticketNo), refetchInterval });
  return (
    <div className="mx-auto flex w-full max-w-[760px] flex-col gap-3">
      <BackToSupport />
      <QueryState query={query} waiting={<SkeletonRows count={4} label={t`Loading`} />}>
        {(ticket) => <Talk ticket={ticket} />}
      </QueryState>
    </div>
  );
}
