/** How an operator likes a table: hidden columns and saved filters, kept with their account. */
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  readSettings,
  saveSettings,
  type tableSettings,
} from "@tucano/contract/backoffice/access/frame.ts";
import type * as z from "zod/mini";
import { ask, call } from "../api.ts";

export type TableSettings = z.output<typeof tableSettings>;

const settingsQuery = queryOptions({
  ...ask(readSettings, {}),
  staleTime: Number.POSITIVE_INFINITY,
});

const none: TableSettings = { hidden: [], views: [] };

export function useTableSettings(screen: string): {
  settings: TableSettings;
  save: (settings: TableSettings) => void;
} {
  const queries = useQueryClient();
  const { data } = useQuery(settingsQuery);
  const keep = useMutation({
    mutationFn: (settings: TableSettings) => call(saveSettings, { screen, settings }),
    // Shown at once; what the server has kept follows.
    onMutate: (settings) =>
      queries.setQueryData(settingsQuery.queryKey, (known) => ({
        tables: { ...known?.tables, [screen]: settings },
      })),
    onSuccess: (saved) => queries.setQueryData(settingsQuery.queryKey, saved),
    onError: () => queries.invalidateQueries(settingsQuery),
  });
  return { settings: data?.tables[screen] ?? none, save: (settings) => keep.mutate(settings) };
}
