import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { MemberLink } from "../../../platform/tables/data-table.tsx";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { useOutcomes } from "../numbers/gift-words.ts";
import type { CampaignMember } from "../queries.ts";
import { badgeColumn, momentColumn, textColumn } from "../../../platform/tables/columns.tsx";
import { listCampaignMembers } from "@tucano/contract/backoffice/members/campaigns.ts";
import { askList } from "../../../platform/api.ts";
import { ListPage } from "../../../platform/tables/page.tsx";

const page = getRouteApi("/inside/campaigns/$campaignId");

/** Whom a campaign has reached. */
export function CampaignPage() {
  const { t } = useLingui();
  const { campaignId } = page.useParams();
  const asked = { campaign_id: Number(campaignId), ...page.useSearch() };
  return (
    <ListPage
      screen="campaign-members"
      title={t`Campaign ${campaignId}`}
      caption={t`Players reached`}
      query={useQuery(askList(listCampaignMembers, asked))}
      columns={useColumns()}
      keyOf={(row) => row.member.member_id}
      empty={t`Nobody was reached yet.`}
    />
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
    textColumn("number", t`Number`, (row) => row.member.member_id),
    badgeColumn("outcome", t`Outcome`, (row) => outcomes[row.outcome]),
    momentColumn("at", t`When`, (row) => row.at),
  ];
}
