import { useLingui as useRuntime } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../../platform/session/session.ts";
import { Moment } from "../../platform/tables/show.tsx";
import { MacroSheet } from "./macro-sheet.tsx";
import { type Macro, macrosQuery } from "./queries.ts";
import { RetireMacro } from "./retire-macro.tsx";
import { categoryLabels } from "./words.tsx";
import { FormButton } from "../../platform/act-button.tsx";
import { Page } from "../../platform/tables/page.tsx";
import { ViewTable } from "../../platform/tables/view-table.tsx";

/** Answers that are written once and used often. */
export function MacrosPage() {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const may = useMay();
  const mayEdit = may("support.manage");
  const [edited, setEdited] = useState<Macro | null>(null);
  return (
    <Page
      title={t`Ready answers`}
      acts={
        <FormButton
          permission="support.manage"
          label={t`New ready answer`}
          form={(close) => <MacroSheet macro={null} onClose={close} />}
        />
      }
    >
      <ViewTable
        query={useQuery(macrosQuery)}
        keyOf={(row) => row.macro_id}
        empty={t`No ready answer has been written yet.`}
        columns={[
          {
            label: t`Name`,
            cell: (row) =>
              !mayEdit ? (
                row.title
              ) : (
                <button
                  type="button"
                  className="font-medium text-beak-text"
                  onClick={() => setEdited(row)}
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
          mayEdit ? { label: t`Act`, cell: (row: Macro) => <RetireMacro macro={row} /> } : null,
        ]}
      />
      {edited !== null && <MacroSheet macro={edited} onClose={() => setEdited(null)} />}
    </Page>
  );
}
