import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { History } from "lucide-react";
import { Withdraw } from "../../features/withdrawal/withdraw.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";

export function WithdrawPage() {
  return (
    <div className="page-narrow">
      <PageHead title={t`Withdraw`}>
        <Link
          to="/withdrawalRecord"
          className="inline-flex min-h-11 items-center gap-2 text-sm text-quiet no-underline hover:text-text"
        >
          <History aria-hidden="true" className="size-4" />
          {t`Records`}
        </Link>
      </PageHead>
      <MembersOnly text={t`Here you would send money to your own account.`}>
        <Withdraw />
      </MembersOnly>
    </div>
  );
}
