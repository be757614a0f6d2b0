import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { stopCampaign } from "@tucano/contract/backoffice/members/campaigns.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useState } from "react";
import { call } from "../../../platform/api.ts";
import { type ListColumn, ListTable } from "../../../platform/tables/list-table.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { Moment, Money, PageHead } from "../../../platform/tables/show.tsx";
import { CampaignSheet } from "./campaign-sheet.tsx";
import { useCampaignStates, useGiftName } from "../numbers/gift-words.ts";
import { type Campaign, campaignsQuery, PROMOTIONS } from "../queries.ts";

const page = getRouteApi("/inside/campaigns");

/** What is given by hand to many. */
export function CampaignsPage() {
  const { t } = useLingui();
  const may = useMay();
  const { cursor } = page.useSearch();
  const query = useQuery(campaignsQuery({ cursor }));
  const [isNew, setIsNew] = useState(false);
  const [stopping, setStopping] = useState<Campaign | null>(null);
  const columns = useColumns(setStopping);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Campaigns`}>
        {may("promotions.campaigns") && (
          <Button size="sm" onClick={() => setIsNew(true)}>
            <Trans>New campaign</Trans>
          </Button>
        )}
      </PageHead>
      <ListTable
        screen="campaigns"
        caption={t`Campaigns`}
        query={query}
        columns={columns}
        keyOf={(row) => row.campaign_id}
        empty={t`No campaign yet.`}
      />
      {isNew && <CampaignSheet onClose={() => setIsNew(false)} />}
      {stopping !== null && <StopSheet campaign={stopping} onClose={() => setStopping(null)} />}
    </div>
  );
}

function useColumns(onStop: (campaign: Campaign) => void): readonly ListColumn<Campaign>[] {
  const { t } = useLingui();
  const may = useMay();
  const gifts = useGiftName();
  const states = useCampaignStates();
  return [
    {
      id: "name",
      label: t`Name`,
      isFixed: true,
      text: (row) => row.name,
      cell: (row) => (
        <Link
          to="/campaigns/$campaignId"
          params={{ campaignId: String(row.campaign_id) }}
          className="font-medium text-beak-text"
        >
          {row.name}
        </Link>
      ),
    },
    {
      id: "gift",
      label: t`Gift`,
      text: (row) => gifts[row.gift],
      cell: (row) => (
        <>
          {gifts[row.gift]} {row.spins > 0 ? row.spins : <Money wire={row.amount} />}
        </>
      ),
    },
    {
      id: "members",
      label: t`Players`,
      text: (row) => String(row.listed ?? ""),
      cell: (row) => row.listed ?? t`Segment`,
    },
    {
      id: "state",
      label: t`State`,
      text: (row) => states[row.state][0],
      cell: (row) => <Badge tone={states[row.state][1]}>{states[row.state][0]}</Badge>,
    },
    {
      id: "given",
      label: t`Given`,
      isNumber: true,
      text: (row) => String(row.given),
      cell: (row) => row.given,
    },
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
    {
      id: "ends",
      label: t`Ends`,
      text: (row) => row.ends_at,
      cell: (row) => <Moment iso={row.ends_at} style="moment" />,
    },
    {
      id: "acts",
      label: t`Acts`,
      cell: (row) =>
        may("promotions.campaigns") && (row.state === "waiting" || row.state === "running") ? (
          <Button look="quiet" size="sm" onClick={() => onStop(row)}>
            <Trans>Stop</Trans>
          </Button>
        ) : null,
    },
  ];
}

function StopSheet({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const stop = useMutation({
    mutationFn: (reason: string) =>
      call(stopCampaign, { campaign_id: campaign.campaign_id, reason }),
    onSuccess: () => {
      showToast(t`Stopped. What was given stays given.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: PROMOTIONS }),
  });
  const { name } = campaign;
  return (
    <ReasonSheet title={t`Stop ${name}`} submit={t`Stop`} act={stop} onClose={onClose}>
      <p className="text-sm">
        <Trans>What was given stays given.</Trans>
      </p>
    </ReasonSheet>
  );
}
