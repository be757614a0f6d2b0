import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { chipClass } from "@tucano/ui/chip.tsx";
import { useEffect, useRef } from "react";

/** The rooms of the agency centre. The one that is open is scrolled into sight on phones. */
export function AgencyTabs() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (bar.current && current) bar.current.scrollLeft = current.offsetLeft - 16;
  }, []);
  const tabs = [
    { to: "/agency-center/invite", name: t`Invite` },
    { to: "/agency-center/agent", name: t`My team` },
    { to: "/agency-center/invitation-record", name: t`Invitations` },
    { to: "/agency-center/reward", name: t`Commissions` },
    { to: "/agency-center/agency-mechanism", name: t`How it pays` },
    { to: "/agency-center/register-subordinates", name: t`Add a referral` },
  ] as const;
  return (
    <nav
      ref={bar}
      aria-label={t`Affiliate centre`}
      className="no-bar relative -mx-4 mb-4 overflow-x-auto px-4 py-1 lg:-mx-6 lg:px-6"
    >
      <ul className="flex w-max gap-2">
        {tabs.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              activeProps={{ className: chipClass(true), "aria-current": "page" }}
              inactiveProps={{ className: chipClass(false) }}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
