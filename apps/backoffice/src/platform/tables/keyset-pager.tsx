import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import { useAddressSearch } from "./list-search.ts";

/** Previous and next of a list that goes on by key. Nobody counts what nobody will look at. */
export function KeysetPager({ next }: { next: string | null }) {
  const { t } = useLingui();
  const { goBack, goOn } = useAddressSearch();
  if (goBack === null && next === null) return null;
  return (
    <nav aria-label={t`Pages`} className="flex items-center justify-end gap-3 pt-3 text-sm">
      <Button look="quiet" size="sm" disabled={goBack === null} onClick={() => goBack?.()}>
        <Trans>Previous</Trans>
      </Button>
      <Button
        look="quiet"
        size="sm"
        disabled={next === null}
        onClick={() => {
          if (next !== null) goOn(next);
        }}
      >
        <Trans>Next</Trans>
      </Button>
    </nav>
  );
}
