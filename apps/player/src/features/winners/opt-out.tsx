import { t } from "@lingui/core/macro";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { useWinnersOpt } from "./opt.ts";

/** Each member decides whether their masked name is in the list at all. */
export function OptOut() {
  const { query, mutation } = useWinnersOpt();
  if (query.data === undefined) return null;
  return (
    <section aria-labelledby="winners-opt" className="card p-4">
      <h2 id="winners-opt" className="text-sm font-semibold">{t`Your wins`}</h2>
      <Checkbox
        checked={query.data.opt_out}
        isBusy={mutation.isPending}
        onChange={(event) => mutation.mutate(event.target.checked)}
      >
        {t`Hide my wins from this list`}
      </Checkbox>
      <p className="text-xs text-quiet">
        {t`Without this, only the first two letters and the last letter of your username are shown.`}
      </p>
    </section>
  );
}
