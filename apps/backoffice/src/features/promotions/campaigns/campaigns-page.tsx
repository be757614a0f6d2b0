import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { listCampaigns, stopCampaign } from "@tucano/contract/backoffice/members/campaigns.ts";
import { ActButton, FormButton } from "../../../platform/act-button.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { askList, call } from "../../../platform/api.ts";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { Money } from "../../../platform/tables/show.tsx";
import { CampaignSheet } from "./campaign-sheet.tsx";
import { useCampaignStates, useGiftName } from "../numbers/gift-words.ts";
import type { Campaign } from "../queries.ts";
import { badgeColumn, momentColumn, numberColumn } from "../../../platform/tables/columns.tsx";
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
  const gifts = useGiftName();
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
    {
      id: "gift",
      label: t`Gift`,
      text: (row) => gifts[row.gift],
      cell: (row) => (
        <>
          {gifts[row.gift]} {row.spins > 0 ? row.spins : <Money wire={row.amount} />}
          {row.free !== null && ` (${row.free.rounds})`}
        </>
      ),
    },
    {
      id: "members",
      label: t`Players`,
      text: (row) => String(row.listed ?? ""),
      cell: (row) => row.listed ?? t`Segment`,
    },
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
      cell: ({ campaign_id, name, state }) =>
        (state === "waiting" || state === "running") && (
          <ActButton
            permission="promotions.campaigns"
            label={t`Stop`}
            title={t`Stop ${name}`}
            text={<Trans>What was given stays given.</Trans>}
            submit={t`Stop`}
            done={t`Stopped. What was given stays given.`}
            act={(reason) => call(stopCampaign, { campaign_id, reason })}
          />
        ),
    },
  ];
}
