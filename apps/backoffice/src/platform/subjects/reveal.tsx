import { Trans, useLingui } from "@lingui/react/macro";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { Eye } from "lucide-react";
import { useState } from "react";
import { ReasonSheet } from "../reason-sheet.tsx";
import { useMay } from "../session/session.ts";

interface RevealProps {
  /** What everybody sees. */
  masked: string;
  /** What it is, such as "CPF". */
  label: string;
  reveal: (reason: string) => Promise<{ value: string }>;
}

/** Personal data stays masked until somebody says why they need it. Forgotten with the page. */
export function Reveal({ masked, label, reveal }: RevealProps) {
  const { t } = useLingui();
  const may = useMay();
  const [isAsking, setIsAsking] = useState(false);
  const [value, setValue] = useState<string | null>(null);
  if (value !== null) {
    return (
      <span className="inline-flex flex-wrap items-center gap-2">
        <span className="tabular">{value}</span>
        <CopyButton text={value} label={t`Copy`} copiedLabel={t`Copied`} look="ghost" size="sm" />
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1">
      <span className="tabular">{masked === "" ? "–" : masked}</span>
      {masked !== "" && may("members.reveal") && (
        <button
          type="button"
          aria-label={t`Show ${label} in full`}
          title={t`Show ${label} in full`}
          className="inline-flex size-7 items-center justify-center rounded-full text-quiet hover:text-text"
          onClick={() => setIsAsking(true)}
        >
          <Eye aria-hidden="true" className="size-4" />
        </button>
      )}
      {isAsking && (
        <ReasonSheet
          title={t`Show ${label} in full`}
          text={<Trans>Who looks at personal data says why. How often is bounded per hour.</Trans>}
          submit={t`Show`}
          act={reveal}
          onDone={(found) => setValue(found.value)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </span>
  );
}
