import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { History } from "lucide-react";
import { membersPart } from "../../platform/session/members-part.ts";
import { MembersPage } from "../../platform/shell/members-page.tsx";

const Withdraw = membersPart(() =>
  import("../../features/withdrawal/withdraw.tsx").then((m) => m.Withdraw),
);

export function WithdrawPage() {
  return (
    <MembersPage
      title={t`Withdraw`}
      text={t`Log in to withdraw to your own account.`}
      head={
        <Link
          to="/withdrawalRecord"
          className="inline-flex min-h-11 items-center gap-2 text-sm text-quiet no-underline hover:text-text"
        >
          <History aria-hidden="true" className="size-4" />
          {t`History`}
        </Link>
      }
    >
      <Withdraw />
    </MembersPage>
  );
}
