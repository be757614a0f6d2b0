import { Trans, useLingui } from "@lingui/react/macro";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";

/** Null: as soon as it may be. */
export type FromMoment = string | null;

interface FromMomentProps {
  value: FromMoment;
  error?: string | undefined;
  onChange: (from: FromMoment) => void;
}

/** From when on numbers hold. Who agrees may take days: then a moment would be over too soon. */
export function FromMomentField({ value, error, onChange }: FromMomentProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        checked={value === null}
        onChange={(event) => onChange(event.target.checked ? null : "")}
      >
        <Trans>As soon as it is agreed to</Trans>
      </Checkbox>
      {value !== null && (
        <TextField
          label={t`From (São Paulo)`}
          type="datetime-local"
          required
          value={value}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
