/** What the live line tells of the member's money and rewards, said once in a few words. */
import { t } from "@lingui/core/macro";
import { useLocation } from "@tanstack/react-router";
import type { LiveMessage } from "@tucano/contract/player/site/live.ts";
import { showToast } from "@tucano/ui/toast.tsx";
import { useLive } from "../../platform/realtime/live.ts";
import { memberQuery } from "../../platform/session/member.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { useIsMember } from "../../platform/session/session.ts";
import { useUi } from "../../platform/shell/ui-store.ts";
import { reloadNotices } from "../../platform/realtime/notices.ts";

type Told = Extract<LiveMessage, { topic: "me" }>;

function tellDeposit(status: Extract<Told, { type: "deposit" }>["status"]): void {
  if (status === "credited") showToast(t`Your deposit has arrived.`, "good");
}

function tellWithdrawal(status: Extract<Told, { type: "withdrawal" }>["status"]): void {
  if (status === "approved") showToast(t`Your withdrawal was approved.`);
  if (status === "paid") showToast(t`Your withdrawal has been paid.`, "good");
  if (status === "rejected") showToast(t`Your withdrawal was rejected. Open it to see why.`);
  if (status === "failed") showToast(t`We couldn't pay your withdrawal yet.`);
}

/** What the member has switched off stays in the inbox alone. */
function isWanted(what: "is_in_on" | "is_trans_on" | "is_tips_on"): boolean {
  return queryClient.getQueryData(memberQuery.queryKey)?.[what] ?? true;
}

function tellNotice(code: Extract<Told, { type: "notice" }>["code"]): void {
  // Money has been told by its own message, with the order's state.
  if (code === "reward_claimable") showToast(t`You have a reward to claim.`);
  if (code === "free_rounds_given") showToast(t`You have free rounds.`);
  if (code === "ticket_answered") showToast(t`Support has answered you.`);
}

export function LiveNotices() {
  const isMember = useIsMember();
  const path = useLocation({ select: (location) => location.pathname });
  const isDepositOpen = useUi((state) => state.modal === "deposit");
  useLive(
    "me",
    (message) => {
      if (message.type === "deposit") {
        void queryClient.invalidateQueries({ queryKey: ["deposit"] });
        void queryClient.invalidateQueries({ queryKey: ["records"] });
        // The page of the payment says it itself, larger.
        const isSaidThere = path === "/recharge-payment" || isDepositOpen;
        if (!isSaidThere && isWanted("is_in_on")) tellDeposit(message.status);
      }
      if (message.type === "withdrawal") {
        void queryClient.invalidateQueries({ queryKey: ["withdrawal"] });
        void queryClient.invalidateQueries({ queryKey: ["records"] });
        if (isWanted("is_trans_on")) tellWithdrawal(message.status);
      }
      if (message.type === "notice") {
        void reloadNotices();
        if (isWanted("is_tips_on")) tellNotice(message.code);
      }
    },
    isMember,
  );
  return null;
}
