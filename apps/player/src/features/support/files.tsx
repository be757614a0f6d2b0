/** A message's attachments: pictures to view, PDFs to save. */
import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { FileText, ImageOff } from "lucide-react";
import { useEffect, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { type Attachment, attachmentQuery } from "./api.ts";

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The address of what is in memory; it is given back when nobody looks any more. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (blob === undefined) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return url;
}

function Picture({ file }: { file: Attachment }) {
  const { data, isError } = useQuery(attachmentQuery(file.file_id));
  const url = useObjectUrl(data);
  if (isError) {
    return (
      <span className="flex items-center gap-2 text-xs text-quiet">
        <ImageOff aria-hidden="true" className="size-4" />
        {t`${file.name} can't be shown`}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="min-h-11 overflow-hidden rounded-tile bg-surface-2"
      aria-label={t`Save ${file.name}`}
      onClick={() => data !== undefined && save(data, file.name)}
    >
      {url === null ? (
        <span className="block size-32" />
      ) : (
        <img src={url} alt={file.name} className="max-h-48 max-w-full object-contain" />
      )}
    </button>
  );
}

function Paper({ file }: { file: Attachment }) {
  const queries = useQueryClient();
  const fetched = useMutation({
    mutationFn: () => queries.fetchQuery(attachmentQuery(file.file_id)),
    onSuccess: (blob) => save(blob, file.name),
    onError: (error) =>
      showToast(isApiError(error) ? error.message : t`That didn't work. Try again.`, "error"),
  });
  return (
    <Button
      look="quiet"
      className="max-w-full"
      isBusy={fetched.isPending}
      onClick={() => fetched.mutate()}
    >
      <FileText aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{file.name}</span>
    </Button>
  );
}

export function Files({ files }: { files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="flex max-w-[85%] flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.file_id} className="max-w-full">
          {file.type === "application/pdf" ? <Paper file={file} /> : <Picture file={file} />}
        </li>
      ))}
    </ul>
  );
}
