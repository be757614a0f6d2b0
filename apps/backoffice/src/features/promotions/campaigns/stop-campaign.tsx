import { Trans, useLingui } from "@lingui/react/macro";
import { stopCampaign } from "@tucano/contract/backoffice/members/campaigns.ts";
import { ActButton } from "../../../platform/act-button.tsx";
import { call } from "../../../platform/api.ts";
import type { Campaign } from "../queries.ts";

/** For one that waits or runs. */
export function StopCampaign({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const { campaign_id, name, state } = campaign;
  if (state !== "waiting" && state !== "running") return null;
  return (
    <ActButton
      permission="promotions.campaigns"
      label={t`Stop`}
      title={t`Stop ${name}`}
      text={<Trans>What was given stays given.</Trans>}
      submit={t`Stop`}
      done={t`Stopped. What was given stays given.`}
      act={(reason) => call(stopCampaign, { campaign_id, reason })}
    />
  );
}
