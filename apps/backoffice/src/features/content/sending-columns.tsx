import { Trans, useLingui } from "@lingui/react/macro";
import { stopCampaign } from "@tucano/contract/backoffice/site/content-messages.ts";
import type { BadgeTone } from "@tucano/ui/chip.tsx";
import { ActButton } from "../../platform/act-button.tsx";
import { call } from "../../platform/api.ts";
import {
  badgeColumn,
  momentColumn,
  numberColumn,
  textColumn,
} from "../../platform/tables/columns.tsx";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import type { CampaignRow, MailingRow } from "./queries.ts";

/** What lists of messages have in common: how far each has come, by whom, and how it is stopped. */
export function useSendingColumns<Row extends CampaignRow | MailingRow>(stopTitle: string) {
  const { t } = useLingui();
  const states: Record<MailingRow["state"], readonly [string, BadgeTone]> = {
    waiting: [t`Waiting for a second person`, "gold"],
    scheduled: [t`Scheduled`, "gold"],
    sending: [t`On its way`, "sea"],
    sent: [t`Sent`, "leaf"],
    stopped: [t`Stopped`, "neutral"],
  };
  const acts: ListColumn<Row> = {
    id: "acts",
    label: t`Acts`,
    cell: ({ id, state }) =>
      state !== "sent" &&
      state !== "stopped" && (
        <ActButton
          permission="content.notify"
          label={t`Stop`}
          title={stopTitle}
          isGrave
          text={<Trans>Who has been told stays told.</Trans>}
          submit={t`Stop`}
          act={(reason) => call(stopCampaign, { id, reason })}
        />
      ),
  };
  return {
    state: badgeColumn<Row>("state", t`State`, (row) => states[row.state]),
    from: momentColumn<Row>("from", t`Begins`, (row) => row.starts_at),
    told: numberColumn<Row>("told", t`Told`, (row) => row.told),
    by: textColumn<Row>("by", t`By`, (row) => row.set_by),
    acts,
  };
}
