import { Trans, useLingui } from "@lingui/react/macro";
import { siteLanguages } from "@tucano/contract/backoffice/site/content-shapes.ts";
import { saveSite, themeTokens } from "@tucano/contract/backoffice/site/content-sites.ts";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { languageNames } from "@tucano/i18n/languages.ts";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { CodeField } from "../../platform/code-field.tsx";
import { useDraft } from "../../platform/draft.ts";
import { TextArea } from "../../platform/text-area.tsx";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { type Lang, WordsEditor, type Words } from "./form-parts.tsx";
import type { SiteRow } from "./queries.ts";

type Site = Omit<SiteRow, "is_default">;
type Set = (changes: Partial<Site>) => void;

interface SiteSheetProps {
  site: SiteRow;
  isNew: boolean;
  onClose: () => void;
}

export function SiteSheet({ site: known, isNew, onClose }: SiteSheetProps) {
  const { t } = useLingui();
  const { is_default: _is, ...rest } = known;
  const {
    draft: site,
    set,
    field,
    choice,
  } = useDraft<Site>(isNew ? { ...rest, code: "", hosts: [] } : rest);
  return (
    <ReasonSheet
      title={isNew ? t`New site` : t`Change the site ${known.name}`}
      text={<Trans>What is saved is seen by visitors at once.</Trans>}
      submit={t`Save`}
      done={t`Saved. It holds at once.`}
      act={(reason) => call(saveSite, { site, reason })}
      onClose={onClose}
    >
      {isNew && <CodeField {...field("code")} />}
      <Identity site={site} set={set} />
      <LanguageOrder {...choice("languages")} />
      <Colours site={site} set={set} />
      <Licence site={site} set={set} />
      <SiteWords site={site} set={set} />
    </ReasonSheet>
  );
}

const split = (text: string) => text.split(/[\s,]+/).filter(Boolean);

function Identity({ site, set }: { site: Site; set: Set }) {
  const { t } = useLingui();
  const { contacts } = site;
  const socials = site.social_links.map(({ code, label, url }) => `${code} ${url} ${label}`);
  const [links, setLinks] = useState(socials.join("\n"));
  const readLinks = (text: string) => {
    setLinks(text);
    const rows = text.split("\n").map((line) => line.trim().split(/\s+/));
    const social_links = rows.flatMap(([code, url, ...label]) =>
      code === undefined || url === undefined
        ? []
        : [{ code, url, label: label.join(" ") || code }],
    );
    set({ social_links });
  };
  return (
    <>
      <TextField
        label={t`Name`}
        required
        maxLength={60}
        value={site.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label={t`Hosts`}
        hint={t`Without port, with commas between them`}
        defaultValue={site.hosts.join(", ")}
        onChange={(event) => set({ hosts: split(event.target.value) })}
      />
      <TextField
        label={t`Picture of the mark`}
        value={site.logo.mark}
        onChange={(event) => set({ logo: { ...site.logo, mark: event.target.value } })}
      />
      <TextField
        label={t`Contact e-mail`}
        type="email"
        value={contacts.email ?? ""}
        onChange={(event) => set({ contacts: { ...contacts, email: event.target.value || null } })}
      />
      <TextField
        label={t`Contact phone`}
        value={contacts.phone ?? ""}
        onChange={(event) => set({ contacts: { ...contacts, phone: event.target.value || null } })}
      />
      <TextArea
        label={t`Social links, one a line: code, address, label`}
        value={links}
        onChange={(event) => readLinks(event.target.value)}
      />
    </>
  );
}

interface LanguageOrderProps {
  value: readonly Lang[];
  onChange: (value: Lang[]) => void;
}

/** On or off, and their order: the first one is the site's own. */
function LanguageOrder({ value, onChange }: LanguageOrderProps) {
  const toggle = (lang: Lang) =>
    onChange(value.includes(lang) ? value.filter((one) => one !== lang) : [...value, lang]);
  const first = (lang: Lang) => onChange([lang, ...value.filter((one) => one !== lang)]);
  const all = [...value, ...siteLanguages.filter((lang) => !value.includes(lang))];
  return (
    <fieldset className="flex flex-col">
      <legend className="text-sm font-medium text-quiet">
        <Trans>Languages in their order</Trans>
      </legend>
      {all.map((lang) => (
        <div key={lang} className="flex min-h-9 items-center justify-between gap-3 text-sm">
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              className="size-4 accent-beak"
              checked={value.includes(lang)}
              onChange={() => toggle(lang)}
            />
            {languageNames[lang]}
          </label>
          {value.includes(lang) && value[0] !== lang && (
            <button
              type="button"
              className="min-h-8 px-2 text-beak-text"
              onClick={() => first(lang)}
            >
              <Trans>Put first</Trans> <span className="sr-only">{languageNames[lang]}</span>
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
}

function Colours({ site, set }: { site: Site; set: Set }) {
  const { tokens } = site.theme;
  const choose = (name: (typeof themeTokens)[number], colour: string) =>
    set({ theme: { ...site.theme, tokens: { ...tokens, [name]: colour } } });
  return (
    <fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      <legend className="text-sm font-medium text-quiet">
        <Trans>Colours of the brand</Trans>
      </legend>
      {themeTokens.map((name) => (
        <label key={name} className="flex min-h-9 items-center gap-2 text-sm">
          <input
            type="color"
            className="size-8 rounded"
            value={tokens[name] ?? "#808080"}
            onChange={(event) => choose(name, event.target.value)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function Licence({ site, set }: { site: Site; set: Set }) {
  const { t } = useLingui();
  const { licence } = site;
  const fields = [
    ["company", t`Company`],
    ["cnpj", t`CNPJ`],
    ["authorisation", t`Number of the authorisation`],
    ["address", t`Address`],
  ] as const;
  return (
    <>
      <Checkbox
        checked={licence.is_demonstration}
        onChange={(event) =>
          set({ licence: { ...licence, is_demonstration: event.target.checked } })
        }
      >
        <Trans>It is a demonstration</Trans>
      </Checkbox>
      {fields.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          value={licence[name] ?? ""}
          onChange={(event) => set({ licence: { ...licence, [name]: event.target.value || null } })}
        />
      ))}
    </>
  );
}

const wordFields = ["tagline", "hours", "licence_notice", "footer", "age_notice"] as const;
type WordField = (typeof wordFields)[number];

/** The labels of pages and downloads stay as they are; a new language takes the Portuguese ones. */
function SiteWords({ site, set }: { site: Site; set: Set }) {
  const { t } = useLingui();
  const labels: Record<WordField, string> = {
    tagline: t`Tagline`,
    hours: t`When somebody answers`,
    licence_notice: t`Notice of the licence`,
    footer: t`Text of the footer`,
    age_notice: t`Notice of the age`,
  };
  const change = (words: Words<WordField>) => {
    const texts = { ...site.texts };
    for (const lang of siteLanguages) {
      const changed = words[lang];
      if (changed !== undefined) texts[lang] = { ...(texts[lang] ?? texts.pt), ...changed };
      else if (lang !== "pt") delete texts[lang];
    }
    set({ texts });
  };
  return (
    <WordsEditor<WordField>
      fields={wordFields.map((name) => ({ name, label: labels[name] }))}
      value={site.texts}
      onChange={change}
    />
  );
}
