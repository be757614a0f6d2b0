import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  scheduleCampaign,
  stopCampaign,
} from "@tucano/contract/backoffice/site/content-messages.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge, type BadgeTone } from "@tucano/ui/chip.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { SelectFilter } from "../../platform/fields.tsx";
import { type ListColumn, ListTable } from "../../platform/tables/list-table.tsx";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { useMay } from "../../platform/session/session.ts";
import { Moment, PageHead } from "../../platform/tables/show.tsx";
import { type Lang, languageOptions, toInstant, WordsEditor, type Words } from "./form-parts.tsx";
import { type CampaignRow, campaignsQuery } from "./queries.ts";
import { SiteChoice } from "./site-choice.tsx";

const page = getRouteApi("/inside/content/notifications");

/** Notifications to many players' inboxes at once. */
export function NotificationsPage() {
  const { t } = useLingui();
  const may = useMay();
  const { cursor } = page.useSearch();
  const query = useQuery(campaignsQuery(cursor));
  const [isAdding, setIsAdding] = useState(false);
  const [stopping, setStopping] = useState<number | null>(null);
  const columns = useColumns(may("content.notify") ? setStopping : null);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Notifications`}>
        {may("content.notify") && (
          <Button size="sm" onClick={() => setIsAdding(true)}>
            <Trans>New notification</Trans>
          </Button>
        )}
      </PageHead>
      <ListTable
        screen="notifications"
        caption={t`Notifications`}
        query={query}
        columns={columns}
        keyOf={(row) => row.id}
        empty={t`Nobody was notified yet.`}
      />
      {isAdding && <AddSheet onClose={() => setIsAdding(false)} />}
      {stopping !== null && <StopSheet id={stopping} onClose={() => setStopping(null)} />}
    </div>
  );
}

function useColumns(stop: ((id: number) => void) | null): readonly ListColumn<CampaignRow>[] {
  const { t } = useLingui();
  const states: Record<CampaignRow["state"], readonly [string, BadgeTone]> = {
    scheduled: [t`Scheduled`, "gold"],
    sending: [t`On its way`, "sea"],
    sent: [t`Sent`, "leaf"],
    stopped: [t`Stopped`, "neutral"],
  };
  const title = (row: CampaignRow) => row.texts?.pt.title ?? t`New terms of use`;
  const segment = ({ segment: { site, lang, level_from: level } }: CampaignRow) =>
    [
      site === undefined ? [] : [site],
      lang === undefined
        ? []
        : [languageOptions.find(({ value }) => value === lang)?.label ?? lang],
      level === undefined ? [] : [`${t`VIP level from`} ${level}`],
    ]
      .flat()
      .join(", ");
  return [
    { id: "title", label: t`Title`, isFixed: true, text: title, cell: title },
    {
      id: "segment",
      label: t`For`,
      text: segment,
      cell: (row) => segment(row) || t`Everybody`,
    },
    {
      id: "state",
      label: t`State`,
      text: (row) => row.state,
      cell: (row) => <Badge tone={states[row.state][1]}>{states[row.state][0]}</Badge>,
    },
    {
      id: "from",
      label: t`Begins`,
      text: (row) => row.starts_at,
      cell: (row) => <Moment iso={row.starts_at} style="moment" />,
    },
    {
      id: "told",
      label: t`Told`,
      isNumber: true,
      text: (row) => String(row.told),
      cell: (row) => row.told,
    },
    { id: "by", label: t`By`, text: (row) => row.set_by, cell: (row) => row.set_by },
    {
      id: "acts",
      label: t`Acts`,
      cell: (row) =>
        stop !== null && (row.state === "scheduled" || row.state === "sending") ? (
          <Button look="quiet" size="sm" onClick={() => stop(row.id)}>
            <Trans>Stop</Trans>
          </Button>
        ) : null,
    },
  ];
}

function StopSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const stop = useMutation({
    mutationFn: (reason: string) => call(stopCampaign, { id, reason }),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: ["content"] }),
  });
  return (
    <ReasonSheet
      title={t`Stop the notification`}
      text={<Trans>Who has been told stays told.</Trans>}
      submit={t`Stop`}
      look="danger"
      act={stop}
      onClose={onClose}
    />
  );
}

function AddSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [texts, setTexts] = useState<Words<"title" | "text">>({ pt: { title: "", text: "" } });
  const [site, setSite] = useState<string>();
  const [lang, setLang] = useState<Lang>();
  const [level, setLevel] = useState("");
  const [link, setLink] = useState("");
  const [from, setFrom] = useState("");
  const add = useMutation({
    mutationFn: (reason: string) =>
      call(scheduleCampaign, {
        texts,
        link: link === "" ? null : link,
        segment: { site, lang, level_from: level === "" ? undefined : Number(level) },
        starts_at: toInstant(from),
        reason,
      }),
    onSuccess: () => {
      showToast(t`Scheduled.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["content"] }),
  });
  return (
    <ReasonSheet
      title={t`New notification`}
      text={<Trans>Each player of the segment is told once, from the moment on.</Trans>}
      submit={t`Schedule`}
      act={add}
      onClose={onClose}
    >
      <WordsEditor<"title" | "text">
        fields={[
          { name: "title", label: t`Title`, rows: 1 },
          { name: "text", label: t`Text`, rows: 4 },
        ]}
        value={texts}
        onChange={setTexts}
      />
      <div className="flex flex-wrap gap-3">
        <SiteChoice value={site} none={t`All sites`} onChange={setSite} />
        <SelectFilter
          label={t`Language of the player`}
          value={lang ?? ""}
          all={t`Any`}
          options={languageOptions}
          onChange={setLang}
        />
      </div>
      <TextField
        label={t`VIP level from`}
        type="number"
        min={0}
        max={100}
        value={level}
        onChange={(event) => setLevel(event.target.value)}
      />
      <TextField
        label={t`Leads to`}
        hint={t`A path of the site`}
        value={link}
        onChange={(event) => setLink(event.target.value)}
      />
      <TextField
        label={t`Begins`}
        hint={t`Left empty: now`}
        type="datetime-local"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
    </ReasonSheet>
  );
}
