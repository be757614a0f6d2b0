import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DataTable } from "../../platform/tables/data-table.tsx";
import { useMay } from "../../platform/session/session.ts";
import { Loaded, Moment, NothingHere, PageHead } from "../../platform/tables/show.tsx";
import { MacroSheet } from "./macro-sheet.tsx";
import { type Macro, macrosQuery } from "./queries.ts";
import { RetireMacro } from "./retire-macro.tsx";
import { categoryLabels } from "./words.tsx";

/** Answers that are written once and used often. */
export function MacrosPage() {
  const { t } = useLingui();
  const may = useMay();
  const query = useQuery(macrosQuery);
  const [edited, setEdited] = useState<Macro | "new" | null>(null);
  const mayEdit = may("support.manage");
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Ready answers`}>
        {mayEdit && (
          <Button size="sm" onClick={() => setEdited("new")}>
            <Trans>New ready answer</Trans>
          </Button>
        )}
      </PageHead>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <NothingHere text={t`No ready answer has been written yet.`} />
          ) : (
            <div className="card overflow-x-auto">
              <MacroTable rows={list} onEdit={mayEdit ? setEdited : null} />
            </div>
          )
        }
      </Loaded>
      {edited !== null && (
        <MacroSheet macro={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      )}
    </div>
  );
}

interface MacroTableProps {
  rows: readonly Macro[];
  /** Null: to be read only. */
  onEdit: ((macro: Macro) => void) | null;
}

function MacroTable({ rows, onEdit }: MacroTableProps) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  return (
    <DataTable<Macro>
      rows={rows}
      keyOf={(row) => row.macro_id}
      columns={[
        {
          label: t`Name`,
          cell: (row) =>
            onEdit === null ? (
              row.title
            ) : (
              <button
                type="button"
                className="font-medium text-beak-text"
                onClick={() => onEdit(row)}
              >
                {row.title}
              </button>
            ),
        },
        {
          label: t`About`,
          cell: (row) => (row.category === null ? t`Anything` : _(categoryLabels[row.category])),
        },
        { label: t`Languages`, cell: (row) => Object.keys(row.texts).join(", ").toUpperCase() },
        { label: t`Words`, cell: (row) => <span className="line-clamp-2">{row.texts.pt}</span> },
        {
          label: t`Changed`,
          cell: (row) => (
            <>
              <Moment iso={row.updated_at} style="moment" /> · {row.updated_by}
            </>
          ),
        },
        onEdit === null ? null : { label: t`Act`, cell: (row) => <RetireMacro macro={row} /> },
      ]}
    />
  );
}
