import { t } from "@lingui/core/macro";
import type { TicketPurpose } from "@tucano/contract/player/account/security.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import type { ReactNode } from "react";
import { VerifyForm } from "./verify-form.tsx";

interface ConfirmSheetProps {
  title: string;
  text: string;
  purpose: TicketPurpose;
  submitLabel: string;
  /** Of what the ticket was bought for. */
  isBusy: boolean;
  problem: string | undefined;
  children?: ReactNode;
  onTicket: (ticket: string) => void;
  onClose: () => void;
}

/** Asks for the password once more, over the page, and goes on with the ticket at once. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  return (
    <Sheet title={props.title} closeLabel={t`Close`} onClose={props.onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-quiet">{props.text}</p>
        {props.problem !== undefined && <Notice tone="error">{props.problem}</Notice>}
        <VerifyForm
          purpose={props.purpose}
          submitLabel={props.submitLabel}
          isBusy={props.isBusy}
          onTicket={props.onTicket}
        >
          {props.children}
        </VerifyForm>
      </div>
    </Sheet>
  );
}
