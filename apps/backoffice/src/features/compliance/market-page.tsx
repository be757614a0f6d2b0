import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { listNumbers, marketPresets, readNumber } from "@tucano/contract/backoffice/site/market.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { FormButton } from "../../platform/act-button.tsx";
import { ask } from "../../platform/api.ts";
import { AddressSelect } from "../../platform/tables/address-filters.tsx";
import { type Column, DataTable } from "../../platform/tables/data-table.tsx";
import { Page } from "../../platform/tables/page.tsx";
import { Card, CardTable, Loaded, Moment } from "../../platform/tables/show.tsx";
import { useFactWords } from "../../platform/numbers/fact-words.ts";
import { flatten, type FlatNumber } from "./flat-numbers.ts";
import { useMarketWords } from "./market-words.ts";
import { NumberSheet } from "./number-sheet.tsx";
import type { NumberRow } from "./queries.ts";

const page = getRouteApi("/inside/market");

/** The house's numbers: what holds, what the presets would make of it, what was and will be. */
export function MarketPage() {
  const { t } = useLingui();
  const { key } = page.useSearch();
  const query = useQuery(ask(listNumbers, {}));
  const { groupName } = useMarketWords();
  return (
    <Page title={t`Market`}>
      <Loaded query={query}>
        {({ list }) => {
          const chosen = list.find((one) => one.key === key) ?? list[0];
          return (
            <>
              <div className="flex">
                <AddressSelect
                  name="key"
                  label={t`Group of numbers`}
                  words={Object.fromEntries(list.map((one) => [one.key, groupName(one.key)]))}
                  usual={list[0]?.key ?? ""}
                />
              </div>
              {chosen !== undefined && <Group key={chosen.key} row={chosen} />}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function Group({ row }: { row: NumberRow }) {
  const { t } = useLingui();
  const { groupName } = useMarketWords();
  const acts = (
    <FormButton
      permission="market.manage"
      label={t`Set anew`}
      look="quiet"
      form={(close) => <NumberSheet row={row} onClose={close} />}
    />
  );
  return (
    <>
      <Card title={groupName(row.key)} actions={acts}>
        <p className="flex flex-wrap items-center gap-2 text-sm text-quiet">
          {row.set_by === null ? (
            <Trans>Came with the product</Trans>
          ) : (
            <>
              <Trans>Holds since</Trans>
              <Moment iso={row.effective_from} />
            </>
          )}
          {row.coming > 0 && <Badge tone="sea">{t`Something is set for later`}</Badge>}
        </p>
        <SideBySide row={row} />
      </Card>
      <History name={row.key} />
    </>
  );
}

/** Differences from the current numbers stand out, not by colour alone. */
function SideBySide({ row }: { row: NumberRow }) {
  const { t } = useLingui();
  const { nameOf, show } = useFactWords();
  const { presetName } = useMarketWords();
  const said = (value: string, path: string) => (value === "null" ? "–" : show(value, path));
  const held = flatten(row.value);
  const presets = marketPresets.map((name) => ({
    name,
    values: new Map(flatten(row.presets[name]).map(({ path, value }) => [path, String(value)])),
  }));
  return (
    <CardTable isEmpty={false}>
      <DataTable
        rows={held}
        keyOf={({ path }) => path}
        columns={[
          { label: t`What`, cell: ({ path }) => nameOf(path), className: "font-medium" },
          { label: t`Holds`, cell: ({ path, value }) => said(String(value), path) },
          ...presets.map(({ name, values }): Column<FlatNumber> => ({
            label: presetName(name),
            cell: ({ path, value }) => {
              const other = values.get(path) ?? "–";
              return other === String(value) ? (
                <span className="text-quiet">{said(other, path)}</span>
              ) : (
                <strong className="text-gold-text">{`≠ ${said(other, path)}`}</strong>
              );
            },
          })),
        ]}
      />
    </CardTable>
  );
}

function History({ name }: { name: string }) {
  const { t } = useLingui();
  const query = useQuery(ask(readNumber, { key: name }));
  return (
    <Card title={t`Versions`}>
      <Loaded query={query}>
        {({ list }) => (
          <ul className="flex flex-col gap-2 text-sm">
            {list.map((one) => (
              <li key={one.effective_from} className="flex flex-wrap gap-3">
                {one.set_by === null ? (
                  <span>{t`Came with the product`}</span>
                ) : (
                  <>
                    <Moment iso={one.effective_from} />
                    <span>{one.set_by}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
