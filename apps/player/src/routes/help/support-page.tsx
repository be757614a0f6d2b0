import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { CentreTabs } from "../../features/information/centre-tabs.tsx";
import { Contacts } from "../../features/information/contacts.tsx";
import { CommonQuestions } from "../../features/support/common-questions.tsx";
import { Conversation } from "../../features/support/conversation.tsx";
import { NewTicket } from "../../features/support/new-ticket.tsx";
import { Tickets } from "../../features/support/tickets.tsx";
import { contentPageQuery } from "../../platform/shell/site.ts";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { useIsMember } from "../../platform/session/session.ts";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";

const route = getRouteApi("/shell/information-center/support");

/**
 * Questions that are answered already come first; then how to ask, and what was asked. All at once:
 * how high the questions stand depends on their words, and what is below them must not move.
 */
function Overview() {
  const isMember = useIsMember();
  const { isPending } = useQuery(contentPageQuery("faq"));
  if (isPending) return <SkeletonRows count={5} label={t`Loading`} />;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
      <CommonQuestions />
      <div className="flex min-w-0 flex-col gap-6">
        <Contacts />
        {isMember && <Tickets />}
      </div>
    </div>
  );
}

export function SupportPage() {
  const { ticket, ask, order } = route.useSearch();
  const isTalk = ticket !== undefined || ask !== undefined;
  return (
    <div className="page max-lg:px-4">
      <PageHead title={t`Support`} />
      <CentreTabs />
      {isTalk ? (
        <MembersOnly text={t`Log in to see your conversations with support.`}>
          {ticket === undefined ? (
            <NewTicket category={ask ?? "other"} order={order} />
          ) : (
            <Conversation key={ticket} ticketNo={ticket} />
          )}
        </MembersOnly>
      ) : (
        <Overview />
      )}
    </div>
  );
}
