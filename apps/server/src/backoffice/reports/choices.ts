/** What a report may be narrowed to: from lists that are in memory, but for the sites. */
import type * as contract from "@tucano/contract/backoffice/payments/reports.ts";
import type { Reading } from "../core/area.ts";

export const readChoices: Reading<typeof contract.readReportChoices> = async (parts) => {
  const [games, sites, studios] = await Promise.all([
    parts.catalog.allGames(),
    parts.statistics.reports(parts.db).sites(),
    parts.rounds.listStudios(),
  ]);
  const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
    a.name.localeCompare(b.name, "pt");
  return {
    sites: sites.filter((site) => site !== ""),
    studios: studios.map(({ code, name }) => ({ code, name })).toSorted(byName),
    games: games
      .map(({ studio, code, name }) => ({ key: `${studio}/${code}`, name, studio }))
      .toSorted(byName),
  };
};
