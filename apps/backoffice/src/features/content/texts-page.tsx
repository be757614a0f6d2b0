import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  discardDraft,
  publishPage,
  readPage,
  saveDraft,
} from "@tucano/contract/backoffice/site/content-pages.ts";
import { siteLanguages } from "@tucano/contract/backoffice/site/content-shapes.ts";
import type { ContentPageCode } from "@tucano/contract/player/site/content.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { languageNames } from "@tucano/i18n/languages.ts";
import { useState } from "react";
import { useAct } from "../../platform/act.ts";
import { ask, call } from "../../platform/api.ts";
import { readMoment, writeMinute } from "../../platform/numbers/number-units.ts";
import { TextArea } from "../../platform/text-area.tsx";
import { AddressSelect, wordsOf } from "../../platform/tables/address-filters.tsx";
import { DataTable } from "../../platform/tables/data-table.tsx";
import { Page } from "../../platform/tables/page.tsx";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { useMay } from "../../platform/session/session.ts";
import { Card, CardTable, Loaded, Moment } from "../../platform/tables/show.tsx";
import type { Lang } from "./form-parts.tsx";
import { TextPreview } from "./phone-preview.tsx";
import type { PageData } from "./queries.ts";
import { SiteChoice, useChosenSite } from "./site-choice.tsx";
import { fromPlainText, toPlainText } from "./text-format.ts";

const route = getRouteApi("/inside/content/texts");

function usePageNames(): Record<ContentPageCode, string> {
  const { t } = useLingui();
  return {
    faq: t`Questions and answers`,
    terms: t`Terms of use`,
    privacy: t`Privacy`,
    responsible_gaming: t`Responsible gaming`,
  };
}

/** Long texts: a draft, its look on a phone, and the versions that were and will be. */
export function TextsPage() {
  const { t } = useLingui();
  const names = usePageNames();
  const search = route.useSearch();
  const site = useChosenSite(search.site) ?? "";
  const { page = "faq", language = "pt" } = search;
  const query = useQuery({ ...ask(readPage, { site, page, language }), enabled: site !== "" });
  return (
    <Page title={t`Texts`}>
      <div className="flex flex-wrap gap-3">
        <SiteChoice />
        <AddressSelect name="page" label={t`Text`} words={names} usual="faq" />
        <AddressSelect
          name="language"
          label={t`Language of the text`}
          words={wordsOf(siteLanguages, (lang) => languageNames[lang])}
          usual="pt"
        />
      </div>
      <Loaded query={query}>
        {(data) => (
          <Editor
            key={`${site} ${page} ${language} ${data.draft?.edited_at ?? ""}`}
            name={{ site, page, language }}
            data={data}
          />
        )}
      </Loaded>
    </Page>
  );
}

interface EditorProps {
  name: { site: string; page: ContentPageCode; language: Lang };
  data: PageData;
}

function Editor({ name, data }: EditorProps) {
  const { t } = useLingui();
  const may = useMay();
  const start = data.draft ?? data.held;
  const [title, setTitle] = useState(start?.title ?? "");
  const [text, setText] = useState(start === null ? "" : toPlainText(start.sections));
  const [isPublishing, setIsPublishing] = useState(false);
  const sections = fromPlainText(text, title);
  const keep = useAct(() => call(saveDraft, { ...name, title, sections }), {
    done: t`The draft is kept. Nobody sees it yet.`,
  });
  const discard = useAct(() => call(discardDraft, name));
  const drafts = data.draft_languages.map((lang) => languageNames[lang]).join(", ");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[1fr_auto]">
      <div className="flex min-w-0 flex-col gap-4">
        <Card title={t`Draft`}>
          {drafts !== "" && (
            <p className="text-sm text-quiet">
              <Trans>Something is being written in: {drafts}</Trans>
            </p>
          )}
          <TextField
            label={t`Title`}
            value={title}
            maxLength={160}
            onChange={(event) => setTitle(event.target.value)}
          />
          <TextArea
            label={t`Text: “# group”, “## heading”, paragraphs with an empty line between them`}
            rows={20}
            value={text}
            className="max-h-none"
            onChange={(event) => setText(event.target.value)}
          />
          {keep.isError && <Notice tone="error">{keep.error.message}</Notice>}
          {may("content.manage") && (
            <div className="flex flex-wrap gap-2">
              <Button
                isBusy={keep.isPending}
                disabled={title === "" || sections.length === 0}
                onClick={() => keep.mutate()}
              >
                <Trans>Keep the draft</Trans>
              </Button>
              {data.draft !== null && (
                <Button look="quiet" isBusy={discard.isPending} onClick={() => discard.mutate()}>
                  <Trans>Throw it away</Trans>
                </Button>
              )}
              {drafts !== "" && may("content.publish") && (
                <Button look="quiet" onClick={() => setIsPublishing(true)}>
                  <Trans>Publish all drafts</Trans>
                </Button>
              )}
            </div>
          )}
        </Card>
        <Versions data={data} />
      </div>
      <TextPreview title={title} sections={sections} />
      {isPublishing && (
        <PublishSheet name={name} data={data} onClose={() => setIsPublishing(false)} />
      )}
    </div>
  );
}

function PublishSheet({ name, data, onClose }: EditorProps & { onClose: () => void }) {
  const { t } = useLingui();
  const { site, page } = name;
  const isTerms = page === "terms";
  const [from, setFrom] = useState("");
  return (
    <ReasonSheet
      title={t`Publish the drafts`}
      text={
        isTerms ? (
          <Trans>
            New terms hold at the earliest 14 days after today. All players are told in their inbox
            and may stop using the service until then.
          </Trans>
        ) : (
          <Trans>The drafts in all languages become the next version.</Trans>
        )
      }
      submit={t`Publish`}
      done={t`Published.`}
      act={(reason) => call(publishPage, { site, page, effective_from: readMoment(from), reason })}
      onClose={onClose}
    >
      <TextField
        label={t`Holds from`}
        hint={t`Left empty: as soon as it may`}
        type="datetime-local"
        min={writeMinute(data.earliest)}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
    </ReasonSheet>
  );
}

function Versions({ data }: { data: PageData }) {
  const { t } = useLingui();
  return (
    <Card title={t`Versions`}>
      <CardTable isEmpty={data.versions.length === 0}>
        <DataTable
          rows={data.versions}
          keyOf={(one) => one.version}
          columns={[
            {
              label: t`Version`,
              cell: (one) => (
                <>
                  {one.version} {one.is_held && <Badge tone="leaf">{t`Holds`}</Badge>}
                </>
              ),
            },
            { label: t`Holds from`, cell: (one) => <Moment iso={one.effective_from} /> },
            { label: t`Announced`, cell: (one) => <Moment iso={one.announced_at} /> },
            { label: t`By`, cell: (one) => one.set_by },
          ]}
        />
      </CardTable>
    </Card>
  );
}
