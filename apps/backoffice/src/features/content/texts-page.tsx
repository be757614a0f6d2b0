import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  discardDraft,
  publishPage,
  saveDraft,
} from "@tucano/contract/backoffice/site/content-pages.ts";
import { siteLanguages } from "@tucano/contract/backoffice/site/content-shapes.ts";
import { type ContentPageCode, contentPages } from "@tucano/contract/player/site/content.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { languageNames } from "@tucano/i18n/languages.ts";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { SelectFilter } from "../../platform/fields.tsx";
import { useAddressSearch } from "../../platform/tables/list-search.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { useMay } from "../../platform/session/session.ts";
import { Card, CardTable, Loaded, Moment, PageHead } from "../../platform/tables/show.tsx";
import { type Lang, TextArea, toInstant, toLocal } from "./form-parts.tsx";
import { TextPreview } from "./phone-preview.tsx";
import { type PageData, pageQuery } from "./queries.ts";
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
  const { filter } = useAddressSearch();
  const site = useChosenSite(search.site) ?? "";
  const { page = "faq", language = "pt" } = search;
  const query = useQuery({ ...pageQuery({ site, page, language }), enabled: site !== "" });
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Texts`} />
      <div className="flex flex-wrap gap-3">
        <SiteChoice value={search.site} onChange={(value) => filter({ site: value })} />
        <SelectFilter
          label={t`Text`}
          value={search.page ?? ""}
          all={names.faq}
          options={contentPages
            .filter((code) => code !== "faq")
            .map((value) => ({ value, label: names[value] }))}
          onChange={(value) => filter({ page: value })}
        />
        <SelectFilter
          label={t`Language of the text`}
          value={search.language ?? ""}
          all={languageNames.pt}
          options={siteLanguages
            .filter((lang) => lang !== "pt")
            .map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => filter({ language: value })}
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
    </div>
  );
}

interface EditorProps {
  name: { site: string; page: ContentPageCode; language: Lang };
  data: PageData;
}

function Editor({ name, data }: EditorProps) {
  const { t } = useLingui();
  const may = useMay();
  const queries = useQueryClient();
  const start = data.draft ?? data.held;
  const [title, setTitle] = useState(start?.title ?? "");
  const [text, setText] = useState(start === null ? "" : toPlainText(start.sections));
  const [isPublishing, setIsPublishing] = useState(false);
  const sections = fromPlainText(text, title);
  const after = { onSettled: () => queries.invalidateQueries({ queryKey: ["content", "page"] }) };
  const keep = useMutation({
    mutationFn: () => call(saveDraft, { ...name, title, sections }),
    onSuccess: () => showToast(t`The draft is kept. Nobody sees it yet.`, "good"),
    ...after,
  });
  const discard = useMutation({ mutationFn: () => call(discardDraft, name), ...after });
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
            onChange={setText}
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
  const queries = useQueryClient();
  const { site, page } = name;
  const isTerms = page === "terms";
  const [from, setFrom] = useState("");
  const publish = useMutation({
    mutationFn: (reason: string) =>
      call(publishPage, { site, page, effective_from: toInstant(from), reason }),
    onSuccess: () => {
      showToast(t`Published.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["content"] }),
  });
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
      act={publish}
      onClose={onClose}
    >
      <TextField
        label={t`Holds from`}
        hint={t`Left empty: as soon as it may`}
        type="datetime-local"
        min={toLocal(data.earliest)}
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
        <table className="grid-table">
          <thead>
            <tr>
              <th scope="col">{t`Version`}</th>
              <th scope="col">{t`Holds from`}</th>
              <th scope="col">{t`Announced`}</th>
              <th scope="col">{t`By`}</th>
            </tr>
          </thead>
          <tbody>
            {data.versions.map((one) => (
              <tr key={one.version}>
                <td data-label={t`Version`}>
                  {one.version} {one.is_held && <Badge tone="leaf">{t`Holds`}</Badge>}
                </td>
                <td data-label={t`Holds from`}>
                  <Moment iso={one.effective_from} />
                </td>
                <td data-label={t`Announced`}>
                  <Moment iso={one.announced_at} />
                </td>
                <td data-label={t`By`}>{one.set_by}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </CardTable>
    </Card>
  );
}
