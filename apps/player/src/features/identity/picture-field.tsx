/** One picture: chosen or taken, seen, and sent at once, so that nothing is lost on the way. */
import { t } from "@lingui/core/macro";
import { PICTURE_TYPES, type PictureKind } from "@tucano/contract/player/account/identity.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Spinner } from "@tucano/ui/spinner.tsx";
import { BookUser, Camera, CircleCheck, IdCard, type LucideIcon, ScanFace } from "lucide-react";
import { type ChangeEvent, useEffect, useId, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { useUpload } from "./api.ts";
import { isTooLarge } from "../../platform/sharing/shrink.ts";

const icons: Record<PictureKind, LucideIcon> = { front: BookUser, back: IdCard, selfie: ScanFace };

interface PictureFieldProps {
  kind: PictureKind;
  name: string;
  hint: string;
  /** The server has it. */
  isThere: boolean;
}

/** Of the file that was chosen last; freed when another one takes its place. */
function usePreview() {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);
  return [preview, (file: Blob) => setPreview(URL.createObjectURL(file))] as const;
}

function Frame({ kind, preview }: { kind: PictureKind; preview: string | null }) {
  const Icon = icons[kind];
  return (
    <span className="flex h-24 w-32 shrink-0 items-center justify-center overflow-hidden rounded-tile bg-surface-2 shadow-inner">
      {preview === null ? (
        <Icon aria-hidden="true" className="size-9 text-quiet" strokeWidth={1.5} />
      ) : (
        <img src={preview} alt="" className="size-full object-cover" />
      )}
    </span>
  );
}

function State({ isSending, isThere }: { isSending: boolean; isThere: boolean }) {
  if (isSending) {
    return (
      <span className="flex items-center gap-2 text-sm text-quiet">
        <Spinner />
        {t`Sending the photo`}
      </span>
    );
  }
  if (!isThere) return null;
  return (
    <span className="flex items-center gap-1.5 text-sm font-medium text-sea-text">
      <CircleCheck aria-hidden="true" className="size-4" />
      {t`Received`}
    </span>
  );
}

function problemOf(cause: unknown): string {
  if (!isApiError(cause)) return t`That didn't work. Try again.`;
  const isNoPhoto =
    cause.error === "common.unsupported_media_type" || cause.error === "common.body_too_large";
  return isNoPhoto ? t`Choose a photo in JPEG, PNG or WebP, up to 8 MB.` : cause.message;
}

export function PictureField({ kind, name, hint, isThere }: PictureFieldProps) {
  const id = useId();
  const upload = useUpload();
  const [preview, show] = usePreview();
  const [problem, setProblem] = useState<string | null>(null);

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    // The same file again is a choice, too.
    event.target.value = "";
    if (file === undefined) return;
    if (isTooLarge(file)) return setProblem(t`This file is too large. Choose a photo up to 8 MB.`);
    setProblem(null);
    show(file);
    upload.mutate(
      { kind, file },
      {
        onError: (cause) => setProblem(problemOf(cause)),
      },
    );
  }

  const isShown = preview !== null && problem === null;
  return (
    <li className="flex flex-wrap items-center gap-4 py-4">
      <Frame kind={kind} preview={isShown ? preview : null} />
      <div className="flex min-w-0 flex-1 basis-44 flex-col gap-1">
        <span className="font-medium" id={`${id}-name`}>
          {name}
        </span>
        <span className="text-sm text-quiet">{hint}</span>
        <span role="status">
          <State isSending={upload.isPending} isThere={isThere && problem === null} />
        </span>
        {problem !== null && (
          <span role="alert" className="text-sm text-coral-text">
            {problem}
          </span>
        )}
      </div>
      <label
        className={cx(
          buttonClass(isThere ? "quiet" : "primary", "md"),
          "cursor-pointer max-sm:w-full has-focus-visible:outline-2 has-focus-visible:outline-beak-text",
          upload.isPending && "pointer-events-none opacity-50",
        )}
      >
        <Camera aria-hidden="true" className="size-5" />
        {isThere ? t`Another photo` : t`Take or choose photo`}
        <input
          type="file"
          accept={PICTURE_TYPES.join(",")}
          className="sr-only"
          aria-labelledby={`${id}-name`}
          disabled={upload.isPending}
          onChange={choose}
        />
      </label>
    </li>
  );
}
