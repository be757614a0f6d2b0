import { t } from "@lingui/core/macro";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { SelectField } from "../../platform/select-field.tsx";
import { useState } from "react";

const languages = ["Português", "English"] as const;

export function GalleryFields() {
  const [isOn, setOn] = useState(true);
  return (
    <div className="flex flex-col gap-4">
      <TextField label={t`Amount`} prefix="R$" placeholder="50,00" hint={t`As on every form`} />
      <TextField
        label={t`Username`}
        defaultValue="ana!"
        error={t`Please fix the error in the form`}
      />
      <TextField label={t`Full name`} disabled defaultValue="Ana Beatriz" />
      <SelectField label={t`Language`}>
        {languages.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <Checkbox checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)}>
        {t`I am over 18 years old.`}
      </Checkbox>
      <Checkbox checked={false} readOnly error={t`Please fix the error in the form`}>
        {t`I am over 18 years old.`}
      </Checkbox>
    </div>
  );
}
