import { t } from "@lingui/core/macro";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useEffect, useRef } from "react";
import type { ApiError } from "@tucano/client/api-error.ts";

/** The server asks for the second factor only after the first one was right. */
export function asksTotp(error: ApiError | null): boolean {
  return error?.error === "members.totp_required" || error?.error === "members.totp_wrong";
}

interface TotpFieldProps {
  value: string;
  onChange: (code: string) => void;
}

export function TotpField({ value, onChange }: TotpFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      ref={input}
      label={t`Authenticator code`}
      hint={t`Six digits from the app, or one of your recovery codes.`}
      name="totp"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={32}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
