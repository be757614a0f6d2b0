/** What a player handed in, and what was made of it: the newest first. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { memberIdentity } from "@tucano/contract/backoffice/members/identity.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { IdentityLevel } from "@tucano/contract/player/account/identity.ts";
import { Badge, type BadgeTone } from "@tucano/ui/chip.tsx";
import { DataTable } from "../tables/data-table.tsx";
import { useIdentityWords } from "./identity-words.ts";
import { CardTable, Moment } from "../tables/show.tsx";

type Attempt = DataOf<typeof memberIdentity>["history"][number];

const tones: Record<IdentityLevel, BadgeTone> = {
  none: "neutral",
  submitted: "gold",
  verified: "sea",
  rejected: "coral",
};

export function IdentityBadge({ level }: { level: IdentityLevel }) {
  const words = useIdentityWords();
  return <Badge tone={tones[level]}>{words.level(level)}</Badge>;
}

function Result({ attempt }: { attempt: Attempt }) {
  const words = useIdentityWords();
  const { status, rejection, may_retry, reason } = attempt;
  return (
    <span className="flex flex-col items-end gap-1 md:items-start">
      <IdentityBadge level={status} />
      {rejection !== null && <span className="text-sm">{words.rejection(rejection)}</span>}
      {may_retry === false && (
        <span className="text-xs text-quiet">
          <Trans>No other attempt</Trans>
        </span>
      )}
      {reason !== null && <span className="text-xs text-quiet">{reason}</span>}
    </span>
  );
}

export function IdentityHistory({ history }: { history: readonly Attempt[] }) {
  const { t } = useLingui();
  const words = useIdentityWords();
  return (
    <CardTable isEmpty={history.length === 0}>
      <DataTable
        rows={history}
        keyOf={(row) => row.submission_id}
        columns={[
          {
            label: t`Handed in`,
            cell: (row) => <Moment iso={row.submitted_at} style="moment" />,
          },
          { label: t`Document`, cell: (row) => words.document(row.document) },
          { label: t`Result`, cell: (row) => <Result attempt={row} /> },
          {
            label: t`Decided`,
            cell: (row) =>
              row.decided_at === null ? (
                "–"
              ) : (
                <span className="flex flex-col">
                  <Moment iso={row.decided_at} style="moment" />
                  <span className="text-xs text-quiet">{row.decided_by}</span>
                </span>
              ),
          },
        ]}
      />
    </CardTable>
  );
}
