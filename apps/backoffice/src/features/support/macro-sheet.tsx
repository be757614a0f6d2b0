import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { saveMacro } from "@tucano/contract/backoffice/members/support.ts";
import { ticketCategories, type TicketCategory } from "@tucano/contract/player/site/messages.ts";
import { languages } from "@tucano/i18n/languages.ts";
import { showToast } from "@tucano/ui/toast.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { SelectFilter } from "../../platform/fields.tsx";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import type { Macro } from "./queries.ts";
import { TextArea } from "./text-area.tsx";
import { categoryLabels } from "./words.tsx";

/** Placeholders for the player's own data. */
const account = "{account}";
const name = "{name}";

/** Portuguese is always there; other languages where somebody wrote them. */
export function MacroSheet({ macro, onClose }: { macro: Macro | null; onClose: () => void }) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const queries = useQueryClient();
  const [title, setTitle] = useState(macro?.title ?? "");
  const [category, setCategory] = useState<TicketCategory | "">(macro?.category ?? "");
  const [texts, setTexts] = useState<Macro["texts"]>(macro?.texts ?? { pt: "" });
  const save = useMutation({
    mutationFn: (reason: string) =>
      call(saveMacro, {
        ...(macro !== null && { macro_id: macro.macro_id }),
        title,
        category: category === "" ? null : category,
        texts,
        reason,
      }),
    onSuccess: () => {
      showToast(t`The ready answer is saved.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["macros"] }),
  });
  return (
    <ReasonSheet
      title={macro === null ? t`New ready answer` : macro.title}
      text={
        <Trans>
          {account} and {name} become the player's account and name.
        </Trans>
      }
      submit={t`Save`}
      act={save}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        required
        minLength={2}
        maxLength={80}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <SelectFilter
        label={t`About`}
        value={category}
        all={t`Anything`}
        options={ticketCategories.map((value) => ({ value, label: _(categoryLabels[value]) }))}
        onChange={(value) => setCategory(value ?? "")}
      />
      {languages.map((lang) => (
        <TextArea
          key={lang}
          label={t`Words (${lang.toUpperCase()})`}
          required={lang === "pt"}
          maxLength={4_000}
          value={texts[lang] ?? ""}
          onChange={(event) => setTexts({ ...texts, [lang]: event.target.value })}
        />
      ))}
    </ReasonSheet>
  );
}
