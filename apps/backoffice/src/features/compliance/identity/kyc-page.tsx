/** The queue of identities: those that wait, the oldest first, and those decided. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { kycStatuses, listKyc } from "@tucano/contract/backoffice/members/identity.ts";
import { askList, type RowOf } from "../../../platform/api.ts";
import { AddressSelect, wordsOf } from "../../../platform/tables/address-filters.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { IdentityBadge } from "../../../platform/subjects/identity-history.tsx";
import { useIdentityWords } from "../../../platform/subjects/identity-words.ts";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import {
  momentColumn,
  textColumn,
  numberedMemberColumn,
} from "../../../platform/tables/columns.tsx";

type KycRow = RowOf<typeof listKyc>;

const page = getRouteApi("/inside/compliance/identities");

export function KycPage() {
  const { t } = useLingui();
  const search = page.useSearch();
  const { status = "submitted" } = search;
  const query = useQuery(askList(listKyc, { ...search, status }));
  const words = useIdentityWords();
  const waiting = query.data?.waiting ?? 0;
  return (
    <ListPage
      screen="identities"
      title={t`Identities`}
      acts={
        <span className="text-sm text-quiet">
          <Trans>{waiting} waiting</Trans>
        </span>
      }
      query={query}
      columns={useColumns()}
      keyOf={(row) => row.submission_id}
      empty={status === "submitted" ? t`Nobody waits.` : t`Nothing was found.`}
      filters={
        <AddressSelect
          name="status"
          label={t`State`}
          words={wordsOf(kycStatuses, words.level)}
          usual="submitted"
        />
      }
    />
  );
}

function useColumns(): readonly ListColumn<KycRow>[] {
  const { t } = useLingui();
  const words = useIdentityWords();
  return [
    momentColumn("handed-in", t`Handed in`, (row) => row.submitted_at, { isFixed: true }),
    numberedMemberColumn("player", t`Player`, (row) => row.member),
    textColumn("document", t`Document`, (row) => words.document(row.document)),
    {
      id: "state",
      label: t`State`,
      text: (row) => words.level(row.status),
      cell: (row) => <IdentityBadge level={row.status} />,
    },
    textColumn("at-work", t`Open with`, (row) => row.claim?.by ?? null),
    {
      id: "acts",
      label: t`Acts`,
      cell: (row) => (
        <Link
          to="/compliance/identities/$submissionId"
          params={{ submissionId: String(row.submission_id) }}
          className="text-sm text-beak-text"
        >
          <Trans>Look at it</Trans>
        </Link>
      ),
    },
  ];
}
