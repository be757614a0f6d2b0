import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { type FormEvent, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { useAsk } from "./my-data-api.ts";

export type AskedKind = "correction" | "erasure";

const TEXT_MAX = 2_000;

/** What a member wants of their data. A correction has to say what is wrong; an end needs none. */
export function AskSheet({ kind, onClose }: { kind: AskedKind; onClose: () => void }) {
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const ask = useAsk();
  const isErasure = kind === "erasure";
  const isMissing = !isErasure && text.trim() === "";

  function send(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isMissing) return;
    ask.mutate(
      { kind, text },
      {
        onSuccess: () => {
          showToast(t`We've got your request.`, "good");
          onClose();
        },
      },
    );
  }
  return (
    <Sheet
      title={isErasure ? t`Request deletion` : t`Request a correction`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <form className="flex flex-col gap-4" noValidate onSubmit={send}>
        <p className="text-sm text-quiet">
          {isErasure
            ? t`We check that nothing is left in your account, close it and tell you when your data will be deleted. You can withdraw your request until we answer.`
            : t`Tell us what's wrong and what it should be.`}
        </p>
        <TextField
          label={isErasure ? t`Something we should know (optional)` : t`What's wrong?`}
          maxLength={TEXT_MAX}
          value={text}
          error={isChecked && isMissing ? t`Tell us what's wrong.` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {isApiError(ask.error) && <Notice tone="error">{ask.error.message}</Notice>}
        <Button
          type="submit"
          size="lg"
          look={isErasure ? "danger" : "primary"}
          isBusy={ask.isPending}
        >
          {isErasure ? t`Request deletion` : t`Send`}
        </Button>
      </form>
    </Sheet>
  );
}
