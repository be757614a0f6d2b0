import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  listCampaigns,
  scheduleCampaign,
} from "@tucano/contract/backoffice/site/content-messages.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { FormButton } from "../../platform/act-button.tsx";
import { askList, call } from "../../platform/api.ts";
import { useDraft } from "../../platform/draft.ts";
import { readMoment } from "../../platform/numbers/number-units.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { SelectField } from "../../platform/select-field.tsx";
import { textColumn } from "../../platform/tables/columns.tsx";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import { ListPage } from "../../platform/tables/page.tsx";
import { type Lang, languageOptions, LinkField, MessageEditor } from "./form-parts.tsx";
import type { CampaignRow } from "./queries.ts";
import { useSendingColumns } from "./sending-columns.tsx";
import { SiteField } from "../../platform/subjects/site-field.tsx";

const page = getRouteApi("/inside/content/notifications");

/** Notifications to many players' inboxes at once. */
export function NotificationsPage() {
  const { t } = useLingui();
  return (
    <ListPage
      screen="notifications"
      title={t`Notifications`}
      acts={
        <FormButton
          permission="content.notify"
          label={t`New notification`}
          form={(close) => <AddSheet onClose={close} />}
        />
      }
      query={useQuery(askList(listCampaigns, page.useSearch()))}
      columns={useColumns()}
      keyOf={(row) => row.id}
      empty={t`Nobody was notified yet.`}
    />
  );
}

function useColumns(): readonly ListColumn<CampaignRow>[] {
  const { t } = useLingui();
  const { state, from, told, by, acts } = useSendingColumns<CampaignRow>(t`Stop the notification`);
  const segment = ({ segment: { site, lang, level_from: level } }: CampaignRow) =>
    [
      site,
      languageOptions.find(({ value }) => value === lang)?.label ?? lang,
      level === undefined ? undefined : `${t`VIP level from`} ${level}`,
    ]
      .filter((one) => one !== undefined)
      .join(", ");
  return [
    textColumn("title", t`Title`, (row) => row.texts?.pt.title ?? t`New terms of use`, {
      isFixed: true,
    }),
    { id: "segment", label: t`For`, text: segment, cell: (row) => segment(row) || t`Everybody` },
    state,
    from,
    told,
    by,
    acts,
  ];
}

function AddSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { draft, field, choice } = useDraft({
    texts: { pt: { title: "", text: "" } },
    site: "",
    lang: "" as Lang | "",
    level: "",
    link: "",
    from: "",
  });
  return (
    <ReasonSheet
      title={t`New notification`}
      text={<Trans>Each player of the segment is told once, from the moment on.</Trans>}
      submit={t`Schedule`}
      done={t`Scheduled.`}
      act={(reason) =>
        call(scheduleCampaign, {
          texts: draft.texts,
          link: draft.link || null,
          segment: {
            site: draft.site || undefined,
            lang: draft.lang || undefined,
            level_from: draft.level === "" ? undefined : Number(draft.level),
          },
          starts_at: readMoment(draft.from),
          reason,
        })
      }
      onClose={onClose}
    >
      <MessageEditor {...choice("texts")} />
      <SiteField {...choice("site")} />
      <SelectField
        label={t`Language of the player`}
        options={[{ value: "", label: t`Any` }, ...languageOptions]}
        {...choice("lang")}
      />
      <TextField label={t`VIP level from`} type="number" min={0} max={100} {...field("level")} />
      <LinkField {...field("link")} />
      <TextField
        label={t`Begins`}
        hint={t`Left empty: now`}
        type="datetime-local"
        {...field("from")}
      />
    </ReasonSheet>
  );
}
