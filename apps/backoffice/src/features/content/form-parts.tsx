/** Small parts of this area's forms: a longer text, a choice, a moment, words in each language. */
import { useLingui } from "@lingui/react/macro";
import { siteLanguages } from "@tucano/contract/backoffice/site/content-shapes.ts";
import { languageNames } from "@tucano/i18n/languages.ts";
import { SelectField } from "../../platform/select-field.tsx";
import { type ReactNode, useId, useState } from "react";

export type Lang = (typeof siteLanguages)[number];

const box =
  "w-full rounded-tile bg-surface-2 px-4 text-base text-text shadow-inner " +
  "focus-visible:outline-2 focus-visible:outline-beak-text";

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-quiet">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

export function TextArea({
  label,
  value,
  rows = 4,
  onChange,
}: FieldProps & { rows?: number | undefined }) {
  return (
    <Labelled label={label}>
      {(id) => (
        <textarea
          id={id}
          rows={rows}
          className={`${box} py-3`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}

export const languageOptions = siteLanguages.map((value) => ({
  value,
  label: languageNames[value],
}));

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
      {fields.map(({ name, label, rows }) => (
        <TextArea
          key={name}
          label={label}
          rows={rows ?? 2}
          value={words[name]}
          onChange={(text) => set(name, text)}
        />
      ))}
    </div>
  );
}

/** A moment as date fields write it is São Paulo's, which has no summer time. */
export function toInstant(local: string): string | null {
  return local === "" ? null : `${local}:00-03:00`;
}

export function toLocal(instant: string | null): string {
  if (instant === null) return "";
  return new Date(new Date(instant).getTime() - 3 * 3_600_000).toISOString().slice(0, 16);
}
