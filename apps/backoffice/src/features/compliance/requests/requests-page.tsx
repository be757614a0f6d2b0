import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { exportMember } from "@tucano/contract/backoffice/members/compliance.ts";
import { openDataRequest } from "@tucano/contract/backoffice/members/data-requests.ts";
import {
  type DataRequestKind,
  dataRequestKinds,
  dataRequestStatuses,
} from "@tucano/contract/player/account/privacy.ts";
import { Button } from "@tucano/ui/button.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { type ReactNode, useState } from "react";
import { call } from "../../../platform/api.ts";
import { MemberCell } from "../../../platform/tables/data-table.tsx";
import { SelectFilter } from "../../../platform/fields.tsx";
import { oneOf, textParam, useAddressSearch } from "../../../platform/tables/list-search.ts";
import { type ListColumn, ListTable } from "../../../platform/tables/list-table.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { Moment, PageHead } from "../../../platform/tables/show.tsx";
import { type DataRequestRow, dataRequestsQuery, saveFile } from "../queries.ts";
import { RequestSheet } from "./request-sheet.tsx";
import { useRequestWords } from "./request-words.ts";

/** What people may ask for by law: a copy, a correction, an end, no advertising. */
export function RequestsPage() {
  const { t } = useLingui();
  const may = useMay();
  const { filter } = useAddressSearch();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const status = oneOf(search["status"], dataRequestStatuses) ?? "open";
  const cursor = textParam(search["cursor"], 200);
  const query = useQuery(dataRequestsQuery({ status, cursor }));
  const { statuses } = useRequestWords();
  const [open, setOpen] = useState<number | null>(null);
  const [sheet, setSheet] = useState<"export" | "new" | null>(null);
  const columns = useColumns(setOpen);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Data requests`}>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" look="quiet" onClick={() => setSheet("export")}>
            <Trans>Take the data out</Trans>
          </Button>
          {may("support.answer") && (
            <Button size="sm" look="quiet" onClick={() => setSheet("new")}>
              <Trans>Write one down</Trans>
            </Button>
          )}
        </div>
      </PageHead>
      <ListTable
        screen="data-requests"
        caption={t`Data requests`}
        query={query}
        columns={columns}
        keyOf={(row) => row.request_id}
        empty={t`Nobody waits for an answer.`}
        filters={
          <SelectFilter
            label={t`State`}
            value={status === "open" ? "" : status}
            all={statuses.open}
            options={dataRequestStatuses
              .filter((one) => one !== "open")
              .map((value) => ({ value, label: statuses[value] }))}
            onChange={(value) => filter({ status: value })}
          />
        }
      />
      {open !== null && <RequestSheet requestId={open} onClose={() => setOpen(null)} />}
      {sheet === "export" && <ExportSheet onClose={() => setSheet(null)} />}
      {sheet === "new" && <NewSheet onClose={() => setSheet(null)} />}
    </div>
  );
}

function useColumns(open: (requestId: number) => void): readonly ListColumn<DataRequestRow>[] {
  const { t } = useLingui();
  const { kinds } = useRequestWords();
  return [
    {
      id: "player",
      label: t`Player`,
      isFixed: true,
      text: (row) => String(row.member.member_id),
      cell: (row) => <MemberCell member={row.member} />,
    },
    {
      id: "kind",
      label: t`What`,
      text: (row) => kinds[row.kind],
      cell: (row) => kinds[row.kind],
    },
    {
      id: "opened",
      label: t`Asked`,
      text: (row) => row.opened_at,
      cell: (row) => <Moment iso={row.opened_at} style="moment" />,
    },
    {
      id: "due",
      label: t`Answer by`,
      text: (row) => row.due_at,
      cell: (row) => <Moment iso={row.due_at} style="day" />,
    },
    {
      id: "by",
      label: t`Taken on by`,
      text: (row) => row.decided_by ?? row.claimed_by ?? "",
      cell: (row) => row.decided_by ?? row.claimed_by ?? "–",
    },
    {
      id: "acts",
      label: t`Acts`,
      cell: (row) => (
        <Button look="quiet" size="sm" onClick={() => open(row.request_id)}>
          <Trans>Look at it</Trans>
        </Button>
      ),
    },
  ];
}

interface MemberFieldProps {
  value: string;
  onChange: (value: string) => void;
}

function MemberField({ value, onChange }: MemberFieldProps): ReactNode {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Number of the player`}
      required
      pattern="\d{9}"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function ExportSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [member, setMember] = useState("");
  const take = useMutation({
    mutationFn: (reason: string) => call(exportMember, { member_id: Number(member), reason }),
    onSuccess: (file) => {
      saveFile(file);
      onClose();
    },
  });
  return (
    <ReasonSheet
      title={t`Take the data out`}
      text={<Trans>The file has personal data in full. It is written down.</Trans>}
      submit={t`Take the file`}
      act={take}
      onClose={onClose}
    >
      <MemberField value={member} onChange={setMember} />
    </ReasonSheet>
  );
}

/** What somebody asked by e-mail, phone or letter. */
function NewSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { kinds } = useRequestWords();
  const [member, setMember] = useState("");
  const [kind, setKind] = useState<DataRequestKind>("correction");
  const [text, setText] = useState("");
  const open = useMutation({
    mutationFn: (reason: string) =>
      call(openDataRequest, { member_id: Number(member), kind, text, reason }),
    onSuccess: () => {
      showToast(t`Done.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["data-requests"] }),
  });
  return (
    <ReasonSheet title={t`Write one down`} submit={t`Save`} act={open} onClose={onClose}>
      <MemberField value={member} onChange={setMember} />
      <SelectFilter
        label={t`What`}
        value={kind === "correction" ? "" : kind}
        all={kinds.correction}
        options={dataRequestKinds
          .filter((one) => one !== "correction")
          .map((value) => ({ value, label: kinds[value] }))}
        onChange={(value) => setKind(oneOf(value, dataRequestKinds) ?? "correction")}
      />
      <TextField
        label={t`In their words`}
        maxLength={2_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ReasonSheet>
  );
}
