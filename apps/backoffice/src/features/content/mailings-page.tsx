import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  askMailing,
  listMailings,
  type MailingChannel,
  mailingChannels,
  readMailing,
  tryMailing,
} from "@tucano/contract/backoffice/site/mailings.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useState } from "react";
import { FormButton } from "../../platform/act-button.tsx";
import { usePress } from "../../platform/act.ts";
import { ask, askList, call } from "../../platform/api.ts";
import { useDraft } from "../../platform/draft.ts";
import { NamesChoice } from "../../platform/names-choice.tsx";
import { readMoment } from "../../platform/numbers/number-units.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { SegmentField } from "../../platform/segments/segment-field.tsx";
import { useMay } from "../../platform/session/session.ts";
import { textColumn } from "../../platform/tables/columns.tsx";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import { ListPage } from "../../platform/tables/page.tsx";
import { LinkField, MessageEditor } from "./form-parts.tsx";
import type { MailingRow } from "./queries.ts";
import { useSendingColumns } from "./sending-columns.tsx";

const page = getRouteApi("/inside/content/mailings");

/** Messages to a segment by inbox, mail and SMS. */
export function MailingsPage() {
  const { t } = useLingui();
  return (
    <ListPage
      screen="mailings"
      title={t`Messages to segments`}
      acts={
        <FormButton
          permission="content.notify"
          label={t`New message`}
          form={(close) => <AskSheet onClose={close} />}
        />
      }
      query={useQuery(askList(listMailings, page.useSearch()))}
      columns={useColumns()}
      keyOf={(row) => row.id}
      empty={t`No message to a segment yet.`}
    />
  );
}

function useColumns(): readonly ListColumn<MailingRow>[] {
  const { t } = useLingui();
  const wordsOf = useCountWords();
  const { state, from, told, by, acts } = useSendingColumns<MailingRow>(t`Stop the message`);
  return [
    textColumn("title", t`Title`, (row) => row.texts.pt.title, { isFixed: true }),
    textColumn("segment", t`Segment`, (row) => row.segment),
    state,
    from,
    told,
    {
      id: "counts",
      label: t`By way`,
      text: (row) => row.counts.map(wordsOf).join("; "),
      cell: (row) => <Counts mailing={row} />,
    },
    by,
    acts,
  ];
}

function useChannelNames(): Record<MailingChannel, string> {
  const { t } = useLingui();
  return { inbox: t`Inbox`, mail: t`E-mail`, sms: t`SMS`, push: t`Push` };
}

type Count = MailingRow["counts"][number];

function useCountWords(): (count: Count) => string {
  const { t } = useLingui();
  const names = useChannelNames();
  const outcomes: Record<Count["outcome"], string> = {
    sent: t`sent`,
    capped: t`over the week's cap`,
    opted_out: t`not wanted`,
    unreachable: t`not reachable`,
  };
  return ({ channel, outcome, members }) => `${names[channel]}: ${members} ${outcomes[outcome]}`;
}

/** Sums at once; what became of what was handed over is counted when somebody asks. */
function Counts({ mailing: { id, counts } }: { mailing: MailingRow }) {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  const detail = useQuery({ ...ask(readMailing, { id }), enabled: isAsked });
  const names = useChannelNames();
  const wordsOf = useCountWords();
  return (
    <>
      {counts.map((count) => (
        <span key={`${count.channel} ${count.outcome}`} className="block whitespace-nowrap">
          {wordsOf(count)}
        </span>
      ))}
      {detail.data?.counts
        .filter(({ outcome }) => outcome === "sent")
        .map(({ channel, handed_over: handedOver, failed, opened }) => (
          <span key={channel} className="block whitespace-nowrap text-quiet">
            {names[channel]}:{" "}
            {opened === null ? t`${handedOver} handed over, ${failed} failed` : t`${opened} opened`}
          </span>
        ))}
      {counts.length > 0 && !isAsked && (
        <Button look="quiet" size="sm" onClick={() => setIsAsked(true)}>
          {t`How many arrived?`}
        </Button>
      )}
    </>
  );
}

function AskSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const may = useMay();
  const names = useChannelNames();
  const [firstName, account] = ["{name}", "{account}"];
  const { draft, field, choice } = useDraft({
    texts: { pt: { title: "", text: "" } },
    purpose: "marketing" as "marketing" | "protective",
    segmentId: "",
    channels: ["inbox"] as MailingChannel[],
    link: "",
    from: "",
  });
  const tryIt = usePress(() => call(tryMailing, { texts: draft.texts, language: "pt" }), {
    done: ({ to }) => t`Sent to ${to}.`,
  });
  return (
    <ReasonSheet
      title={t`New message`}
      text={
        <Trans>
          Send it to yourself first. It leaves by day, when a second person has agreed; each player
          gets it once, and three such messages a week at most.
        </Trans>
      }
      submit={t`Ask for approval`}
      act={(reason) =>
        call(askMailing, {
          texts: draft.texts,
          link: draft.link || null,
          segment_id: Number(draft.segmentId),
          channels: draft.channels,
          starts_at: readMoment(draft.from),
          reason,
        })
      }
      onClose={onClose}
    >
      <MessageEditor {...choice("texts")} />
      <p className="text-xs text-quiet">
        <Trans>
          {firstName} is the player's first name, {account} the account.
        </Trans>
      </p>
      <Button look="quiet" size="sm" isBusy={tryIt.isPending} onClick={() => tryIt.mutate()}>
        {t`Send it to me`}
      </Button>
      {may("compliance.read") && (
        <Segmented<"marketing" | "protective">
          label={t`What for`}
          {...choice("purpose")}
          options={[
            { value: "marketing", label: t`Marketing` },
            { value: "protective", label: t`Looking after` },
          ]}
        />
      )}
      <SegmentField purpose={draft.purpose} {...choice("segmentId")} />
      <NamesChoice label={t`Ways`} names={mailingChannels} words={names} {...choice("channels")} />
      <LinkField {...field("link")} />
      <TextField
        label={t`Begins`}
        hint={t`Left empty: now`}
        type="datetime-local"
        {...field("from")}
      />
    </ReasonSheet>
  );
}
