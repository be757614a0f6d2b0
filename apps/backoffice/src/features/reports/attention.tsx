import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { formatFigure } from "../../platform/figures.ts";
import type { Dashboard } from "./queries.ts";
import { TextLink } from "../../platform/tables/text-link.tsx";

type Kind = Dashboard["attention"][number]["kind"];

const words: Record<Kind, MessageDescriptor> = {
  withdrawals_waiting: msg`Withdrawals wait for a decision`,
  approvals_waiting: msg`Approvals wait for you`,
  rounds_stuck: msg`Rounds could not be settled`,
  salts_missing: msg`Tables wait for the salt of a public event`,
  return_alarms: msg`Games return other than they should`,
  jobs_failed: msg`Background jobs failed for good; npm run jobs sends them again`,
  readers_behind: msg`Figures are more than ten minutes behind`,
  books_differ: msg`Differences in the books; npm run books names them`,
  books_unchecked: msg`The books have not been checked for more than a day`,
};

const links: Partial<Record<Kind, "/withdrawals" | "/approvals" | "/rounds" | "/tables">> = {
  withdrawals_waiting: "/withdrawals",
  approvals_waiting: "/approvals",
  rounds_stuck: "/rounds",
  salts_missing: "/tables",
};

/** What somebody should look at now; nothing of it is also said. */
export function Attention({ list }: { list: Dashboard["attention"] }) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const open = list.filter(({ count }) => count > 0);
  return (
    <section aria-label={t`What needs attention`} className="card p-4">
      {open.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-quiet">
          <CircleCheck aria-hidden="true" className="size-4" />
          <Trans>Nothing waits for anybody.</Trans>
        </p>
      ) : (
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {open.map(({ kind, count }) => {
            const to = links[kind];
            const text = _(words[kind]);
            return (
              <li key={kind} className="flex min-h-6 items-center gap-2">
                <TriangleAlert aria-hidden="true" className="size-4 text-gold-text" />
                <span className="tabular font-semibold">{formatFigure(count)}</span>
                {to === undefined ? <span>{text}</span> : <TextLink to={to}>{text}</TextLink>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
