/** Small parts of this area's forms: a code, where something leads, words in each language. */
import { useLingui } from "@lingui/react/macro";
import { siteLanguages } from "@tucano/contract/backoffice/site/content-shapes.ts";
import { languageNames } from "@tucano/i18n/languages.ts";
import { TextField, type TextFieldProps } from "@tucano/ui/text-field.tsx";
import { useState } from "react";
import { SelectField } from "../../platform/select-field.tsx";
import { TextArea } from "../../platform/text-area.tsx";

export type Lang = (typeof siteLanguages)[number];

export const languageOptions = siteLanguages.map((value) => ({
  value,
  label: languageNames[value],
}));

type FieldProps = Pick<TextFieldProps, "value" | "onChange" | "required">;

/** Where a press on it leads. */
export function LinkField(props: FieldProps) {
  const { t } = useLingui();
  return <TextField label={t`Leads to`} hint={t`A path of the site`} {...props} />;
}

export type Words<Field extends string> = { pt: Record<Field, string> } & Partial<
  Record<Lang, Record<Field, string> | undefined>
>;

interface WordsEditorProps<Field extends string> {
  fields: readonly { readonly name: Field; readonly label: string; readonly rows?: number }[];
  value: Words<Field>;
  onChange: (value: Words<Field>) => void;
}

/** One language at a time; a language whose fields are all empty is left out. */
export function WordsEditor<Field extends string>(props: WordsEditorProps<Field>) {
  const { fields, value, onChange } = props;
  const { t } = useLingui();
  const [lang, setLang] = useState<Lang>("pt");
  const nothing = Object.fromEntries(fields.map(({ name }) => [name, ""])) as Record<Field, string>;
  const words = value[lang] ?? nothing;
  const set = (name: Field, text: string) => {
    const next: Record<Field, string> = { ...words, [name]: text };
    const isEmpty = Object.values<string>(next).every((one) => one === "");
    onChange({ ...value, [lang]: isEmpty && lang !== "pt" ? undefined : next });
  };
  const options = languageOptions.map((one) => ({
    ...one,
    label: value[one.value] === undefined ? `${one.label} –` : one.label,
  }));
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={t`Language of the words`}
        value={lang}
        options={options}
        onChange={setLang}
      />
      {fields.map(({ name, label, rows = 2 }) => {
        const typed = {
          label,
          value: words[name],
          onChange: (event: { target: { value: string } }) => set(name, event.target.value),
        };
        return rows === 1 ? (
          <TextField key={name} {...typed} />
        ) : (
          <TextArea key={name} rows={rows} {...typed} />
        );
      })}
    </div>
  );
}

/** What players are told: a title and a text. */
export function MessageEditor({
  value,
  onChange,
}: Pick<WordsEditorProps<"title" | "text">, "value" | "onChange">) {
  const { t } = useLingui();
  const fields = [
    { name: "title", label: t`Title`, rows: 1 },
    { name: "text", label: t`Text`, rows: 4 },
  ] as const;
  return <WordsEditor<"title" | "text"> fields={fields} value={value} onChange={onChange} />;
}
