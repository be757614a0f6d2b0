import { Trans, useLingui } from "@lingui/react/macro";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { ArrowUpDown, Bookmark, Columns3, Download, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { saveCsv } from "./csv.ts";
import { useAddressSearch } from "./list-search.ts";
import { language } from "../language.ts";
import { Menu } from "../menu.tsx";
import { OrderArrow, useSorting } from "./table-order.tsx";
import { useTableSettings } from "./table-settings.ts";

interface ToolColumn {
  readonly id: string;
  readonly label: string;
  readonly isFixed?: boolean;
  readonly isSortable?: boolean;
}

interface TableToolsProps {
  screen: string;
  /** What the list is called, and its file. */
  caption: string;
  columns: readonly ToolColumn[];
  /** The head and the rows as they are shown. */
  fileRows: () => readonly (readonly string[])[];
}

export function TableTools({ screen, caption, columns, fileRows }: TableToolsProps) {
  const { t } = useLingui();
  return (
    <div className="relative ml-auto flex items-center gap-2 max-md:w-full">
      <SortChoice columns={columns} />
      <SavedViews screen={screen} />
      <ColumnChoice screen={screen} columns={columns} />
      <button
        type="button"
        className={buttonClass("quiet", "sm")}
        title={t`The rows shown, as a file`}
        onClick={() => saveCsv(caption, fileRows(), language)}
      >
        <Download aria-hidden="true" className="size-4" />
        <span className="max-md:sr-only">{t`CSV`}</span>
      </button>
    </div>
  );
}

/** On phones a table has no head that could be pressed. */
function SortChoice({ columns }: Pick<TableToolsProps, "columns">) {
  const { t } = useLingui();
  const { orderOf, sortBy } = useSorting();
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (sortable.length === 0) return null;
  return (
    <div className="md:hidden">
      <Menu isInRow label={t`Sort`} icon={<ArrowUpDown aria-hidden="true" className="size-4" />}>
        {() =>
          sortable.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              aria-pressed={orderOf(id) !== "none"}
              className="flex min-h-9 items-center gap-2 rounded-[10px] px-2 text-left text-sm hover:bg-surface-2"
              onClick={() => sortBy(id)}
            >
              {label}
              <OrderArrow order={orderOf(id)} />
            </button>
          ))
        }
      </Menu>
    </div>
  );
}

function ColumnChoice({ screen, columns }: { screen: string; columns: readonly ToolColumn[] }) {
  const { t } = useLingui();
  const { settings, save } = useTableSettings(screen);
  const toggle = (id: string) => {
    const isHidden = settings.hidden.includes(id);
    const hidden = isHidden
      ? settings.hidden.filter((one) => one !== id)
      : [...settings.hidden, id];
    save({ ...settings, hidden });
  };
  return (
    <Menu isInRow label={t`Columns`} icon={<Columns3 aria-hidden="true" className="size-4" />}>
      {() =>
        columns
          .filter(({ isFixed }) => !isFixed)
          .map(({ id, label }) => (
            <label
              key={id}
              className="flex min-h-9 items-center gap-3 rounded-[10px] px-2 text-sm hover:bg-surface-2"
            >
              <input
                type="checkbox"
                className="size-4 accent-beak"
                checked={!settings.hidden.includes(id)}
                onChange={() => toggle(id)}
              />
              {label}
            </label>
          ))
      }
    </Menu>
  );
}

/** The filters of the address under a name: kept with the operator, not with the browser. */
function SavedViews({ screen }: { screen: string }) {
  const { t } = useLingui();
  const { settings, save } = useTableSettings(screen);
  const { search, replace } = useAddressSearch();
  const [name, setName] = useState("");
  const filters = Object.entries(search).filter(
    ([key, value]) => value !== undefined && key !== "cursor" && key !== "trail",
  );
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const others = settings.views.filter((view) => view.name !== name);
    const text = new URLSearchParams(
      filters.map(([key, value]): [string, string] => [key, String(value)]),
    ).toString();
    save({ ...settings, views: [...others, { name, search: text }].slice(-20) });
    setName("");
  };
  return (
    <Menu
      isInRow
      label={t`Saved filters`}
      icon={<Bookmark aria-hidden="true" className="size-4" />}
    >
      {(close) => (
        <>
          {settings.views.length === 0 && (
            <p className="px-2 py-1 text-sm text-quiet">
              <Trans>None yet. Set filters and keep them under a name.</Trans>
            </p>
          )}
          {settings.views.map((view) => (
            <div key={view.name} className="flex items-center">
              <button
                type="button"
                className="min-h-9 min-w-0 flex-1 truncate rounded-[10px] px-2 text-left text-sm hover:bg-surface-2"
                onClick={() => {
                  replace(Object.fromEntries(new URLSearchParams(view.search)));
                  close();
                }}
              >
                {view.name}
              </button>
              <button
                type="button"
                aria-label={t`Remove ${view.name}`}
                className="flex size-9 items-center justify-center text-quiet hover:text-text"
                onClick={() =>
                  save({ ...settings, views: settings.views.filter((one) => one !== view) })
                }
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </button>
            </div>
          ))}
          <form onSubmit={keep} className="flex gap-2 border-t border-edge pt-2">
            <input
              aria-label={t`Name of the filters`}
              placeholder={t`Name`}
              required
              maxLength={40}
              value={name}
              className="min-h-9 w-full min-w-0 rounded-[10px] bg-surface-2 px-2 text-base md:text-sm"
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" size="sm" disabled={filters.length === 0}>
              <Trans>Keep</Trans>
            </Button>
          </form>
        </>
      )}
    </Menu>
  );
}
