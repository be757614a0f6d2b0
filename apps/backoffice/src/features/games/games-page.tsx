import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import { GameLink, OfferBadge, useOfferNames, useTypeNames } from "./labels.tsx";
import type { GameRow } from "./queries.ts";
import { StopButton } from "./stop-buttons.tsx";
import { Studios } from "./studios.tsx";
import { moneyColumn, textColumn } from "../../platform/tables/columns.tsx";
import { listGames } from "@tucano/contract/backoffice/games/games.ts";
import { formatPercent } from "../../platform/figures.ts";
import { askList } from "../../platform/api.ts";
import { AddressSelect, AddressText } from "../../platform/tables/address-filters.tsx";
import { ListPage } from "../../platform/tables/page.tsx";

const page = getRouteApi("/inside/games");

export function GamesPage() {
  const { t } = useLingui();
  const search = page.useSearch();
  const types = useTypeNames();
  const states = useOfferNames();
  const { type } = search;
  const typeName = type === undefined ? "" : types.nameOf(type);
  return (
    <ListPage
      screen="games"
      title={t`Games`}
      acts={
        <div className="flex flex-wrap gap-2">
          {type !== undefined && (
            <StopButton scope={`type:${type}`} name={typeName} label={t`Stop ${typeName}`} />
          )}
          <StopButton scope="all" name={t`All games`} label={t`Stop everything`} />
        </div>
      }
      above={<Studios />}
      query={useQuery(askList(listGames, search))}
      columns={useColumns()}
      keyOf={(row) => row.game_id}
      empty={t`No game matches.`}
      filters={
        <>
          <AddressText
            name="text"
            label={t`Find by name, code, brand or tag`}
            className="md:w-64"
          />
          <AddressSelect name="type" label={t`Type`} words={types.words} />
          <AddressSelect
            name="status"
            label={t`State`}
            words={{ ...states, stopped: t`Stopped` }}
          />
        </>
      }
    />
  );
}

function useColumns(): readonly ListColumn<GameRow>[] {
  const { t } = useLingui();
  const { nameOf } = useTypeNames();
  return [
    {
      id: "name",
      label: t`Game`,
      isFixed: true,
      text: (row) => row.name,
      cell: (row) => <GameLink game={row} />,
    },
    {
      id: "type",
      label: t`Type`,
      text: (row) => row.game_type,
      cell: (row) => nameOf(row.game_type),
    },
    textColumn("brand", t`Brand`, (row) => row.brand),
    {
      id: "tags",
      label: t`Tags`,
      text: (row) => row.tags.join(" "),
      cell: (row) => <span className="text-quiet">{row.tags.join(", ")}</span>,
    },
    {
      id: "position",
      label: t`Place`,
      isNumber: true,
      text: (row) => String(row.position),
      cell: (row) => `${row.position}${row.is_featured ? " ★" : ""}`,
    },
    {
      id: "rtp",
      label: t`Return`,
      isNumber: true,
      text: (row) => row.rtp_percent,
      cell: (row) => formatPercent(row.rtp_percent),
    },
    moneyColumn("min", t`From`, (row) => row.min_bet),
    moneyColumn("max", t`To`, (row) => row.max_bet),
    {
      id: "sites",
      label: t`Sites`,
      text: (row) => row.sites?.join(" ") ?? "",
      cell: (row) => (row.sites === null ? t`All` : row.sites.join(", ")),
    },
    {
      id: "state",
      label: t`State`,
      text: (row) => (row.stopped_by === null ? row.status : "stopped"),
      cell: (row) => <OfferBadge status={row.stopped_by === null ? row.status : "stopped"} />,
    },
  ];
}
