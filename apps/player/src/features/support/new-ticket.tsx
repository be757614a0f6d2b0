/** A new conversation: what it is about, a line that names it, and the question. */
import { t } from "@lingui/core/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import type { TicketCategory } from "@tucano/contract/player/site/messages.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { ArrowLeft } from "lucide-react";
import { useForm } from "react-hook-form";
import { isApiError } from "@tucano/client/api-error.ts";
import { SelectField } from "../../platform/select-field.tsx";
import { StepHeading } from "../../platform/shell/step-heading.tsx";
import { openSupport, useUi } from "../../platform/shell/ui-store.ts";
import { useCreateTicket } from "./api.ts";
import { ticketCategories } from "./categories.ts";
import { FilePicker, useFiles } from "./file-picker.tsx";
import { TextArea } from "./text-area.tsx";
import { categoryName, hintFor } from "./words.ts";

const SUBJECT_MIN = 3;
const SUBJECT_MAX = 120;
export const TEXT_MAX = 4_000;

interface TicketForm {
  category: TicketCategory;
  subject: string;
  text: string;
}

export function BackToSupport() {
  return (
    <Link
      to="/information-center/support"
      className={buttonClass("ghost", "sm", "-ml-3 min-h-11 self-start")}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t`All conversations`}
    </Link>
  );
}

function HintLine({ category }: { category: TicketCategory }) {
  const hint = hintFor(category);
  if (hint === null) return null;
  return (
    <Notice>
      {hint.text}{" "}
      <Link to={hint.to} className="font-semibold text-text underline">
        {hint.label}
      </Link>
    </Notice>
  );
}

/** In the sheet it is the sheet that goes there. */
function useGoToTicket(): (ticket: string) => void {
  const isSheet = useUi((state) => state.modal === "support");
  const navigate = useNavigate();
  return (ticket) => {
    if (isSheet) openSupport({ ticket });
    else void navigate({ to: "/information-center/support", search: { ticket }, replace: true });
  };
}

function useTicketForm(category: TicketCategory, order: string | undefined) {
  const form = useForm<TicketForm>({
    defaultValues: { category, subject: order === undefined ? "" : t`Order ${order}`, text: "" },
    mode: "onTouched",
  });
  const isShort = (value: string) => value.trim().length < SUBJECT_MIN;
  const subject = form.register("subject", {
    validate: (value) => !isShort(value) || t`Tell us in a few words what it's about.`,
  });
  const text = form.register("text", {
    validate: (value) => value.trim() !== "" || t`Write your question.`,
  });
  return { form, subject, text };
}

interface NewTicketProps {
  category: TicketCategory;
  /** The order that the question is about, when one came from its record. */
  order: string | undefined;
}

export function NewTicket({ category, order }: NewTicketProps) {
  const { form, subject, text } = useTicketForm(category, order);
  const create = useCreateTicket();
  const files = useFiles();
  const goTo = useGoToTicket();
  const { errors } = form.formState;
  const refusal = isApiError(create.error) ? create.error.message : null;
  const submit = form.handleSubmit((values) => {
    if (files.isBusy) return;
    const attached = files.list.map((file) => file.file_id);
    create.mutate(
      { ...values, files: attached },
      {
        onSuccess: (ticket) => goTo(ticket.ticket_no),
      },
    );
  });
  return (
    <div className="mx-auto flex w-full max-w-[640px] flex-col gap-3">
      <BackToSupport />
      <form
        className="card flex flex-col gap-5 p-5 lg:p-6"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <StepHeading>{t`What can we help you with?`}</StepHeading>
        <SelectField label={t`Topic`} {...form.register("category")}>
          {ticketCategories.map((one) => (
            <option key={one} value={one}>
              {categoryName(one)}
            </option>
          ))}
        </SelectField>
        <HintLine category={form.watch("category")} />
        <TextField
          label={t`In a few words`}
          maxLength={SUBJECT_MAX}
          error={errors.subject?.message}
          {...subject}
        />
        <TextArea
          label={t`Your question`}
          rows={5}
          maxLength={TEXT_MAX}
          hint={t`Never write a password here. We'll never ask for one.`}
          error={errors.text?.message}
          {...text}
        />
        <FilePicker files={files} />
        {refusal !== null && <Notice tone="error">{refusal}</Notice>}
        <Button type="submit" size="lg" isBusy={create.isPending}>
          {t`Send`}
        </Button>
      </form>
    </div>
  );
}
