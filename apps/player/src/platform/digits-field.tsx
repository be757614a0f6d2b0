/** Six digits, typed or filled in by the device: a code that was sent, or one that an app shows. */
import { TextField } from "@tucano/ui/text-field.tsx";

const LENGTH = 6;

interface DigitsFieldProps {
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  /** A secret is hidden, and no device offers a code it has received. */
  isSecret?: boolean;
  onChange: (digits: string) => void;
}

export function DigitsField({ isSecret = false, onChange, hint, ...field }: DigitsFieldProps) {
  return (
    <TextField
      {...field}
      {...(hint !== undefined && { hint })}
      type={isSecret ? "password" : "text"}
      inputMode="numeric"
      autoComplete={isSecret ? "off" : "one-time-code"}
      // Room for the space that some write in the middle.
      maxLength={LENGTH + 1}
      className="[&_input]:text-lg [&_input]:tracking-[0.4em]"
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, "").slice(0, LENGTH))}
    />
  );
}
