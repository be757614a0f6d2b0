/** The queue of identities: those that wait, the oldest first, and those decided. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { kycStatuses } from "@tucano/contract/backoffice/members/identity.ts";
import { MemberCell } from "../../../platform/tables/data-table.tsx";
import { SelectFilter } from "../../../platform/fields.tsx";
import { IdentityBadge } from "../../../platform/subjects/identity-history.tsx";
import { useIdentityWords } from "../../../platform/subjects/identity-words.ts";
import { useAddressSearch } from "../../../platform/tables/list-search.ts";
import { type ListColumn, ListTable } from "../../../platform/tables/list-table.tsx";
import { Moment, PageHead } from "../../../platform/tables/show.tsx";
import { type KycRow, kycListQuery } from "./kyc-queries.ts";

const page = getRouteApi("/inside/compliance/identities");

export function KycPage() {
  const { t } = useLingui();
  const { filter } = useAddressSearch();
  const { status = "submitted", cursor } = page.useSearch();
  const query = useQuery(kycListQuery({ status, cursor }));
  const words = useIdentityWords();
  const columns = useColumns();
  const waiting = query.data?.waiting ?? 0;
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Identities`}>
        <span className="text-sm text-quiet">
          <Trans>{waiting} waiting</Trans>
        </span>
      </PageHead>
      <ListTable
        screen="identities"
        caption={t`Identities`}
        query={query}
        columns={columns}
        keyOf={(row) => row.submission_id}
        empty={status === "submitted" ? t`Nobody waits.` : t`Nothing was found.`}
        filters={
          <SelectFilter
            label={t`State`}
            value={status === "submitted" ? "" : status}
            all={words.level("submitted")}
            options={kycStatuses
              .filter((one) => one !== "submitted")
              .map((value) => ({ value, label: words.level(value) }))}
            onChange={(value) => filter({ status: value })}
          />
        }
      />
    </div>
  );
}

function useColumns(): readonly ListColumn<KycRow>[] {
  const { t } = useLingui();
  const words = useIdentityWords();
  return [
    {
      id: "handed-in",
      label: t`Handed in`,
      isFixed: true,
      text: (row) => row.submitted_at,
      cell: (row) => <Moment iso={row.submitted_at} style="moment" />,
    },
    {
      id: "player",
      label: t`Player`,
      text: (row) => String(row.member.member_id),
      cell: (row) => <MemberCell member={row.member} />,
    },
    {
      id: "document",
      label: t`Document`,
      text: (row) => words.document(row.document),
      cell: (row) => words.document(row.document),
    },
    {
      id: "state",
      label: t`State`,
      text: (row) => words.level(row.status),
      cell: (row) => <IdentityBadge level={row.status} />,
    },
    {
      id: "at-work",
      label: t`Open with`,
      text: (row) => row.claim?.by ?? "",
      cell: (row) => row.claim?.by ?? "–",
    },
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
