/** Customer service over the page or the game that the question is about. */
import { t } from "@lingui/core/macro";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { Contacts } from "../../../features/information/contacts.tsx";
import { CommonQuestions } from "../../../features/support/common-questions.tsx";
import { Conversation } from "../../../features/support/conversation.tsx";
import { NewTicket } from "../../../features/support/new-ticket.tsx";
import { Tickets } from "../../../features/support/tickets.tsx";
import { useIsMember } from "../../../platform/session/session.ts";
import { MembersOnly } from "../../../platform/session/sign-in-needed.tsx";
import { closeModal, type SupportPlace, useUi } from "../../../platform/shell/ui-store.ts";

function Place({ ticket, ask, order }: SupportPlace) {
  const isMember = useIsMember();
  if (ticket === undefined && ask === undefined) {
    return (
      <div className="flex flex-col gap-6">
        {isMember && <Tickets />}
        <Contacts />
        <CommonQuestions />
      </div>
    );
  }
  return (
    <MembersOnly text={t`Log in to see your conversations with support.`}>
      {ticket === undefined ? (
        <NewTicket category={ask ?? "other"} order={order} />
      ) : (
        <Conversation key={ticket} ticketNo={ticket} />
      )}
    </MembersOnly>
  );
}

export function SupportSheet() {
  const place = useUi((state) => state.support);
  return (
    <Sheet title={t`Support`} closeLabel={t`Close`} onClose={closeModal} isWide>
      <Place {...place} />
    </Sheet>
  );
}
