/** The pieces that every proof is shown with. */
import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { BadgeCheck, Check, Download, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5 py-2.5">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="tabular text-sm break-all">{children}</dd>
    </div>
  );
}

export function Verdict({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? Check : X;
  return (
    <li className="flex items-start gap-3">
      <span
        className={cx(
          "mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full",
          isGood ? "bg-sea/15 text-sea-text" : "bg-coral/15 text-coral-text",
        )}
      >
        <Icon aria-label={isGood ? t`Correct:` : t`Wrong:`} className="size-4" />
      </span>
      <span>{children}</span>
    </li>
  );
}

/** The sentence first, then what it rests on. */
export function Verdicts({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? BadgeCheck : TriangleAlert;
  return (
    <div role="status" className="flex flex-col gap-4">
      <p
        className={cx(
          "flex items-center gap-3 text-lg font-semibold",
          isGood ? "text-sea-text" : "text-coral-text",
        )}
      >
        <Icon aria-hidden="true" className="size-7" />
        {isGood ? t`The round is correct.` : t`The round doesn't match.`}
      </p>
      <ul className="flex flex-col gap-3 text-sm">{children}</ul>
    </div>
  );
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** One file that anybody can check, also without this site. */
export function ProofExport({ proof, roundId }: { proof: unknown; roundId: string }) {
  const text = JSON.stringify(proof, null, 2);
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="quiet" onClick={() => save(`round-${roundId}.json`, text)}>
        <Download aria-hidden="true" className="size-5" />
        {t`Save the proof`}
      </Button>
      <CopyButton
        look="quiet"
        size="md"
        text={text}
        label={t`Copy the whole proof`}
        copiedLabel={t`Proof copied`}
      />
    </div>
  );
}
