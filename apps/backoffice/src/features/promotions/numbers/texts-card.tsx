import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ActivityCode } from "@tucano/contract/player/rewards/activities.ts";
import { readTexts, saveText } from "@tucano/contract/backoffice/site/promotions.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useState } from "react";
import { ActButton } from "../../../platform/act-button.tsx";
import { ask, call } from "../../../platform/api.ts";
import { useDraft } from "../../../platform/draft.ts";
import { SelectFilter } from "../../../platform/fields.tsx";
import { Card, Loaded } from "../../../platform/tables/show.tsx";
import { TextArea } from "../../../platform/text-area.tsx";
import type { ActivityText } from "../queries.ts";

/** What players read, in one of nine languages, as wide as a phone. */
export function TextsCard({ code }: { code: ActivityCode }) {
  const { t } = useLingui();
  const query = useQuery(ask(readTexts, { code }));
  const [lang, setLang] = useState("pt");
  return (
    <Card title={t`What players read`}>
      <Loaded query={query}>
        {({ list }) => {
          const text = list.find((one) => one.lang === lang);
          return (
            <>
              <div className="flex">
                <SelectFilter
                  label={t`Language`}
                  value={lang}
                  options={list.map((one) => ({ value: one.lang, label: one.lang }))}
                  onChange={(next) => setLang(next ?? "pt")}
                />
              </div>
              {text !== undefined && (
                <TextEditor key={`${lang} ${JSON.stringify(text.own)}`} code={code} text={text} />
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

function TextEditor({ code, text }: { code: ActivityCode; text: ActivityText }) {
  const { t } = useLingui();
  const { own } = text;
  const { draft, field } = useDraft({
    title: own.title ?? "",
    summary: own.summary ?? "",
    terms: own.terms ?? "",
  });
  const { title, summary, terms } = draft;
  const ownLines = (written: string) => written.split("\n").filter((line) => line.trim() !== "");
  const usualTerms = text.terms.slice(ownLines(own.terms ?? "").length);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="flex flex-col gap-3">
        <TextField label={t`Own title (empty: the product's)`} maxLength={80} {...field("title")} />
        <TextField
          label={t`Own summary (empty: the product's)`}
          maxLength={160}
          {...field("summary")}
        />
        <TextArea
          label={t`Own terms, a line each; the product's follow them`}
          rows={5}
          maxLength={4000}
          {...field("terms")}
        />
        <div>
          <ActButton
            permission="promotions.manage"
            label={t`Save the text`}
            look="primary"
            submit={t`Save`}
            done={t`Saved. Players read it from now on.`}
            act={(reason) => call(saveText, { code, language: text.lang, ...draft, reason })}
          />
        </div>
      </div>
      <section
        aria-label={t`Preview at phone width`}
        className="flex w-full max-w-[375px] flex-col gap-2 rounded-tile bg-surface-2 p-5"
      >
        <h3 className="text-lg font-semibold">{title === "" ? text.title : title}</h3>
        <p className="text-sm text-quiet">{summary === "" ? text.summary : summary}</p>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
          {[...ownLines(terms), ...usualTerms].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
