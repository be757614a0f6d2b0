import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { saveMacro } from "@tucano/contract/backoffice/members/support.ts";
import { ticketCategories, type TicketCategory } from "@tucano/contract/player/site/messages.ts";
import { languages } from "@tucano/i18n/languages.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { call } from "../../platform/api.ts";
import { useDraft } from "../../platform/draft.ts";
import { SelectField } from "../../platform/select-field.tsx";
import { TextArea } from "../../platform/text-area.tsx";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import type { Macro } from "./queries.ts";
import { categoryLabels } from "./words.tsx";

/** Placeholders for the player's own data. */
const account = "{account}";
const name = "{name}";

interface Draft {
  readonly title: string;
  readonly category: TicketCategory | "";
  readonly texts: Macro["texts"];
}

/** Portuguese is always there; other languages where somebody wrote them. */
export function MacroSheet({ macro, onClose }: { macro: Macro | null; onClose: () => void }) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const { draft, set, field, choice } = useDraft<Draft>({
    title: macro?.title ?? "",
    category: macro?.category ?? "",
    texts: macro?.texts ?? { pt: "" },
  });
  const { title, category, texts } = draft;
  return (
    <ReasonSheet
      title={macro === null ? t`New ready answer` : macro.title}
      text={
        <Trans>
          {account} and {name} become the player's account and name.
        </Trans>
      }
      submit={t`Save`}
      done={t`The ready answer is saved.`}
      act={(reason) =>
        call(saveMacro, {
          ...(macro !== null && { macro_id: macro.macro_id }),
          title,
          category: category === "" ? null : category,
          texts,
          reason,
        })
      }
      onClose={onClose}
    >
      <TextField label={t`Name`} required minLength={2} maxLength={80} {...field("title")} />
      <SelectField
        label={t`About`}
        options={[
          { value: "", label: t`Anything` },
          ...ticketCategories.map((value) => ({ value, label: _(categoryLabels[value]) })),
        ]}
        {...choice("category")}
      />
      {languages.map((lang) => (
        <TextArea
          key={lang}
          label={t`Words (${lang.toUpperCase()})`}
          required={lang === "pt"}
          maxLength={4_000}
          value={texts[lang] ?? ""}
          onChange={(event) => set({ texts: { ...texts, [lang]: event.target.value } })}
        />
      ))}
    </ReasonSheet>
  );
}
