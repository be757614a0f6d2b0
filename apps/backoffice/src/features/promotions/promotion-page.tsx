import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import {
  listAgencyVersions,
  listVersions,
  promotionKeys,
} from "@tucano/contract/backoffice/site/promotions.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Fold } from "@tucano/ui/fold.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { useState } from "react";
import { FactsDiff } from "../../platform/numbers/facts-diff.tsx";
import { Card, Loaded, Moment, NothingHere } from "../../platform/tables/show.tsx";
import { NumbersEditor } from "./numbers/numbers-editor.tsx";
import type { NumberVersion, PromotionKey } from "./queries.ts";
import { BudgetCard, CostCard, OffersCard, ResultsCard } from "./numbers/standing-cards.tsx";
import { ShopCard } from "./numbers/shop-card.tsx";
import { TextsCard } from "./numbers/texts-card.tsx";
import { WheelCost } from "./numbers/wheel-cost.tsx";
import { activityOf, usePromotionName } from "./words.ts";
import { ask } from "../../platform/api.ts";
import { Page } from "../../platform/tables/page.tsx";

/** One promise: its numbers, what players read, and its history. */
export function PromotionPage() {
  const { t } = useLingui();
  const { key: asked } = useParams({ from: "/inside/promotions/$key" });
  const key = promotionKeys.find((one) => one === asked);
  if (key === undefined) return <NothingHere text={t`There is no such promise.`} />;
  return <Promise key={key} name={key} />;
}

function Promise({ name }: { name: PromotionKey }) {
  const { t } = useLingui();
  const nameOf = usePromotionName();
  const endpoint = name === "agency" ? listAgencyVersions : listVersions;
  const query = useQuery(ask(endpoint, { key: name, limit: 20 }));
  const activity = activityOf[name];
  const [taken, setTaken] = useState<NumberVersion>();
  return (
    <Page title={nameOf(name)}>
      <Loaded query={query}>
        {({ list }) => {
          const latest = list[0];
          return (
            <>
              {latest !== undefined && (
                <NumbersEditor
                  key={`${latest.effective_from} ${taken?.effective_from ?? ""}`}
                  start={taken?.value}
                  promotion={name}
                  value={latest.value}
                  isComing={latest.state === "coming"}
                />
              )}
              <CostCard promotion={name} />
              <BudgetCard promotion={name} />
              <OffersCard promotion={name} />
              {(name === "dailyWheel" || name === "lotteryWheel") && <WheelCost wheel={name} />}
              {name === "shop" && <ShopCard />}
              {activity !== undefined && <TextsCard code={activity} />}
              <ResultsCard promotion={name} />
              <Card title={t`Versions`}>
                <ol className="flex flex-col gap-5">
                  {list.map((version) => (
                    <Version
                      key={version.effective_from}
                      version={version}
                      onTake={() => setTaken(version)}
                    />
                  ))}
                </ol>
              </Card>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function Version({ version, onTake }: { version: NumberVersion; onTake: () => void }) {
  const { t } = useLingui();
  const tones = { coming: "gold", current: "leaf", past: "neutral" } as const;
  const states = { coming: t`Coming`, current: t`Now`, past: t`Past` };
  const isFirst = Object.keys(version.before).length === 0;
  return (
    <li className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <Badge tone={tones[version.state]}>{states[version.state]}</Badge>
        {version.set_by !== null && <Moment iso={version.effective_from} />}
        <span className="text-quiet">{version.set_by ?? t`The product`}</span>
        <Button look="quiet" size="sm" onClick={onTake}>
          {t`Copy into the form`}
        </Button>
      </div>
      {isFirst ? (
        <Fold
          className="text-sm"
          headClass="min-h-8 cursor-pointer gap-2"
          head={<Trans>The first numbers</Trans>}
        >
          <div className="overflow-x-auto">
            <FactsDiff before={{}} after={version.after} />
          </div>
        </Fold>
      ) : (
        <div className="overflow-x-auto">
          <FactsDiff before={version.before} after={version.after} />
        </div>
      )}
    </li>
  );
}
