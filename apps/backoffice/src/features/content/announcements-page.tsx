import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  announce,
  endAnnouncement,
  listOfficeAnnouncements,
} from "@tucano/contract/backoffice/site/content-messages.ts";
import type { BadgeTone } from "@tucano/ui/chip.tsx";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { ActButton, FormButton } from "../../platform/act-button.tsx";
import { askList, call } from "../../platform/api.ts";
import { useDraft } from "../../platform/draft.ts";
import { readMoment } from "../../platform/numbers/number-units.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { badgeColumn, momentColumn, textColumn } from "../../platform/tables/columns.tsx";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import { ListPage } from "../../platform/tables/page.tsx";
import { LinkField, MessageEditor } from "./form-parts.tsx";
import type { AnnouncementRow } from "./queries.ts";
import { SiteField } from "../../platform/subjects/site-field.tsx";

const page = getRouteApi("/inside/content/announcements");

/** What everybody reads, now and later. */
export function AnnouncementsPage() {
  const { t } = useLingui();
  return (
    <ListPage
      screen="announcements"
      title={t`Announcements`}
      acts={
        <FormButton
          permission="content.publish"
          label={t`Announce`}
          form={(close) => <AddSheet onClose={close} />}
        />
      }
      query={useQuery(askList(listOfficeAnnouncements, page.useSearch()))}
      columns={useColumns()}
      keyOf={(row) => row.id}
      empty={t`Nothing was announced yet.`}
    />
  );
}

function useColumns(): readonly ListColumn<AnnouncementRow>[] {
  const { t } = useLingui();
  const states: Record<AnnouncementRow["state"], readonly [string, BadgeTone]> = {
    ahead: [t`Lies ahead`, "gold"],
    shown: [t`Shown`, "leaf"],
    over: [t`Over`, "neutral"],
  };
  return [
    textColumn("title", t`Title`, (row) => row.texts.pt.title, { isFixed: true }),
    { id: "site", label: t`Site`, cell: (row) => row.site ?? t`All sites` },
    badgeColumn("state", t`State`, (row) => states[row.state]),
    momentColumn("from", t`Shown from`, (row) => row.starts_at),
    momentColumn("until", t`Shown until`, (row) => row.ends_at),
    textColumn("by", t`By`, (row) => row.set_by),
    {
      id: "acts",
      label: t`Acts`,
      cell: ({ id, state }) =>
        state !== "over" && (
          <ActButton
            permission="content.publish"
            label={t`End`}
            title={t`End the announcement`}
            isGrave
            submit={t`End`}
            act={(reason) => call(endAnnouncement, { id, reason })}
          />
        ),
    },
  ];
}

function AddSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { draft, field, tick, choice } = useDraft({
    site: "",
    texts: { pt: { title: "", text: "" } },
    link: "",
    isPinned: false,
    from: "",
    until: "",
  });
  return (
    <ReasonSheet
      title={t`Announce`}
      done={t`Announced.`}
      act={(reason) =>
        call(announce, {
          announcement: {
            site: draft.site || null,
            texts: draft.texts,
            link: draft.link || null,
            is_pinned: draft.isPinned,
            starts_at: readMoment(draft.from) ?? new Date().toISOString(),
            ends_at: readMoment(draft.until),
          },
          reason,
        })
      }
      onClose={onClose}
    >
      <SiteField {...choice("site")} />
      <MessageEditor {...choice("texts")} />
      <LinkField {...field("link")} />
      <TextField label={t`Shown from`} type="datetime-local" {...field("from")} />
      <TextField label={t`Shown until`} type="datetime-local" {...field("until")} />
      <Checkbox {...tick("isPinned")}>
        <Trans>Pinned at the top</Trans>
      </Checkbox>
    </ReasonSheet>
  );
}
