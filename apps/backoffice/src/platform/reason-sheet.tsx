import { Trans, useLingui } from "@lingui/react/macro";
import { Button, type ButtonLook } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type Outcome, useAct } from "./act.ts";
import { fieldsOf } from "./api.ts";

export interface ReasonSheetProps<Data> extends Outcome<Data> {
  title: string;
  /** What will happen, before it happens. */
  text?: ReactNode;
  /** On the button; left out: the title. */
  submit?: string | undefined;
  look?: ButtonLook | undefined;
  act: (reason: string) => Promise<Data>;
  /** Shown in place of the form when it is done; if null, the sheet closes. */
  next?: (data: Data) => ReactNode;
  onClose: () => void;
  /** Of the reason; left out, it is said that the audit log keeps it. */
  reasonLabel?: string | undefined;
  /** It may be left empty. */
  isReasonOptional?: boolean | undefined;
  /** What is often said, to be taken over by one press. */
  readyReasons?: readonly string[] | undefined;
  /** Fields above the reason; they may want to know what the server says is wrong with each. */
  children?: ReactNode | ((errors: Readonly<Record<string, string>>) => ReactNode);
}

/** Every act that changes something asks why: the reason goes into the audit log. */
export function ReasonSheet<Data>(props: ReasonSheetProps<Data>) {
  const { title, text, submit = title, look = "primary", next, onClose, children } = props;
  const { reasonLabel, isReasonOptional = false, readyReasons = [] } = props;
  const { t } = useLingui();
  const [reason, setReason] = useState("");
  const act = useAct(props.act, {
    done: props.done,
    isGood: props.isGood,
    onDone: (data) => {
      props.onDone?.(data);
      if (!next?.(data)) onClose();
    },
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // It may be above what a phone shows.
    if (act.isError) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [act.isError]);
  const errors = fieldsOf(act.error);
  const shown = act.isSuccess && next?.(act.data);
  if (shown) return shown;
  const send = (event: FormEvent) => {
    event.preventDefault();
    act.mutate(reason);
  };
  return (
    <Sheet title={title} closeLabel={t`Close`} onClose={onClose}>
      <form ref={form} className="flex flex-col gap-4" onSubmit={send}>
        {text !== undefined && <p className="text-sm">{text}</p>}
        {typeof children === "function" ? children(errors) : children}
        <ReadyReasons
          texts={readyReasons}
          onPick={(ready) => {
            setReason(ready);
            // Enter sends it, and Shift with Tab leads back to what it says.
            form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
          }}
        />
        <TextField
          label={reasonLabel ?? t`Reason`}
          hint={reasonLabel === undefined ? <Trans>It is kept in the audit log.</Trans> : undefined}
          required={!isReasonOptional}
          minLength={3}
          maxLength={500}
          value={reason}
          error={errors["reason"]}
          onChange={(event) => setReason(event.target.value)}
        />
        {act.isError && errors["reason"] === undefined && (
          <Notice tone="error">{act.error.message}</Notice>
        )}
        <Button type="submit" size="lg" look={look} isBusy={act.isPending}>
          {submit}
        </Button>
      </form>
    </Sheet>
  );
}

function ReadyReasons({
  texts,
  onPick,
}: {
  texts: readonly string[];
  onPick: (text: string) => void;
}) {
  const { t } = useLingui();
  if (texts.length === 0) return null;
  return (
    <div role="group" aria-label={t`Ready reasons`} className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <Button key={text} look="quiet" size="sm" onClick={() => onPick(text)}>
          {text}
        </Button>
      ))}
    </div>
  );
}
