import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { previewPromotion, type shutReasons } from "@tucano/contract/backoffice/site/promotions.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { useDeferredValue, useState } from "react";
import { SelectFilter, TextFilter } from "../../../platform/fields.tsx";
import { language } from "../../../platform/language.ts";
import { Card, Loaded } from "../../../platform/tables/show.tsx";
import type { Tree } from "../../../platform/numbers/number-units.ts";
import { type PromotionKey, promotionsQuery } from "../queries.ts";
import { askList } from "../../../platform/api.ts";

type Shut = (typeof shutReasons)[number];

interface PreviewProps {
  promotion: PromotionKey;
  /** Numbers that are only thought of, or those that hold. */
  value: Tree;
}

/** What somebody of a site, a level and an age of account reads of these numbers. */
export function Preview({ promotion, value }: PreviewProps) {
  const { t } = useLingui();
  const [site, setSite] = useState<string>();
  const [level, setLevel] = useState("0");
  const [registered, setRegistered] = useState("");
  const { data: promotions } = useQuery(promotionsQuery);
  const draft = useDeferredValue(value);
  const query = useQuery({
    ...askList(previewPromotion, {
      key: promotion,
      value: draft,
      language,
      level: Number(/^\d{1,2}$/.test(level) ? level : "0"),
      ...(site === undefined ? {} : { site }),
      ...(registered === "" ? {} : { registered_on: registered }),
    }),
    retry: false,
  });
  return (
    <Card title={t`What a player sees`}>
      <div className="flex flex-wrap gap-3">
        <SelectFilter
          label={t`Site`}
          value={site ?? ""}
          all={t`The main site`}
          options={(promotions?.sites ?? []).map(({ code, name }) => ({
            value: code,
            label: name,
          }))}
          onChange={setSite}
        />
        <TextFilter
          label={t`VIP level`}
          type="number"
          value={level}
          onChange={(next) => setLevel(next ?? "0")}
        />
        <TextFilter
          label={t`Registered on`}
          type="date"
          value={registered}
          onChange={(next) => setRegistered(next ?? "")}
        />
      </div>
      <Loaded query={query}>
        {({ shut, title, summary, terms }) => (
          <div className="flex flex-col gap-3 rounded-tile border border-line p-4">
            <Verdict shut={shut} />
            <h3 className="text-lg font-semibold">{title}</h3>
            <p>{summary}</p>
            <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-quiet">
              {terms.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function Verdict({ shut }: { shut: Shut | null }) {
  const { t } = useLingui();
  if (shut === null) {
    return (
      <p>
        <Badge tone="leaf">{t`Offered`}</Badge>
      </p>
    );
  }
  const words: Record<Shut, string> = {
    not_allowed: t`The market does not allow it`,
    closed: t`It is closed`,
    not_begun: t`It has not begun`,
    over: t`It is over`,
    site: t`It is for another site`,
    level: t`It is for other levels`,
    registered: t`It is for accounts of another age`,
  };
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Badge>{t`Not offered`}</Badge>
      {words[shut]}
    </p>
  );
}
