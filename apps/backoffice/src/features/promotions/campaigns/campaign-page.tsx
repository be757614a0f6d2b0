import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  listCampaignMembers,
  readCampaign,
} from "@tucano/contract/backoffice/members/campaigns.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { ask, askList } from "../../../platform/api.ts";
import { badgeColumn, momentColumn, textColumn } from "../../../platform/tables/columns.tsx";
import { MemberLink } from "../../../platform/tables/data-table.tsx";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { Card, Fact, Loaded, Moment, Money } from "../../../platform/tables/show.tsx";
import { useCampaignStates, useOutcomes } from "../numbers/gift-words.ts";
import type { Campaign, CampaignMember } from "../queries.ts";
import { useCampaignWords } from "./campaign-words.ts";
import { StopCampaign } from "./stop-campaign.tsx";

const page = getRouteApi("/inside/campaigns/$campaignId");

/** What a campaign gives, what it has come to, and whom it has reached. */
export function CampaignPage() {
  const { t } = useLingui();
  const { campaignId } = page.useParams();
  const campaign = useQuery(ask(readCampaign, { campaign_id: Number(campaignId) }));
  const asked = { campaign_id: Number(campaignId), ...page.useSearch() };
  return (
    <ListPage
      screen="campaign-members"
      title={campaign.data?.name ?? t`Campaign ${campaignId}`}
      caption={t`Players reached`}
      acts={campaign.data && <StopCampaign campaign={campaign.data} />}
      above={<Loaded query={campaign}>{(one) => <Facts campaign={one} />}</Loaded>}
      query={useQuery(askList(listCampaignMembers, asked))}
      columns={useColumns()}
      keyOf={(row) => row.member.member_id}
      empty={t`Nobody was reached yet.`}
    />
  );
}

function Facts({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const [state, tone] = useCampaignStates()[campaign.state];
  const { giftOf, whomOf } = useCampaignWords();
  return (
    <Card title={t`Gift and cost`}>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Fact label={t`State`}>
          <Badge tone={tone}>{state}</Badge>
        </Fact>
        <Fact label={t`Gift`}>{giftOf(campaign)}</Fact>
        <Fact label={t`For whom`}>{whomOf(campaign)}</Fact>
        <Fact label={t`Cost of budget`}>
          <Money wire={campaign.cost} /> / <Money wire={campaign.budget} />
        </Fact>
        <Fact label={t`Given`}>{campaign.given}</Fact>
        <Fact label={t`Left out or refused`}>{campaign.skipped}</Fact>
        <Fact label={t`Ends`}>
          <Moment iso={campaign.ends_at} style="moment" />
        </Fact>
        <Fact label={t`Asked for by`}>
          {campaign.created_by}, <Moment iso={campaign.created_at} style="moment" />
        </Fact>
      </dl>
    </Card>
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
