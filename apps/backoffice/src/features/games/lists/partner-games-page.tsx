import { Trans, useLingui } from "@lingui/react/macro";
import {
  listPartnerCatalogues,
  listPartnerGames,
  partnerGameStates,
  pullPartnerGames,
} from "@tucano/contract/backoffice/games/partner-games.ts";
import { formatInstant } from "@tucano/i18n/dates.ts";
import type { BadgeTone } from "@tucano/ui/chip.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ActButton, FormButton } from "../../../platform/act-button.tsx";
import { ask, askList, call, type RowOf } from "../../../platform/api.ts";
import { formatPercent } from "../../../platform/figures.ts";
import { language } from "../../../platform/language.ts";
import { useFactWords } from "../../../platform/numbers/fact-words.ts";
import { AddressSelect, AddressText } from "../../../platform/tables/address-filters.tsx";
import {
  badgeColumn,
  momentColumn,
  numberColumn,
  textColumn,
} from "../../../platform/tables/columns.tsx";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { GameVersions } from "./game-versions.tsx";
import { TakeOverSheet } from "./take-over-sheet.tsx";
import { TextLink } from "../../../platform/tables/text-link.tsx";

type Row = RowOf<typeof listPartnerGames>;
type State = (typeof partnerGameStates)[number];

const page = getRouteApi("/inside/partner-games");

/** All games, or every version of the one that the address names. */
export function PartnerGamesPage() {
  const { partner, code } = page.useSearch();
  if (partner === undefined || code === undefined) return <Games />;
  return <GameVersions partner={partner} code={code} />;
}

function Games() {
  const { t } = useLingui();
  const { code: _code, ...search } = page.useSearch();
  const words = useStateWords();
  const states = Object.fromEntries(partnerGameStates.map((state) => [state, words[state][0]]));
  return (
    <ListPage
      screen="partner-games"
      title={t`Partners' games`}
      above={<Catalogues />}
      query={useQuery(askList(listPartnerGames, search))}
      columns={useColumns()}
      keyOf={(row) => `${row.partner} ${row.code}`}
      empty={t`No partner has listed a game like this.`}
      filters={
        <>
          <AddressText name="text" label={t`Find by name or code`} className="md:w-72" />
          <AddressSelect name="state" label={t`State`} words={states} />
        </>
      }
    />
  );
}

function useStateWords(): Record<State, readonly [string, BadgeTone]> {
  const { t } = useLingui();
  return {
    new: [t`New`, "sea"],
    changed: [t`Changed`, "gold"],
    gone: [t`Gone`, "coral"],
    same: [t`Taken over`, "leaf"],
  };
}

function Catalogues() {
  const { t } = useLingui();
  const { data } = useQuery(ask(listPartnerCatalogues, {}));
  if (data === undefined) return null;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {data.list.map(({ partner, name, listed, pulled_at: at, problem, gone_count: gone }) => {
        const when = at === null ? t`never` : formatInstant(at, "moment", language);
        const isHalf = problem === "half_a_list";
        return (
          <li key={partner} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="text-quiet">
              <Trans>
                {name}: {listed} games, asked {when}
              </Trans>
            </span>
            {problem !== null && (
              <span className="text-coral-text" role="status">
                {isHalf ? t`${gone} games are missing at once: not taken.` : problem}
              </span>
            )}
            <ActButton
              permission="games.manage"
              label={isHalf ? t`They are really gone` : t`Ask for games`}
              about={name}
              text={t`Nothing is published by it. What is missing is hidden.`}
              submit={t`Ask`}
              done={t`Asked.`}
              act={(reason) => call(pullPartnerGames, { partner, is_gone_meant: isHalf, reason })}
            />
          </li>
        );
      })}
    </ul>
  );
}

function useColumns(): readonly ListColumn<Row>[] {
  const { t } = useLingui();
  const { nameOf, show } = useFactWords();
  const words = useStateWords();
  return [
    {
      id: "name",
      label: t`Game`,
      isFixed: true,
      text: (row) => row.name,
      cell: ({ partner, code, name }) => (
        <TextLink to="/partner-games" search={{ partner, code }}>
          {name}
        </TextLink>
      ),
    },
    textColumn("code", t`Code`, (row) => row.code),
    textColumn("partner", t`Partner`, (row) => row.partner),
    badgeColumn("state", t`State`, (row) => words[row.state]),
    numberColumn("rtp", t`Return`, ({ rtp_percent: rtp }) =>
      rtp === null ? null : formatPercent(rtp),
    ),
    textColumn("volatility", t`Volatility`, (row) => row.volatility),
    textColumn("certificates", t`Certificates`, (row) => row.certifications.join(", ")),
    textColumn("changes", t`What has changed`, (row) =>
      Object.keys(row.after)
        .map((key) => {
          const [before, after] = [row.before[key] ?? "", row.after[key] ?? ""];
          return `${nameOf(key)}: ${show(before, key)} → ${show(after, key)}`;
        })
        .join("; "),
    ),
    momentColumn("changed", t`Listed so since`, (row) => row.changed_at),
    textColumn("taken", t`Taken over by`, (row) => row.taken_by),
    {
      id: "act",
      label: t`Take over`,
      isFixed: true,
      text: () => "",
      cell: (row) =>
        (row.state === "new" || row.state === "changed") && (
          <FormButton
            permission="games.manage"
            label={t`Take over`}
            look="quiet"
            form={(close) => <TakeOverSheet row={row} onClose={close} />}
          />
        ),
    },
  ];
}
