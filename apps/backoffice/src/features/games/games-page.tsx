import { Trans, useLingui } from "@lingui/react/macro";
import { formatPercent } from "@tucano/i18n/money.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { SelectFilter, TextFilter } from "../../platform/fields.tsx";
import { useAddressSearch } from "../../platform/tables/list-search.ts";
import { type ListColumn, ListTable } from "../../platform/tables/list-table.tsx";
import { Money, PageHead } from "../../platform/tables/show.tsx";
import { OfferBadge, useOfferNames, useTypeNames } from "./labels.tsx";
import { type GameRow, gamesQuery } from "./queries.ts";
import { StopButton } from "./stop-buttons.tsx";
import { Studios } from "./studios.tsx";

const page = getRouteApi("/inside/games");

export function GamesPage() {
  const { t } = useLingui();
  const { trail: _trail, ...input } = page.useSearch();
  const { filter } = useAddressSearch();
  const query = useQuery(gamesQuery(input));
  const types = useTypeNames();
  const states = useOfferNames();
  const typeName = input.type === undefined ? "" : types.nameOf(input.type);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Games`}>
        <div className="flex flex-wrap gap-2">
          {input.type !== undefined && (
            <StopButton scope={`type:${input.type}`} name={typeName}>
              <Trans>Stop {typeName}</Trans>
            </StopButton>
          )}
          <StopButton scope="all" name={t`All games`}>
            <Trans>Stop everything</Trans>
          </StopButton>
        </div>
      </PageHead>
      <Studios />
      <ListTable
        screen="games"
        caption={t`Games`}
        query={query}
        columns={useColumns()}
        keyOf={(row) => row.game_id}
        empty={t`No game matches.`}
        filters={
          <>
            <TextFilter
              label={t`Find by name, code, brand or tag`}
              className="w-64 max-w-full"
              value={input.text ?? ""}
              onChange={(text) => filter({ text })}
            />
            <SelectFilter
              label={t`Type`}
              value={input.type ?? ""}
              all={t`All`}
              options={types.options}
              onChange={(type) => filter({ type })}
            />
            <SelectFilter
              label={t`State`}
              value={input.status ?? ""}
              all={t`All`}
              options={[...states, { value: "stopped" as const, label: t`Stopped` }]}
              onChange={(status) => filter({ status })}
            />
          </>
        }
      />
    </div>
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
      cell: (row) => (
        <Link
          to="/games/$gameId"
          params={{ gameId: String(row.game_id) }}
          className="font-medium text-beak-text"
        >
          {row.name}
        </Link>
      ),
    },
    {
      id: "type",
      label: t`Type`,
      text: (row) => row.game_type,
      cell: (row) => nameOf(row.game_type),
    },
    { id: "brand", label: t`Brand`, text: (row) => row.brand, cell: (row) => row.brand },
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
    {
      id: "min",
      label: t`From`,
      isNumber: true,
      text: (row) => row.min_bet,
      cell: (row) => <Money wire={row.min_bet} />,
    },
    {
      id: "max",
      label: t`To`,
      isNumber: true,
      text: (row) => row.max_bet,
      cell: (row) => <Money wire={row.max_bet} />,
    },
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
