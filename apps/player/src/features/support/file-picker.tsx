/** Pictures and PDFs for the next message: each is uploaded as soon as it is chosen. */
import { t } from "@lingui/core/macro";
import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_TYPES,
  ATTACHMENTS_MAX,
} from "@tucano/contract/player/site/messages.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { FileText, Image, Paperclip, X } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { type Attachment, useHandIn } from "./api.ts";

export interface ChosenFiles {
  readonly list: readonly Attachment[];
  readonly isBusy: boolean;
  readonly problem: string | null;
  add: (file: File) => void;
  remove: (fileId: string) => void;
  clear: () => void;
}

function problemOf(file: File): string | null {
  if (!ATTACHMENT_TYPES.some((type) => type === file.type)) {
    return t`Choose a picture (JPEG, PNG, WebP) or a PDF.`;
  }
  return file.size > ATTACHMENT_BYTES_MAX ? t`A file may have at most 5 MB.` : null;
}

export function useFiles(): ChosenFiles {
  const [list, setList] = useState<readonly Attachment[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const handIn = useHandIn();
  return {
    list,
    isBusy: handIn.isPending,
    problem,
    add: (file) => {
      const found = problemOf(file);
      setProblem(found);
      if (found !== null) return;
      handIn.mutate(file, {
        onSuccess: (one) => setList((before) => [...before, one].slice(0, ATTACHMENTS_MAX)),
        onError: (error) =>
          setProblem(isApiError(error) ? error.message : t`That didn't work. Try again.`),
      });
    },
    remove: (fileId) => setList((before) => before.filter((one) => one.file_id !== fileId)),
    clear: () => setList([]),
  };
}

function Chosen({ file, onRemove }: { file: Attachment; onRemove: () => void }) {
  const Icon = file.type === "application/pdf" ? FileText : Image;
  return (
    <li className="flex min-w-0 items-center gap-2 rounded-tile bg-surface-2 pl-3 text-sm">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-quiet" />
      <span className="min-w-0 flex-1 truncate">{file.name}</span>
      <Button look="ghost" aria-label={t`Remove ${file.name}`} onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </Button>
    </li>
  );
}

export function FilePicker({ files }: { files: ChosenFiles }) {
  const input = useRef<HTMLInputElement>(null);
  const isFull = files.list.length >= ATTACHMENTS_MAX;
  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again.
    event.target.value = "";
    if (file !== undefined) files.add(file);
  }
  return (
    <div className="flex flex-col gap-2">
      {files.list.length > 0 && (
        <ul aria-label={t`Files`} className="flex flex-col gap-2">
          {files.list.map((file) => (
            <Chosen key={file.file_id} file={file} onRemove={() => files.remove(file.file_id)} />
          ))}
        </ul>
      )}
      {files.problem !== null && <Notice tone="error">{files.problem}</Notice>}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={ATTACHMENT_TYPES.join(",")}
        onChange={choose}
      />
      <div className="flex flex-wrap items-center gap-x-3">
        <Button
          look="ghost"
          size="sm"
          className="min-h-11"
          isBusy={files.isBusy}
          disabled={isFull}
          onClick={() => input.current?.click()}
        >
          <Paperclip aria-hidden="true" className="size-4" />
          {t`Add a picture or a PDF`}
        </Button>
        <span className="text-xs text-quiet">{t`Up to 3, 5 MB each`}</span>
      </div>
    </div>
  );
}
