import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import {
  cancelRace,
  cloneRace,
  disqualifyRacer,
  publishRace,
  readRace,
} from "@tucano/contract/backoffice/members/races.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { ActButton, FormButton } from "../../../platform/act-button.tsx";
import { ask, call } from "../../../platform/api.ts";
import { useDraft } from "../../../platform/draft.ts";
import { language } from "../../../platform/language.ts";
import { readMoment } from "../../../platform/numbers/number-units.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { DataTable, MemberLink } from "../../../platform/tables/data-table.tsx";
import { Page } from "../../../platform/tables/page.tsx";
import { Card, Fact, Loaded, Moment, Money, NothingHere } from "../../../platform/tables/show.tsx";
import type { RaceDetail } from "./race-draft.ts";
import { RaceSheet } from "./race-sheet.tsx";
import { useRaceChoices, useRaceStates, useResultStates } from "./race-words.ts";

const manage = "promotions.campaigns";

/** One race: what was promised, who stands where, and what it costs. */
export function RacePage({ raceId }: { raceId: number }) {
  const { t } = useLingui();
  const query = useQuery(ask(readRace, { race_id: raceId }));
  return (
    <Page
      title={query.data?.name ?? t`Race`}
      acts={query.data !== undefined && <Acts race={query.data} />}
    >
      <Loaded query={query}>
        {(race) => (
          <>
            <Facts race={race} />
            <Board race={race} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Acts({ race }: { race: RaceDetail }) {
  const { t } = useLingui();
  const { race_id, state } = race;
  const isOpen = state === "draft" || state === "upcoming" || state === "running";
  return (
    <div className="flex flex-wrap gap-2">
      <FormButton
        permission={manage}
        look="quiet"
        label={t`Copy`}
        form={(close) => <CopySheet raceId={race_id} onClose={close} />}
      />
      {state === "draft" && (
        <>
          <FormButton
            permission={manage}
            look="quiet"
            label={t`Change`}
            form={(close) => <RaceSheet race={race} onClose={close} />}
          />
          <ActButton
            permission={manage}
            look="primary"
            label={t`Publish`}
            text={<Trans>From then on its rules are fixed. A second person has to agree.</Trans>}
            submit={t`Ask for approval`}
            done={t`Asked for.`}
            act={(reason) => call(publishRace, { race_id, reason })}
          />
        </>
      )}
      {(isOpen || state === "counting") && (
        <ActButton
          permission={manage}
          label={t`Cancel the race`}
          text={<Trans>Nobody gets a prize. Players read the reason.</Trans>}
          isGrave
          done={t`Cancelled.`}
          act={(reason) => call(cancelRace, { race_id, reason })}
        />
      )}
    </div>
  );
}

function CopySheet({ raceId, onClose }: { raceId: number; onClose: () => void }) {
  const { t } = useLingui();
  const { draft, field } = useDraft({ startsAt: "" });
  return (
    <ReasonSheet
      title={t`Copy the race`}
      text={<Trans>A new draft with the same rules, as long as this one.</Trans>}
      done={t`Copied.`}
      act={(reason) =>
        call(cloneRace, {
          race_id: raceId,
          starts_at: readMoment(draft.startsAt) ?? "",
          reason,
        })
      }
      onClose={onClose}
    >
      <TextField
        label={t`Starts (São Paulo)`}
        type="datetime-local"
        required
        {...field("startsAt")}
      />
    </ReasonSheet>
  );
}

function Facts({ race }: { race: RaceDetail }) {
  const { t } = useLingui();
  const [state, tone] = useRaceStates()[race.state];
  const words = useRaceChoices();
  return (
    <Card title={t`Rules and cost`}>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Fact label={t`State`}>
          <Badge tone={tone}>{state}</Badge>
        </Fact>
        {race.cancel_reason !== null && <Fact label={t`Reason`}>{race.cancel_reason}</Fact>}
        <Fact label={t`What counts`}>
          {words.scoring[race.scoring]}
          {race.scoring === "multiplier" && ` (${race.best_of})`}
        </Fact>
        <Fact label={t`First rounds of a day`}>{figureIn(language, race.rounds_per_day)}</Fact>
        <Fact label={t`Least stake of a round`}>
          <Money wire={race.min_stake} />
        </Fact>
        <Fact label={t`Games`}>{race.games.map(({ name }) => name).join(", ")}</Fact>
        <Fact label={t`Starts`}>
          <Moment iso={race.starts_at} />
        </Fact>
        <Fact label={t`Ends`}>
          <Moment iso={race.ends_at} />
        </Fact>
        <Fact label={t`Paid from`}>
          <Moment iso={race.pays_at} />
        </Fact>
        <Fact label={t`Equal points`}>{words.ties[race.ties]}</Fact>
        {race.prizes.map(({ from, to, pocket, amount, turnover_multiple, free }) => (
          <Fact key={from} label={from === to ? `${t`Place`} ${from}` : t`Places ${from}–${to}`}>
            {words.pocket[pocket]}
            {free === null
              ? `, ${formatMoney(amount)} (×${turnover_multiple})`
              : `: ${free.rounds} × ${formatMoney(free.stake)}, ${free.game}`}
          </Fact>
        ))}
        <Fact label={t`Players`}>{race.entrants}</Fact>
        <Fact label={t`Paid, of prizes, of budget`}>
          <Money wire={race.cost} /> / <Money wire={race.prizes_total} /> /{" "}
          <Money wire={race.budget} />
        </Fact>
      </dl>
    </Card>
  );
}

type Row = RaceDetail["board"][number];

function Board({ race }: { race: RaceDetail }) {
  const { t } = useLingui();
  const results = useResultStates();
  const isBefore = !["draft", "paid", "cancelled"].includes(race.state);
  const resultOf = ({ result, disqualified, reason }: Row) => {
    if (disqualified !== null) return disqualified;
    return result === null ? "" : [results[result][0], reason].filter(Boolean).join(": ");
  };
  if (race.board.length === 0) return <NothingHere text={t`Nobody has points yet.`} />;
  return (
    <div className="card overflow-x-auto">
      <DataTable<Row>
        rows={race.board}
        keyOf={({ member }) => member.member_id}
        columns={[
          { label: t`Place`, isNumber: true, cell: (row) => row.place ?? "–" },
          { label: t`Player`, cell: (row) => <MemberLink member={row.member} /> },
          { label: t`Points`, isNumber: true, cell: (row) => figureIn(language, row.points) },
          { label: t`Rounds`, isNumber: true, cell: (row) => row.rounds },
          { label: t`Prize`, isNumber: true, cell: (row) => <Money wire={row.prize} /> },
          { label: t`Result`, cell: resultOf },
          isBefore
            ? {
                label: t`Acts`,
                cell: (row) => row.disqualified === null && <TakeOut race={race} row={row} />,
              }
            : null,
        ]}
      />
    </div>
  );
}

function TakeOut({ race, row }: { race: RaceDetail; row: Row }) {
  const { t } = useLingui();
  const { member_id, account } = row.member;
  return (
    <ActButton
      permission={manage}
      label={t`Take out`}
      about={account}
      text={
        <Trans>Others move up. The player reads the reason. A second person has to agree.</Trans>
      }
      submit={t`Ask for approval`}
      isGrave
      done={t`Asked for.`}
      act={(reason) => call(disqualifyRacer, { race_id: race.race_id, member_id, reason })}
    />
  );
}
