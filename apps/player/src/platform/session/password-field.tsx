import { t } from "@lingui/core/macro";
import { TextField, type TextFieldProps } from "@tucano/ui/text-field.tsx";
import { IconButton } from "@tucano/ui/button.tsx";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";

/** Paste is allowed, and so is looking at what was typed. */
export function PasswordField(props: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      trailing={
        <IconButton
          label={isShown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
}
