import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { useReply } from "./api.ts";
import { FilePicker, useFiles } from "./file-picker.tsx";
import { TEXT_MAX } from "./new-ticket.tsx";
import { TextArea } from "./text-area.tsx";

/** What was typed stays until the server has it. */
export function ReplyForm({ ticketNo }: { ticketNo: string }) {
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const reply = useReply(ticketNo);
  const files = useFiles();
  const isEmpty = text.trim() === "";
  const refusal = isApiError(reply.error) ? reply.error.message : undefined;

  function send(): void {
    setChecked(true);
    if (isEmpty || reply.isPending || files.isBusy) return;
    const written = { text, files: files.list.map((file) => file.file_id) };
    reply.mutate(written, {
      onSuccess: () => {
        files.clear();
        setText("");
        setChecked(false);
      },
    });
  }
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <TextArea
          label={t`Your message`}
          isLabelHidden
          placeholder={t`Your message`}
          rows={2}
          maxLength={TEXT_MAX}
          value={text}
          error={isChecked && isEmpty ? t`Write your message.` : refusal}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
          }}
        />
        <Button type="submit" size="lg" isBusy={reply.isPending}>
          <SendHorizontal aria-hidden="true" className="size-5" />
          {t`Send`}
        </Button>
      </div>
      <FilePicker files={files} />
    </form>
  );
}
