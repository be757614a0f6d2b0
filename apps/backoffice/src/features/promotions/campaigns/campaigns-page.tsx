import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { listCampaigns } from "@tucano/contract/backoffice/members/campaigns.ts";
import { FormButton } from "../../../platform/act-button.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { askList } from "../../../platform/api.ts";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { Money } from "../../../platform/tables/show.tsx";
import { useCampaignStates } from "../numbers/gift-words.ts";
import { CampaignSheet } from "./campaign-sheet.tsx";
import { useCampaignWords } from "./campaign-words.ts";
import { StopCampaign } from "./stop-campaign.tsx";
import type { Campaign } from "../queries.ts";
import {
  badgeColumn,
  momentColumn,
  numberColumn,
  textColumn,
} from "../../../platform/tables/columns.tsx";
import { TextLink } from "../../../platform/tables/text-link.tsx";

const page = getRouteApi("/inside/campaigns");

/** What is given by hand to many. */
export function CampaignsPage() {
  const { t } = useLingui();
  return (
    <ListPage
      screen="campaigns"
      title={t`Campaigns`}
      acts={
        <FormButton
          permission="promotions.campaigns"
          label={t`New campaign`}
          form={(close) => <CampaignSheet onClose={close} />}
        />
      }
      query={useQuery(askList(listCampaigns, page.useSearch()))}
      columns={useColumns()}
      keyOf={(row) => row.campaign_id}
      empty={t`No campaign yet.`}
    />
  );
}

function useColumns(): readonly ListColumn<Campaign>[] {
  const { t } = useLingui();
  const { giftOf, whomOf } = useCampaignWords();
  const states = useCampaignStates();
  return [
    {
      id: "name",
      label: t`Name`,
      isFixed: true,
      text: (row) => row.name,
      cell: (row) => (
        <TextLink to="/campaigns/$campaignId" params={{ campaignId: String(row.campaign_id) }}>
          {row.name}
        </TextLink>
      ),
    },
    textColumn("gift", t`Gift`, giftOf),
    textColumn("members", t`For whom`, whomOf),
    badgeColumn("state", t`State`, (row) => states[row.state]),
    numberColumn("given", t`Given`, (row) => row.given),
    {
      id: "cost",
      label: t`Cost of budget`,
      isNumber: true,
      text: (row) => row.cost,
      cell: (row) => (
        <>
          <Money wire={row.cost} /> / <Money wire={row.budget} />
        </>
      ),
    },
    momentColumn("ends", t`Ends`, (row) => row.ends_at),
    {
      id: "acts",
      label: t`Acts`,
      cell: (row) => <StopCampaign campaign={row} />,
    },
  ];
}
