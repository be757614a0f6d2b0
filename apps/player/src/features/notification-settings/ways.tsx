/** Each way of hearing of offers, to be switched by the member. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { useChooseWays, type Ways as Choice, waysQuery } from "./api.ts";

export function Ways() {
  return (
    <section aria-labelledby="ways" className="card flex flex-col gap-2 p-5">
      <h2 id="ways" className="text-base font-semibold">{t`Offers and news`}</h2>
      <p className="text-sm text-quiet">
        {t`You hear of offers only by the ways that you tick here. Codes, your money and new terms always reach you.`}
      </p>
      <QueryState
        query={useQuery(waysQuery)}
        waiting={<SkeletonRows count={3} label={t`Loading`} />}
      >
        {({ channels }) => <Switches channels={channels} />}
      </QueryState>
    </section>
  );
}

function Switches({ channels }: { channels: Choice }) {
  const choose = useChooseWays();
  const said = choose.isPending ? choose.variables : channels;
  const rows: readonly { name: keyof Choice; text: string }[] = [
    { name: "inbox", text: t`In your inbox here` },
    { name: "mail", text: t`By e-mail` },
    { name: "sms", text: t`By text message (SMS)` },
  ];
  return rows.map(({ name, text }) => (
    <Checkbox
      key={name}
      checked={said[name]}
      isBusy={choose.isPending}
      onChange={({ target }) =>
        choose.mutate(
          { ...channels, [name]: target.checked },
          { onError: () => showToast(t`That didn't work. Try again.`, "error") },
        )
      }
    >
      {text}
    </Checkbox>
  ));
}
