import { Trans } from "@lingui/react/macro";
import { listWithdrawals } from "@tucano/contract/backoffice/payments/payments.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { askList } from "../../../platform/api.ts";
import { useMay } from "../../../platform/session/session.ts";

/** As many as may be held by others before a free one is found. */
const LOOKED_AT = 20;

interface NextInQueueProps {
  after: string;
  /** Nothing is left to do here. */
  isDone: boolean;
}

/** Leads to who has waited longest and is not somebody else's, without a way over the list. */
export function NextInQueue({ after, isDone }: NextInQueueProps) {
  const may = useMay();
  const { data } = useQuery({
    ...askList(listWithdrawals, { status: "queue", limit: LOOKED_AT }),
    enabled: may("withdrawals.decide"),
  });
  const next = data?.list.find(
    ({ order_no, claim }) => order_no !== after && claim?.is_own !== false,
  );
  if (next === undefined) return null;
  return (
    <Link
      to="/withdrawals/$orderNo"
      params={{ orderNo: next.order_no }}
      className={buttonClass(isDone ? "primary" : "quiet", "sm")}
    >
      <Trans>Next to decide</Trans>
    </Link>
  );
}
