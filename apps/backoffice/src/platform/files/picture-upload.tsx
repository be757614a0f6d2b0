import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Notice } from "@tucano/ui/notice.tsx";
import { FileButton } from "./file-button.tsx";

interface PictureUploadProps {
  label: string;
  send: (file: File) => Promise<{ image: string }>;
  /** Its path here. */
  onSent: (path: string) => void;
}

/** Sends a picture from this computer as soon as it is chosen. */
export function PictureUpload({ label, send, onSent }: PictureUploadProps) {
  const { t } = useLingui();
  const upload = useMutation({ mutationFn: send, onSuccess: ({ image }) => onSent(image) });
  return (
    <>
      <FileButton
        label={label}
        accept="image/jpeg,image/png,image/webp"
        disabled={upload.isPending}
        onFile={(file) => upload.mutate(file)}
      />
      {upload.isPending && <Notice>{t`Sending the picture`}</Notice>}
      {upload.isSuccess && <Notice tone="good">{t`The picture is there.`}</Notice>}
      {upload.isError && <Notice tone="error">{upload.error.message}</Notice>}
    </>
  );
}
