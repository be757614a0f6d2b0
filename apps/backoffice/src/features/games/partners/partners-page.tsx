import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FormButton } from "../../../platform/act-button.tsx";
import { Page } from "../../../platform/tables/page.tsx";
import { ViewTable } from "../../../platform/tables/view-table.tsx";
import { OfferBadge } from "../labels.tsx";
import { studiosQuery } from "../queries.ts";
import { PartnerSheet } from "./partner-sheet.tsx";
import { PartnerBadge } from "./partner-words.tsx";

/** Studios and aggregators: the house's own first to none, all by their codes. */
export function PartnersPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Partners`}
      acts={
        <FormButton
          permission="games.studios"
          label={t`New partner`}
          form={(close) => <PartnerSheet partner={null} onClose={close} />}
        />
      }
    >
      <ViewTable
        query={useQuery(studiosQuery)}
        keyOf={(row) => row.code}
        empty={t`There are no partners.`}
        columns={[
          {
            label: t`Partner`,
            cell: ({ code, name }) => (
              <Link
                to="/studios/$code"
                params={{ code }}
                className="font-medium whitespace-nowrap text-beak-text"
              >
                {name}
              </Link>
            ),
          },
          { label: t`Product`, cell: ({ product }) => product ?? "–" },
          {
            label: t`State`,
            cell: ({ status, is_away: isAway, is_stopped: isStopped }) =>
              isStopped ? (
                <OfferBadge status="stopped" />
              ) : (
                <PartnerBadge status={status} isAway={isAway} />
              ),
          },
          { label: t`Games`, isNumber: true, cell: ({ games }) => games },
          {
            label: t`Address`,
            cell: ({ base_url: url }) => (
              <span className="break-all">{url ?? t`In this house`}</span>
            ),
          },
        ]}
      />
    </Page>
  );
}
