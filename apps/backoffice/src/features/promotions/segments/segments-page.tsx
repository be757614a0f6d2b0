import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { listSegments, retireSegment } from "@tucano/contract/backoffice/members/segments.ts";
import { ActButton, FormButton } from "../../../platform/act-button.tsx";
import { askList, call } from "../../../platform/api.ts";
import { useMay } from "../../../platform/session/session.ts";
import {
  badgeColumn,
  momentColumn,
  numberColumn,
  textColumn,
} from "../../../platform/tables/columns.tsx";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import type { Segment } from "../queries.ts";
import { SegmentSheet } from "./segment-sheet.tsx";
import { useRuleWords } from "./rule-words.ts";

const page = getRouteApi("/inside/segments");

/** Members by what they did, for campaigns, promotions and messages. */
export function SegmentsPage() {
  const { t } = useLingui();
  return (
    <ListPage
      screen="segments"
      title={t`Segments`}
      acts={
        <FormButton
          permission="promotions.campaigns"
          label={t`New segment`}
          form={(close) => <SegmentSheet onClose={close} />}
        />
      }
      query={useQuery(askList(listSegments, page.useSearch()))}
      columns={useColumns()}
      keyOf={(row) => row.segment_id}
      empty={t`No segment yet.`}
    />
  );
}

function useColumns(): readonly ListColumn<Segment>[] {
  const { t } = useLingui();
  const words = useRuleWords();
  const may = useMay();
  const mayChange = ({ purpose, is_retired: isRetired }: Segment) =>
    !isRetired && (purpose === "marketing" || may("compliance.signals"));
  return [
    textColumn("name", t`Name`, (row) => row.name, { isFixed: true, className: "font-medium" }),
    badgeColumn("purpose", t`For`, ({ purpose, is_retired: isRetired }) => {
      if (isRetired) return [t`Archived`, "neutral"];
      return purpose === "marketing" ? [t`Marketing`, "leaf"] : [t`Looking after`, "sea"];
    }),
    textColumn("rules", t`Who`, (row) => words(row.rules).join("; ")),
    numberColumn("version", t`Version`, (row) => row.version),
    textColumn("by", t`By`, (row) => row.set_by),
    momentColumn("at", t`When`, (row) => row.set_at),
    {
      id: "acts",
      label: t`Acts`,
      cell: (row) =>
        mayChange(row) && (
          <div className="flex gap-2">
            <FormButton
              permission="promotions.campaigns"
              label={t`Edit`}
              about={row.name}
              look="quiet"
              form={(close) => <SegmentSheet segment={row} onClose={close} />}
            />
            <ActButton
              permission="promotions.campaigns"
              label={t`Archive`}
              about={row.name}
              text={<Trans>Nothing new can use it. What uses it goes on.</Trans>}
              act={(reason) => call(retireSegment, { segment_id: row.segment_id, reason })}
            />
          </div>
        ),
    },
  ];
}
