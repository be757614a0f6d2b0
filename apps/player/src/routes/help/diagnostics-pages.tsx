import { t } from "@lingui/core/macro";
import { Diagnostics } from "../../features/device/diagnostics.tsx";
import { PageHead, useTitle } from "../../platform/shell/page-head.tsx";
import { BarePage } from "../bare-page.tsx";

/** Outside the shell, so that it opens even where the shell itself has trouble. */
export function TestPage() {
  useTitle(t`Device test`);
  return (
    <BarePage>
      <div className="page-narrow">
        <h1 className="mb-4 text-lg font-semibold lg:text-xl">{t`Device test`}</h1>
        <Diagnostics />
      </div>
    </BarePage>
  );
}

export function TestInShellPage() {
  return (
    <div className="page-narrow">
      <PageHead title={t`Device test`} />
      <Diagnostics />
    </div>
  );
}
