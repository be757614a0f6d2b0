import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { marketPresets } from "@tucano/contract/backoffice/site/market.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { useState } from "react";
import { SelectFilter } from "../../platform/fields.tsx";
import { useAddressSearch } from "../../platform/tables/list-search.ts";
import { useMay } from "../../platform/session/session.ts";
import { Card, Loaded, Moment, PageHead } from "../../platform/tables/show.tsx";
import { useFactWords } from "../../platform/numbers/fact-words.ts";
import { flatten } from "./flat-numbers.ts";
import { useMarketWords } from "./market-words.ts";
import { NumberSheet } from "./number-sheet.tsx";
import { type NumberRow, numberQuery, numbersQuery } from "./queries.ts";

const page = getRouteApi("/inside/market");

/** The house's numbers: what holds, what the presets would make of it, what was and will be. */
export function MarketPage() {
  const { t } = useLingui();
  const { filter } = useAddressSearch();
  const { key } = page.useSearch();
  const query = useQuery(numbersQuery);
  const { groupName } = useMarketWords();
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Market`} />
      <Loaded query={query}>
        {({ list }) => {
          const chosen = list.find((one) => one.key === key) ?? list[0];
          const first = list[0]?.key ?? "";
          return (
            <>
              <div className="flex">
                <SelectFilter
                  label={t`Group of numbers`}
                  value={key ?? ""}
                  all={groupName(first)}
                  options={list
                    .slice(1)
                    .map((one) => ({ value: one.key, label: groupName(one.key) }))}
                  onChange={(value) => filter({ key: value })}
                />
              </div>
              {chosen !== undefined && <Group key={chosen.key} row={chosen} />}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

function Group({ row }: { row: NumberRow }) {
  const { t } = useLingui();
  const may = useMay();
  const [isEditing, setIsEditing] = useState(false);
  const { groupName } = useMarketWords();
  const acts = may("market.manage") && (
    <Button look="quiet" size="sm" onClick={() => setIsEditing(true)}>
      <Trans>Set anew</Trans>
    </Button>
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
      {isEditing && <NumberSheet row={row} onClose={() => setIsEditing(false)} />}
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls by keyboard, too.
    <div className="-mx-5 overflow-x-auto" role="region" aria-label={t`Numbers`} tabIndex={0}>
      <table className="facts-table mx-5">
        <thead>
          <tr>
            <th scope="col">
              <Trans>What</Trans>
            </th>
            <th scope="col">
              <Trans>Holds</Trans>
            </th>
            {presets.map(({ name }) => (
              <th key={name} scope="col">
                {presetName(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {held.map(({ path, value }) => (
            <tr key={path}>
              <th scope="row">{nameOf(path)}</th>
              <td className="tabular">{said(String(value), path)}</td>
              {presets.map(({ name, values }) => {
                const other = values.get(path) ?? "–";
                return (
                  <td key={name} className="tabular">
                    {other === String(value) ? (
                      <span className="text-quiet">{said(other, path)}</span>
                    ) : (
                      <strong className="text-gold-text">{`≠ ${said(other, path)}`}</strong>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function History({ name }: { name: string }) {
  const { t } = useLingui();
  const query = useQuery(numberQuery(name));
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
