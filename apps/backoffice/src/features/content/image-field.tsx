import { useLingui } from "@lingui/react/macro";
import { uploadBannerImage } from "@tucano/contract/backoffice/site/content-sites.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { call } from "../../platform/api.ts";
import { PictureUpload } from "../../platform/files/picture-upload.tsx";

interface ImageFieldProps {
  value: string;
  onChange: (path: string) => void;
}

/** A banner's picture: one that the site has, by its path, or one from this computer. */
export function ImageField({ value, onChange }: ImageFieldProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t`Picture`}
        hint={t`A path of the site`}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <PictureUpload
        label={t`Or send a picture: JPEG, PNG or WebP, up to 2 MB`}
        send={(file) => call(uploadBannerImage, {}, { file })}
        onSent={onChange}
      />
    </div>
  );
}
