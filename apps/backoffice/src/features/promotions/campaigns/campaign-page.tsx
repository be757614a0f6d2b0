import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Badge } from "@tucano/ui/chip.tsx";
import { MemberLink } from "../../../platform/tables/data-table.tsx";
import { type ListColumn, ListTable } from "../../../platform/tables/list-table.tsx";
import { Moment, PageHead } from "../../../platform/tables/show.tsx";
import { useOutcomes } from "../numbers/gift-words.ts";
import { type CampaignMember, campaignMembersQuery } from "../queries.ts";

const page = getRouteApi("/inside/campaigns/$campaignId");

/** Whom a campaign has reached. */
export function CampaignPage() {
  const { t } = useLingui();
  const { campaignId } = page.useParams();
  const { cursor } = page.useSearch();
  const query = useQuery(campaignMembersQuery(Number(campaignId), { cursor }));
  const columns = useColumns();
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Campaign ${campaignId}`} />
      <ListTable
        screen="campaign-members"
        caption={t`Players reached`}
        query={query}
        columns={columns}
        keyOf={(row) => row.member.member_id}
        empty={t`Nobody was reached yet.`}
      />
    </div>
  );
}

function useColumns(): readonly ListColumn<CampaignMember>[] {
  const { t } = useLingui();
  const outcomes = useOutcomes();
  return [
    {
      id: "account",
      label: t`Account`,
      isFixed: true,
      text: (row) => row.member.account,
      cell: (row) =>
        row.member.account === "" ? row.member.member_id : <MemberLink member={row.member} />,
    },
    {
      id: "number",
      label: t`Number`,
      text: (row) => String(row.member.member_id),
      cell: (row) => row.member.member_id,
    },
    {
      id: "outcome",
      label: t`Outcome`,
      text: (row) => outcomes[row.outcome][0],
      cell: (row) => <Badge tone={outcomes[row.outcome][1]}>{outcomes[row.outcome][0]}</Badge>,
    },
    {
      id: "at",
      label: t`When`,
      text: (row) => row.at,
      cell: (row) => <Moment iso={row.at} style="moment" />,
    },
  ];
}
