import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import {
  listPublications,
  offerPublication,
  type publicationParts,
  type publicationStates,
  verifyPublication,
  withdrawPublication,
} from "@tucano/contract/backoffice/games/publications.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Fold } from "@tucano/ui/fold.tsx";
import { type GameType, gameTypes } from "@tucano/contract/player/games/catalog.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge, type BadgeTone } from "@tucano/ui/chip.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { ActButton, FormButton } from "../../platform/act-button.tsx";
import { ask, call, type RowOf } from "../../platform/api.ts";
import { CopyLine } from "../../platform/copy-line.tsx";
import { useDraft } from "../../platform/draft.ts";
import { formatFigure, formatPercent } from "../../platform/figures.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { SelectField } from "../../platform/select-field.tsx";
import { DataTable } from "../../platform/tables/data-table.tsx";
import { Page } from "../../platform/tables/page.tsx";
import { Card, CardTable, Fact, Loaded, Moment, NothingHere } from "../../platform/tables/show.tsx";
import { type Finding, useFindingText } from "./finding-words.ts";
import { useTypeNames } from "./labels.tsx";

type Publication = RowOf<typeof listPublications>;
type Refusal = DataOf<typeof listPublications>["refused"][number];
type Mode = Publication["modes"][number];

/** Games of others: what was imported, with what the import found, and which version is played. */
export function PublicationsPage() {
  const { t } = useLingui();
  const query = useQuery(ask(listPublications, {}));
  return (
    <Page title={t`Imported games`}>
      <Loaded query={query}>
        {({ list, refused }) => (
          <div className="flex flex-col gap-5">
            {list.length === 0 && <NothingHere text={t`No game has been imported yet.`} />}
            <HowItComes isFirst={list.length === 0} />
            {list.map((row) => (
              <PublicationCard key={`${row.game}/${row.version}`} row={row} />
            ))}
            {refused.length > 0 && <RefusedImports list={refused} />}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

/** A publication may be gigabytes: it is taken in at the machine, and decided about here. */
function HowItComes({ isFirst }: { isFirst: boolean }) {
  return (
    <Fold
      className="card p-4 text-sm"
      isOpen={isFirst}
      headClass="min-h-6 cursor-pointer justify-between gap-2 font-medium"
      head={<Trans>How a game is imported</Trans>}
    >
      <ol className="mt-3 flex list-decimal flex-col gap-3 pl-5">
        <li>
          <Trans>
            Whoever looks after the machine puts the publication's folder there: index.json with the
            weights and books it names.
          </Trans>
        </li>
        <li>
          <Trans>
            There the import checks every book. It refuses with all reasons, or keeps a version:
          </Trans>
          <div className="mt-2">
            <CopyLine text="npm run rgs -- import <folder> --game <code>" />
          </div>
        </li>
        <li>
          <Trans>
            The version appears here with its return and with what the import warned of. Publish it:
            when a second person has agreed, it is played.
          </Trans>
        </li>
      </ol>
    </Fold>
  );
}

function State({ status }: { status: (typeof publicationStates)[number] }) {
  const { t } = useLingui();
  const words: Record<typeof status, readonly [string, BadgeTone]> = {
    imported: [t`Never played`, "neutral"],
    published: [t`Being played`, "leaf"],
    withdrawn: [t`Played no more`, "gold"],
  };
  const [text, tone] = words[status];
  return <Badge tone={tone}>{text}</Badge>;
}

function PublicationCard({ row }: { row: Publication }) {
  const { t } = useLingui();
  const { game, name, version, hash, warnings } = row;
  const title = t`${name ?? game}, version ${version}`;
  return (
    <Card title={title} actions={<Acts row={row} title={title} />}>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Fact label={t`State`}>
          <State status={row.status} />
        </Fact>
        <Fact label={t`Code`}>{game}</Fact>
        <Fact label={t`Imported`}>
          <Moment iso={row.imported_at} style="moment" />
        </Fact>
        <Fact label={t`Checked again`}>
          {row.verified_at === null ? (
            t`Not since its import`
          ) : (
            <Moment iso={row.verified_at} style="moment" />
          )}
        </Fact>
        <Fact label={t`Front end`}>{row.has_front ? t`Served by the house` : t`None`}</Fact>
      </dl>
      <CardTable isEmpty={row.modes.length === 0}>
        <Modes modes={row.modes} />
      </CardTable>
      {row.altered.length > 0 && <Altered row={row} />}
      {warnings.length > 0 && (
        <Notice>
          <p className="font-medium">
            <Trans>What the import warned of</Trans>
          </p>
          <Findings list={warnings} />
        </Notice>
      )}
      <Fold
        className="text-sm"
        headClass="min-h-6 cursor-pointer gap-2 text-quiet"
        head={<Trans>Hashes (SHA-256)</Trans>}
      >
        <dl className="mt-3 flex flex-col gap-3">
          <Hash label={t`All that a draw depends on`} hash={hash} />
          {row.modes.map((mode) => (
            <div key={mode.name} className="flex flex-col gap-3">
              <Hash label={t`${mode.name}: list of weights`} hash={mode.weights_hash} />
              <Hash label={t`${mode.name}: root of the books`} hash={mode.books_root} />
            </div>
          ))}
        </dl>
      </Fold>
    </Card>
  );
}

function Findings({ list }: { list: readonly Finding[] }) {
  const textOf = useFindingText();
  return (
    <ul className="list-disc pl-5 text-sm wrap-anywhere whitespace-pre-line">
      {list.map((finding) => (
        <li key={finding.text} lang={finding.code === null ? "en" : undefined}>
          {textOf(finding)}
        </li>
      ))}
    </ul>
  );
}

/** What is stored is held against the import every night. */
function Altered({ row: { altered } }: { row: Publication }) {
  const { t } = useLingui();
  const words: Record<(typeof publicationParts)[number], string> = {
    index: t`index.json`,
    hash: t`Hash of the whole`,
    figures: t`Figures`,
    front: t`Files of the front end`,
    weights: t`List of weights`,
    draws: t`Numbers that draws are made from`,
    books: t`Books`,
  };
  return (
    <Notice tone="error">
      <p className="font-medium">
        <Trans>What is stored is no longer what was imported: nobody can play it.</Trans>
      </p>
      <ul className="list-disc pl-5">
        {altered.map(({ part, mode }) => (
          <li key={`${part}/${mode}`}>
            {mode === null ? words[part] : t`${words[part]}, ${mode}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function RefusedImports({ list }: { list: readonly Refusal[] }) {
  const { t } = useLingui();
  return (
    <Card title={t`Refused imports`}>
      <p className="text-sm text-quiet">
        <Trans>
          The latest 20. Nothing of them was kept but why they were refused: mend that in the
          publication, and import it again.
        </Trans>
      </p>
      <ul className="flex flex-col gap-4">
        {list.map(({ game, folder, reasons, refused_at: at }) => (
          <li key={`${game}/${at}`} className="flex flex-col gap-3 border-t border-edge pt-4">
            <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
              <Fact label={t`State`}>
                <Badge tone="coral">{t`Refused`}</Badge>
              </Fact>
              <Fact label={t`Code`}>{game}</Fact>
              <Fact label={t`Refused`}>
                <Moment iso={at} style="moment" />
              </Fact>
              <Fact label={t`Folder`}>{folder}</Fact>
            </dl>
            <Findings list={reasons} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Hash({ label, hash }: { label: string; hash: string }) {
  return (
    <Fact label={label}>
      <code className="text-xs break-all">{hash}</code>
    </Fact>
  );
}

function Modes({ modes }: { modes: readonly Mode[] }) {
  const { t } = useLingui();
  return (
    <DataTable<Mode>
      rows={modes}
      keyOf={(mode) => mode.name}
      columns={[
        { label: t`Mode`, cell: (mode) => mode.name },
        { label: t`Costs`, cell: (mode) => t`${formatFigure(mode.cost)}× the bet`, isNumber: true },
        { label: t`Books`, cell: (mode) => formatFigure(mode.books), isNumber: true },
        { label: t`Return`, cell: (mode) => formatPercent(mode.rtp_percent), isNumber: true },
        { label: t`Exactly`, cell: (mode) => <code className="text-xs">{mode.rtp}</code> },
        {
          label: t`Rounds that pay`,
          cell: (mode) => formatPercent(mode.hit_percent),
          isNumber: true,
        },
        {
          label: t`Largest win`,
          cell: (mode) => {
            const [most, rounds] = [mode.max_multiplier, mode.max_one_in].map(formatFigure);
            return t`${most}× the bet, one round in ${rounds}`;
          },
        },
        { label: t`Deviation`, cell: (mode) => formatFigure(mode.deviation), isNumber: true },
      ]}
    />
  );
}

function Acts(props: { row: Publication; title: string }) {
  const { t } = useLingui();
  const { game, version } = props.row;
  const check = useMutation({
    mutationFn: () => call(verifyPublication, { game, version }),
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {check.isSuccess && (
        <Notice tone="good">{t`It is being checked. The result is here in a few minutes.`}</Notice>
      )}
      {check.isError && <Notice tone="error">{check.error.message}</Notice>}
      <Button look="quiet" size="sm" isBusy={check.isPending} onClick={() => check.mutate()}>
        <Trans>Check what is stored</Trans>
      </Button>
      <Decide {...props} />
    </div>
  );
}

function Decide({ row, title }: { row: Publication; title: string }) {
  const { t } = useLingui();
  const { game, version } = row;
  if (row.status === "published") {
    return (
      <ActButton
        permission="games.odds"
        label={t`Withdraw`}
        about={title}
        look="danger"
        title={t`Withdraw ${title}`}
        text={
          <Trans>
            A second person agrees first. The game leaves the lobby; rounds that are open are paid
            as drawn.
          </Trans>
        }
        submit={t`Ask for approval`}
        act={(reason) => call(withdrawPublication, { game, version, reason })}
      />
    );
  }
  return (
    <FormButton
      permission="games.odds"
      label={t`Publish`}
      about={title}
      form={(close) => <OfferSheet row={row} title={title} onClose={close} />}
    />
  );
}

interface OfferSheetProps {
  row: Publication;
  title: string;
  onClose: () => void;
}

function OfferSheet({ row: { game, version, name }, title, onClose }: OfferSheetProps) {
  const { t } = useLingui();
  const { nameOf } = useTypeNames();
  const type: GameType = "slots";
  const { draft, field, choice } = useDraft({
    name: name ?? game,
    brand: "",
    type: type as GameType,
  });
  return (
    <ReasonSheet
      title={t`Publish ${title}`}
      text={
        <Trans>
          A second person agrees first. New rounds are then played by this version, and the game is
          in the lobby; a game that is listed already keeps its name, brand and type.
        </Trans>
      }
      submit={t`Ask for approval`}
      act={(reason) =>
        call(offerPublication, {
          game,
          version,
          name: draft.name,
          brand: draft.brand,
          game_type: draft.type,
          reason,
        })
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label={t`Name`}
            required
            maxLength={80}
            error={errors["name"]}
            {...field("name")}
          />
          <TextField
            label={t`Whose game it is`}
            required
            maxLength={40}
            error={errors["brand"]}
            {...field("brand")}
          />
          <SelectField
            label={t`Type`}
            options={gameTypes.map((value) => ({ value, label: nameOf(value) }))}
            {...choice("type")}
          />
        </>
      )}
    </ReasonSheet>
  );
}
