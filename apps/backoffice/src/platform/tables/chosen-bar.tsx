import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import type { ReactNode } from "react";
import type { Choice } from "./choosing.tsx";

interface ChosenBarProps<Row> {
  choice: Choice<Row>;
  label: string;
  /** What the chosen come to, where they have something to add up. */
  total?: ReactNode;
  /** What can be done with them. */
  children: ReactNode;
}

/** Below the list while something is chosen. */
export function ChosenBar<Row>({ choice, label, total, children }: ChosenBarProps<Row>) {
  const { t } = useLingui();
  const { chosen, choosable, chooseAll, clear } = choice;
  if (chosen.length === 0) return null;
  return (
    <div
      role="region"
      aria-label={label}
      className="card sticky bottom-3 z-10 flex flex-wrap items-center gap-3 p-3"
    >
      <span className="text-sm font-medium">
        {t`${plural(chosen.length, { one: "# chosen", other: "# chosen" })}`}
        {total !== undefined && <> · {total}</>}
      </span>
      {chosen.length < choosable ? (
        <Button look="ghost" size="sm" onClick={chooseAll}>
          <Trans>All {choosable} on this page</Trans>
        </Button>
      ) : (
        <Button look="ghost" size="sm" onClick={clear}>
          <Trans>Choose none</Trans>
        </Button>
      )}
      <span className="flex flex-1 flex-wrap justify-end gap-2">{children}</span>
    </div>
  );
}
