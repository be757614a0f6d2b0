import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { exportMember } from "@tucano/contract/backoffice/members/compliance.ts";
import {
  listDataRequests,
  openDataRequest,
} from "@tucano/contract/backoffice/members/data-requests.ts";
import {
  type DataRequestKind,
  dataRequestKinds,
  dataRequestStatuses,
} from "@tucano/contract/player/account/privacy.ts";
import { Button } from "@tucano/ui/button.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useState } from "react";
import { ActButton, FormButton } from "../../../platform/act-button.tsx";
import { useDraft } from "../../../platform/draft.ts";
import { saveText } from "../../../platform/save-file.ts";
import { SelectField } from "../../../platform/select-field.tsx";
import { AddressSelect } from "../../../platform/tables/address-filters.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { MemberField } from "../member-field.tsx";
import { askList, call } from "../../../platform/api.ts";
import { oneOf, textParam } from "../../../platform/tables/list-search.ts";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import type { DataRequestRow } from "../queries.ts";
import { RequestSheet } from "./request-sheet.tsx";
import { useRequestWords } from "./request-words.ts";
import {
  momentColumn,
  textColumn,
  numberedMemberColumn,
} from "../../../platform/tables/columns.tsx";

/** What people may ask for by law: a copy, a correction, an end, no advertising. */
export function RequestsPage() {
  const { t } = useLingui();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const status = oneOf(search["status"], dataRequestStatuses) ?? "open";
  const cursor = textParam(search["cursor"], 200);
  const { statuses } = useRequestWords();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <ListPage
      screen="data-requests"
      title={t`Data requests`}
      acts={
        <div className="flex flex-wrap gap-3">
          <ExportButton />
          <FormButton
            permission="support.answer"
            label={t`Write one down`}
            look="quiet"
            form={(close) => <NewSheet onClose={close} />}
          />
        </div>
      }
      query={useQuery(askList(listDataRequests, { status, cursor }))}
      columns={useColumns(setOpen)}
      keyOf={(row) => row.request_id}
      empty={t`Nobody waits for an answer.`}
      filters={<AddressSelect name="status" label={t`State`} words={statuses} usual="open" />}
    >
      {open !== null && <RequestSheet requestId={open} onClose={() => setOpen(null)} />}
    </ListPage>
  );
}

function useColumns(open: (requestId: number) => void): readonly ListColumn<DataRequestRow>[] {
  const { t } = useLingui();
  const { kinds } = useRequestWords();
  return [
    numberedMemberColumn("player", t`Player`, (row) => row.member, { isFixed: true }),
    textColumn("kind", t`What`, (row) => kinds[row.kind]),
    momentColumn("opened", t`Asked`, (row) => row.opened_at),
    momentColumn("due", t`Answer by`, (row) => row.due_at, { style: "day" }),
    textColumn("by", t`Taken on by`, (row) => row.decided_by ?? row.claimed_by),
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

function ExportButton() {
  const { t } = useLingui();
  const { draft, field } = useDraft({ member: "" });
  return (
    <ActButton
      permission="compliance.requests"
      label={t`Take the data out`}
      text={<Trans>The file has personal data in full. It is written down.</Trans>}
      submit={t`Take the file`}
      act={(reason) => call(exportMember, { member_id: Number(draft.member), reason })}
      onDone={saveText}
    >
      <MemberField {...field("member")} />
    </ActButton>
  );
}

/** What somebody asked by e-mail, phone or letter. */
function NewSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { kinds } = useRequestWords();
  const { draft, field, choice } = useDraft({
    member: "",
    kind: "correction" as DataRequestKind,
    text: "",
  });
  const { member, kind, text } = draft;
  return (
    <ReasonSheet
      title={t`Write one down`}
      submit={t`Save`}
      done={t`Done.`}
      act={(reason) => call(openDataRequest, { member_id: Number(member), kind, text, reason })}
      onClose={onClose}
    >
      <MemberField {...field("member")} />
      <SelectField
        label={t`What`}
        options={dataRequestKinds.map((value) => ({ value, label: kinds[value] }))}
        {...choice("kind")}
      />
      <TextField label={t`In their words`} maxLength={2_000} {...field("text")} />
    </ReasonSheet>
  );
}
