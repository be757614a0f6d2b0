import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Notice } from "@tucano/ui/notice.tsx";
import { useId } from "react";

interface PictureUploadProps {
  label: string;
  send: (file: File) => Promise<{ image: string }>;
  /** Its path here. */
  onSent: (path: string) => void;
}

/** Sends a picture from this computer as soon as it is chosen. */
export function PictureUpload({ label, send, onSent }: PictureUploadProps) {
  const { t } = useLingui();
  const id = useId();
  const upload = useMutation({ mutationFn: send, onSuccess: ({ image }) => onSent(image) });
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-medium text-quiet">
          {label}
        </label>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          disabled={upload.isPending}
          className="min-h-12 rounded-tile bg-surface-2 px-4 py-3 text-sm text-text"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file !== undefined) upload.mutate(file);
          }}
        />
      </div>
      {upload.isPending && <Notice>{t`Sending the picture`}</Notice>}
      {upload.isSuccess && <Notice tone="good">{t`The picture is there.`}</Notice>}
      {upload.isError && <Notice tone="error">{upload.error.message}</Notice>}
    </>
  );
}
