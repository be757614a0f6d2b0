/** Files of a conversation: to be seen or saved, and to be sent with the next answer. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import {
  readDeskAttachment,
  uploadDeskAttachment,
} from "@tucano/contract/backoffice/members/support.ts";
import { ATTACHMENT_TYPES, ATTACHMENTS_MAX } from "@tucano/contract/player/site/messages.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { useRef, useState } from "react";
import { saveFile } from "../../platform/save-file.ts";
import { call, callFile } from "../../platform/api.ts";
import type { Ticket } from "./queries.ts";

export type Attachment = Ticket["messages"][number]["files"][number];

const save = async ({ file_id, name }: Attachment): Promise<void> =>
  saveFile(name, await callFile(readDeskAttachment, { file_id }));

/** The operator's cookie goes along, so a picture is shown by its address. */
const addressOf = (fileId: string) => `${readDeskAttachment.path}?file_id=${fileId}`;

export function Files({ files }: { files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.file_id} className="flex max-w-full flex-col gap-1">
          {file.type === "image/jpeg" && (
            <img
              src={addressOf(file.file_id)}
              alt={file.name}
              className="max-h-64 max-w-full rounded-tile object-contain"
            />
          )}
          <SaveButton file={file} />
        </li>
      ))}
    </ul>
  );
}

function SaveButton({ file }: { file: Attachment }) {
  const { t } = useLingui();
  const fetched = useMutation({ mutationFn: () => save(file) });
  return (
    <>
      <Button
        size="sm"
        look="quiet"
        className="max-w-full"
        aria-label={t`Save ${file.name}`}
        isBusy={fetched.isPending}
        onClick={() => fetched.mutate()}
      >
        <span className="truncate">{file.name}</span>
      </Button>
      {fetched.isError && <Notice tone="error">{fetched.error.message}</Notice>}
    </>
  );
}

export interface ChosenFiles {
  readonly list: readonly Attachment[];
  readonly isBusy: boolean;
  readonly problem: string | null;
  add: (file: File) => void;
  remove: (fileId: string) => void;
  clear: () => void;
}

export function useFiles(ticketNo: string): ChosenFiles {
  const [list, setList] = useState<readonly Attachment[]>([]);
  const handIn = useMutation({
    mutationFn: (file: File) =>
      call(uploadDeskAttachment, { ticket_no: ticketNo, filename: file.name }, { file }),
    onSuccess: (one) => setList((before) => [...before, one].slice(0, ATTACHMENTS_MAX)),
  });
  return {
    list,
    isBusy: handIn.isPending,
    problem: handIn.isError ? handIn.error.message : null,
    add: (file) => handIn.mutate(file),
    remove: (fileId) => setList((before) => before.filter((one) => one.file_id !== fileId)),
    clear: () => setList([]),
  };
}

export function FilePicker({ files }: { files: ChosenFiles }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-2">
      {files.list.map((file) => (
        <p key={file.file_id} className="flex items-center justify-between gap-3 text-sm">
          <span className="truncate">{file.name}</span>
          <Button
            size="sm"
            look="ghost"
            aria-label={t`Take out ${file.name}`}
            onClick={() => files.remove(file.file_id)}
          >
            <Trans>Take out</Trans>
          </Button>
        </p>
      ))}
      {files.problem !== null && <Notice tone="error">{files.problem}</Notice>}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={ATTACHMENT_TYPES.join(",")}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file !== undefined) files.add(file);
        }}
      />
      <div>
        <Button
          size="sm"
          look="quiet"
          isBusy={files.isBusy}
          disabled={files.list.length >= ATTACHMENTS_MAX}
          onClick={() => input.current?.click()}
        >
          <Trans>Add a picture or a PDF</Trans>
        </Button>
      </div>
    </div>
  );
}
