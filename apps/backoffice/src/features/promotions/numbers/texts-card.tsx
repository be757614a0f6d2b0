import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ActivityCode } from "@tucano/contract/player/rewards/activities.ts";
import { saveText } from "@tucano/contract/backoffice/site/promotions.ts";
import { Button } from "@tucano/ui/button.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useId, useState } from "react";
import { call } from "../../../platform/api.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { Card, Loaded } from "../../../platform/tables/show.tsx";
import { type ActivityText, PROMOTIONS, textsQuery } from "../queries.ts";

/** What players read, in one of nine languages, as wide as a phone. */
export function TextsCard({ code }: { code: ActivityCode }) {
  const { t } = useLingui();
  const query = useQuery(textsQuery(code));
  const [lang, setLang] = useState("pt");
  const id = useId();
  return (
    <Card title={t`What players read`}>
      <Loaded query={query}>
        {({ list }) => {
          const text = list.find((one) => one.lang === lang);
          return (
            <>
              <div className="flex items-center gap-3">
                <label htmlFor={id} className="text-sm text-quiet">
                  <Trans>Language</Trans>
                </label>
                <select
                  id={id}
                  className="min-h-9 rounded-[10px] border border-line bg-surface-1 px-3 text-base md:text-sm"
                  value={lang}
                  onChange={(event) => setLang(event.target.value)}
                >
                  {list.map((one) => (
                    <option key={one.lang} value={one.lang}>
                      {one.lang}
                    </option>
                  ))}
                </select>
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
  const may = useMay();
  const { own } = text;
  const [title, setTitle] = useState(own.title ?? "");
  const [summary, setSummary] = useState(own.summary ?? "");
  const [terms, setTerms] = useState(own.terms ?? "");
  const [isAsking, setIsAsking] = useState(false);
  const termsId = useId();
  const ownLines = (written: string) => written.split("\n").filter((line) => line.trim() !== "");
  const usualTerms = text.terms.slice(ownLines(own.terms ?? "").length);
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="flex flex-col gap-3">
        <TextField
          label={t`Own title (empty: the product's)`}
          maxLength={80}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextField
          label={t`Own summary (empty: the product's)`}
          maxLength={160}
          value={summary}
          onChange={(event) => setSummary(event.target.value)}
        />
        <label htmlFor={termsId} className="text-sm font-medium text-quiet">
          <Trans>Own terms, a line each; the product's follow them</Trans>
        </label>
        <textarea
          id={termsId}
          rows={5}
          maxLength={4000}
          className="rounded-tile bg-surface-2 p-4 text-base"
          value={terms}
          onChange={(event) => setTerms(event.target.value)}
        />
        {may("promotions.manage") && (
          <Button size="sm" className="self-start" onClick={() => setIsAsking(true)}>
            <Trans>Save the text</Trans>
          </Button>
        )}
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
      {isAsking && (
        <SaveSheet
          words={{ code, language: text.lang, title, summary, terms }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

interface SaveProps {
  words: {
    readonly code: ActivityCode;
    readonly language: string;
    readonly title: string;
    readonly summary: string;
    readonly terms: string;
  };
  onClose: () => void;
}

function SaveSheet({ words, onClose }: SaveProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (reason: string) => call(saveText, { ...words, reason }),
    onSuccess: () => {
      showToast(t`Saved. Players read it from now on.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: PROMOTIONS }),
  });
  return <ReasonSheet title={t`Save the text`} submit={t`Save`} act={save} onClose={onClose} />;
}
