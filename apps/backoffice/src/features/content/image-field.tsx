import { Trans, useLingui } from "@lingui/react/macro";
import { uploadBannerImage } from "@tucano/contract/backoffice/site/content-sites.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { call } from "../../platform/api.ts";

interface ImageFieldProps {
  value: string;
  onChange: (path: string) => void;
}

/** A banner's picture: one that the site has, by its path, or one from this computer. */
export function ImageField({ value, onChange }: ImageFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const upload = useMutation({
    mutationFn: (file: File) => call(uploadBannerImage, {}, { file }),
    onSuccess: ({ image }) => onChange(image),
  });
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t`Picture`}
        hint={t`A path of the site`}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-medium text-quiet">
          <Trans>Or send a picture: JPEG, PNG or WebP, up to 2 MB</Trans>
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
    </div>
  );
}
