/** The member's conversations, those last written to first. */
import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Badge } from "@tucano/ui/chip.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { ChevronRight } from "lucide-react";
import { QueryState } from "../../platform/api/query-state.tsx";
import { LoadMore } from "../../platform/records/record-list.tsx";
import { formatTime } from "../../platform/text.ts";
import { type Ticket, ticketsQuery, useLiveTickets, useTicketPolling } from "./api.ts";
import { categoryName, ticketStatus } from "./words.ts";

function Row({ ticket }: { ticket: Ticket }) {
  const { text, tone } = ticketStatus(ticket.status);
  return (
    <li>
      <Link
        to="/information-center/support"
        search={{ ticket: ticket.ticket_no }}
        className="card flex min-h-16 items-center gap-3 px-4 py-3 text-text no-underline hover:bg-surface-2"
      >
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span
              className={cx("truncate text-sm", ticket.is_unread ? "font-bold" : "font-medium")}
            >
              {ticket.subject}
            </span>
            {ticket.is_unread && (
              <span className="size-2 shrink-0 rounded-full bg-beak">
                <span className="sr-only">{t`New answer`}</span>
              </span>
            )}
          </span>
          <span className="tabular block truncate text-xs text-quiet">
            {formatTime(ticket.updated_at)} · {categoryName(ticket.category)}
          </span>
        </span>
        <Badge tone={tone}>{text}</Badge>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-quiet" />
      </Link>
    </li>
  );
}

export function Tickets() {
  useLiveTickets();
  const refetchInterval = useTicketPolling();
  const query = useInfiniteQuery({ ...ticketsQuery, refetchInterval });
  return (
    <section aria-labelledby="tickets" className="flex flex-col gap-3">
      <h2 id="tickets" className="text-base font-semibold">
        {t`Your conversations`}
      </h2>
      <QueryState query={query} waiting={<SkeletonRows count={2} label={t`Loading`} />}>
        {({ pages }) =>
          pages[0]?.total === 0 ? (
            <p className="card p-4 text-sm text-quiet">
              {t`You haven't written to us yet. Your questions and our answers will appear here.`}
            </p>
          ) : (
            <>
              <ul className="flex flex-col gap-2">
                {pages
                  .flatMap((page) => page.list)
                  .map((ticket) => (
                    <Row key={ticket.ticket_no} ticket={ticket} />
                  ))}
              </ul>
              <LoadMore query={query} />
            </>
          )
        }
      </QueryState>
    </section>
  );
}
