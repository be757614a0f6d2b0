import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "@tucano/i18n/money.ts";
import { ChevronRight, Gift } from "lucide-react";
import { InternalLink } from "../../platform/shell/internal-link.tsx";
import { useMember } from "../../platform/session/member.ts";
import { checksQuery } from "./api.ts";
import { claimableNow } from "./offers.ts";

/** What has to be staked before the money may leave again: said here, not found out later. */
function Requirement() {
  const member = useMember();
  if (member === undefined || member.ml_money === "0.00") return null;
  const owed = formatMoney(member.ml_money);
  return (
    <div className="w-full rounded-card bg-surface-2 px-4 py-3 text-left text-sm">
      <p>{t`Left to wager, cash and bonus together: ${owed}`}</p>
      <InternalLink
        to="/promotion/cover"
        className="inline-flex min-h-11 items-center gap-1 font-medium text-beak-text"
      >
        {t`How this is calculated`}
        <ChevronRight aria-hidden="true" className="size-4" />
      </InternalLink>
    </div>
  );
}

/** Gifts that wait: offered once, with a link, and never taken for granted. */
function Claimable() {
  const { data } = useQuery(checksQuery);
  const list = data === undefined ? [] : claimableNow(data);
  if (list.length === 0) return null;
  return (
    <ul className="flex w-full flex-col gap-2">
      {list.map(({ title, amount, to }) => (
        <li key={title}>
          <InternalLink
            to={to}
            className="flex min-h-14 items-center gap-3 rounded-card bg-surface-2 px-4 py-2 text-left text-sm no-underline hover:bg-surface-3"
          >
            <Gift aria-hidden="true" className="size-5 shrink-0 text-sea-text" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{title}</span>
              <span className="block text-quiet">
                {t`${formatMoney(amount)} ready to claim, if you want it`}
              </span>
            </span>
            <ChevronRight aria-hidden="true" className="size-4 text-quiet" />
          </InternalLink>
        </li>
      ))}
    </ul>
  );
}

export function AfterDeposit() {
  return (
    <>
      <Requirement />
      <Claimable />
    </>
  );
}
