import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import {
  excludeMember,
  findExcluded,
  importBarred,
} from "@tucano/contract/backoffice/members/compliance.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useState } from "react";
import { useDraft } from "../../../platform/draft.ts";
import { FileButton } from "../../../platform/files/file-button.tsx";
import { MemberField } from "../member-field.tsx";
import { call } from "../../../platform/api.ts";
import { MemberLink } from "../../../platform/tables/data-table.tsx";
import { MemberBadge } from "../../../platform/subjects/labels.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { Card } from "../../../platform/tables/show.tsx";
import { LiftBar } from "./lift-bar.tsx";

/** By CPF: member, excluded, barred? The look-up itself is in the audit log. */
export function FindPerson() {
  const { t } = useLingui();
  const [cpf, setCpf] = useState("");
  const find = useMutation({ mutationFn: () => call(findExcluded, { cpf }) });
  const found = find.data;
  return (
    <Card title={t`Find a person`}>
      <form
        className="flex flex-col gap-3 sm:flex-row sm:items-end"
        onSubmit={(event) => {
          event.preventDefault();
          find.mutate();
        }}
      >
        <TextField
          className="flex-1"
          label={t`CPF`}
          required
          inputMode="numeric"
          autoComplete="off"
          value={cpf}
          onChange={(event) => setCpf(event.target.value)}
        />
        <Button type="submit" look="quiet" size="lg" isBusy={find.isPending}>
          <Trans>Look up</Trans>
        </Button>
      </form>
      {find.isError && <Notice tone="error">{find.error.message}</Notice>}
      {found !== undefined && (
        <div role="status">
          <ul className="flex flex-col gap-1 text-sm">
            <li>
              {found.member === null ? (
                t`Not a member`
              ) : (
                <span className="inline-flex flex-wrap items-center gap-2">
                  <MemberLink member={found.member} />
                  <span className="tabular text-quiet">{found.member.member_id}</span>
                  <MemberBadge status={found.member.status} />
                </span>
              )}
            </li>
            <li>
              {found.barred === null
                ? t`Not on the authority's list`
                : t`On the authority's list: ${found.barred.source}`}
            </li>
            <li>
              <Trans>Exclusions and time-outs so far: {found.exclusions.length}</Trans>
            </li>
            {found.member !== null &&
              found.exclusions.some((one) => one.is_barred && one.ended_at === null) && (
                <li>
                  <LiftBar memberId={found.member.member_id} onLifted={() => find.mutate()} />
                </li>
              )}
          </ul>
        </div>
      )}
    </Card>
  );
}

export function ExcludeSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { draft, field } = useDraft({ member: "", months: "" });
  return (
    <ReasonSheet
      title={t`Exclude a player`}
      text={<Trans>Play and sessions end at once. It cannot be taken back.</Trans>}
      submit={t`Exclude`}
      look="danger"
      done={t`Excluded.`}
      act={(reason) =>
        call(excludeMember, {
          member_id: Number(draft.member),
          months: draft.months === "" ? null : Number(draft.months),
          reason,
        })
      }
      onClose={onClose}
    >
      <MemberField {...field("member")} />
      <TextField
        label={t`Months`}
        hint={t`Left empty: for good`}
        type="number"
        min={1}
        max={12}
        {...field("months")}
      />
    </ReasonSheet>
  );
}

const PART = 3_000;

/** A file of any length: it is sent in parts, all of one import. */
export function BarredSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [source, setSource] = useState("");
  const [cpfs, setCpfs] = useState<readonly string[]>([]);
  const send = async (reason: string) => {
    let importId: number | null = null;
    let members = 0;
    for (let at = 0; at < cpfs.length; at += PART) {
      const part = cpfs.slice(at, at + PART);
      const answer: DataOf<typeof importBarred> = await call(importBarred, {
        import_id: importId,
        source,
        cpfs: [...part],
        reason,
      });
      importId = answer.import_id;
      members += answer.members;
    }
    return members;
  };
  const read = async (file: File) => {
    const text = await file.text();
    setCpfs(text.match(/\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/g) ?? []);
  };
  return (
    <ReasonSheet
      title={t`Bring a barred list in`}
      text={<Trans>Only keyed hashes of the CPFs are kept. Found: {cpfs.length}</Trans>}
      submit={t`Bring in`}
      act={send}
      done={(members) => t`Brought in. Players among them: ${members}`}
      onClose={onClose}
    >
      <TextField
        label={t`Source`}
        required
        maxLength={120}
        value={source}
        onChange={(event) => setSource(event.target.value)}
      />
      <FileButton
        label={t`Text file with CPFs`}
        accept=".csv,.txt,text/*"
        required
        onFile={(file) => void read(file)}
      />
    </ReasonSheet>
  );
}
