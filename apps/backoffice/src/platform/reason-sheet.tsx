import { Trans, useLingui } from "@lingui/react/macro";
import { Button, type ButtonLook } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import type { UseMutationResult } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { ApiError } from "./api.ts";

interface ReasonSheetProps<Data> {
  title: string;
  /** What will happen, before it happens. */
  text?: ReactNode;
  submit: string;
  look?: ButtonLook;
  /** Given the reason. */
  act: UseMutationResult<Data, Error, string>;
  onClose: () => void;
  /** Fields above the reason. */
  children?: ReactNode;
}

/** Every act that changes something asks why: the reason goes into the audit log. */
export function ReasonSheet<Data>(props: ReasonSheetProps<Data>) {
  const { title, text, submit, look = "primary", act, onClose, children } = props;
  const { t } = useLingui();
  const [reason, setReason] = useState("");
  const fields = act.error instanceof ApiError ? act.error.fields : {};
  const send = (event: FormEvent) => {
    event.preventDefault();
    act.mutate(reason);
  };
  return (
    <Sheet title={title} closeLabel={t`Close`} onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={send}>
        {text !== undefined && <p className="text-sm">{text}</p>}
        {children}
        <TextField
          label={t`Reason`}
          hint={<Trans>It is kept in the audit log.</Trans>}
          required
          minLength={3}
          maxLength={500}
          value={reason}
          error={fields["reason"]}
          onChange={(event) => setReason(event.target.value)}
        />
        {act.isError && fields["reason"] === undefined && (
          <Notice tone="error">{act.error.message}</Notice>
        )}
        <Button type="submit" size="lg" look={look} isBusy={act.isPending}>
          {submit}
        </Button>
      </form>
    </Sheet>
  );
}
