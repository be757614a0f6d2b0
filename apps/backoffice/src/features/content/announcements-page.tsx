import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { announce, endAnnouncement } from "@tucano/contract/backoffice/site/content-messages.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge, type BadgeTone } from "@tucano/ui/chip.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { type ListColumn, ListTable } from "../../platform/tables/list-table.tsx";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { useMay } from "../../platform/session/session.ts";
import { Moment, PageHead } from "../../platform/tables/show.tsx";
import { toInstant, WordsEditor, type Words } from "./form-parts.tsx";
import { type AnnouncementRow, announcementsQuery } from "./queries.ts";
import { SiteChoice } from "./site-choice.tsx";

const page = getRouteApi("/inside/content/announcements");

/** What everybody reads, now and later. */
export function AnnouncementsPage() {
  const { t } = useLingui();
  const may = useMay();
  const { cursor } = page.useSearch();
  const query = useQuery(announcementsQuery(cursor));
  const [isAdding, setIsAdding] = useState(false);
  const [ending, setEnding] = useState<number | null>(null);
  const columns = useColumns(may("content.publish") ? setEnding : null);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Announcements`}>
        {may("content.publish") && (
          <Button size="sm" onClick={() => setIsAdding(true)}>
            <Trans>Announce</Trans>
          </Button>
        )}
      </PageHead>
      <ListTable
        screen="announcements"
        caption={t`Announcements`}
        query={query}
        columns={columns}
        keyOf={(row) => row.id}
        empty={t`Nothing was announced yet.`}
      />
      {isAdding && <AddSheet onClose={() => setIsAdding(false)} />}
      {ending !== null && <EndSheet id={ending} onClose={() => setEnding(null)} />}
    </div>
  );
}

function useColumns(end: ((id: number) => void) | null): readonly ListColumn<AnnouncementRow>[] {
  const { t } = useLingui();
  const states: Record<AnnouncementRow["state"], readonly [string, BadgeTone]> = {
    ahead: [t`Lies ahead`, "gold"],
    shown: [t`Shown`, "leaf"],
    over: [t`Over`, "neutral"],
  };
  return [
    {
      id: "title",
      label: t`Title`,
      isFixed: true,
      text: (row) => row.texts.pt.title,
      cell: (row) => row.texts.pt.title,
    },
    { id: "site", label: t`Site`, cell: (row) => row.site ?? t`All sites` },
    {
      id: "state",
      label: t`State`,
      text: (row) => row.state,
      cell: (row) => <Badge tone={states[row.state][1]}>{states[row.state][0]}</Badge>,
    },
    {
      id: "from",
      label: t`Shown from`,
      text: (row) => row.starts_at,
      cell: (row) => <Moment iso={row.starts_at} style="moment" />,
    },
    {
      id: "until",
      label: t`Shown until`,
      cell: (row) => (row.ends_at === null ? "–" : <Moment iso={row.ends_at} style="moment" />),
    },
    { id: "by", label: t`By`, text: (row) => row.set_by, cell: (row) => row.set_by },
    {
      id: "acts",
      label: t`Acts`,
      cell: (row) =>
        end !== null && row.state !== "over" ? (
          <Button look="quiet" size="sm" onClick={() => end(row.id)}>
            <Trans>End</Trans>
          </Button>
        ) : null,
    },
  ];
}

function EndSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: (reason: string) => call(endAnnouncement, { id, reason }),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: ["content"] }),
  });
  return (
    <ReasonSheet
      title={t`End the announcement`}
      submit={t`End`}
      look="danger"
      act={end}
      onClose={onClose}
    />
  );
}

function AddSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [site, setSite] = useState<string>();
  const [texts, setTexts] = useState<Words<"title" | "text">>({ pt: { title: "", text: "" } });
  const [link, setLink] = useState("");
  const [isPinned, setIsPinned] = useState(false);
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const add = useMutation({
    mutationFn: (reason: string) =>
      call(announce, {
        announcement: {
          site: site ?? null,
          texts,
          link: link === "" ? null : link,
          is_pinned: isPinned,
          starts_at: toInstant(from) ?? new Date().toISOString(),
          ends_at: toInstant(until),
        },
        reason,
      }),
    onSuccess: () => {
      showToast(t`Announced.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["content"] }),
  });
  return (
    <ReasonSheet title={t`Announce`} submit={t`Announce`} act={add} onClose={onClose}>
      <SiteChoice value={site} none={t`All sites`} onChange={setSite} />
      <WordsEditor<"title" | "text">
        fields={[
          { name: "title", label: t`Title`, rows: 1 },
          { name: "text", label: t`Text`, rows: 4 },
        ]}
        value={texts}
        onChange={setTexts}
      />
      <TextField
        label={t`Leads to`}
        hint={t`A path of the site`}
        value={link}
        onChange={(event) => setLink(event.target.value)}
      />
      <TextField
        label={t`Shown from`}
        type="datetime-local"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        label={t`Shown until`}
        type="datetime-local"
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <label className="flex min-h-9 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-beak"
          checked={isPinned}
          onChange={(event) => setIsPinned(event.target.checked)}
        />
        <Trans>Pinned at the top</Trans>
      </label>
    </ReasonSheet>
  );
}
