import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { ProgressBar } from "@tucano/ui/progress-bar.tsx";
import { Check } from "lucide-react";
import { shareOf } from "../../platform/money/amounts.ts";
import type { VipInfo, VipLevel } from "./api.ts";
import { badgeOf } from "./kinds.ts";

interface ConditionProps {
  name: string;
  done: string;
  wanted: string;
  missing: string;
}

/** One of the two things a level asks for: how much of it is there, and what is missing. */
function Condition({ name, done, wanted, missing }: ConditionProps) {
  const isMet = missing === "0.00";
  const [shown, all] = [formatMoney(done), formatMoney(wanted)];
  const shownMissing = formatMoney(missing);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{name}</span>
        {isMet ? (
          <span className="inline-flex items-center gap-1 font-semibold text-gold-text">
            <Check aria-hidden="true" className="size-4" />
            {t`Reached`}
          </span>
        ) : (
          <span className="tabular text-right font-semibold">{t`${shownMissing} to go`}</span>
        )}
      </p>
      <ProgressBar
        tone="gold"
        label={name}
        value={shareOf(done, wanted)}
        valueText={t`${shown} of ${all}`}
      />
      <p className="tabular text-xs text-quiet">{t`${shown} of ${all}`}</p>
    </div>
  );
}

function Ahead({ vip, next }: { vip: VipInfo; next: VipLevel }) {
  const name = next.name;
  return (
    <section aria-labelledby="vip-next" className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <img src={badgeOf(next.level)} alt="" width={44} height={44} className="size-11" />
        <div>
          <h3 id="vip-next" className="font-semibold">{t`On your way to ${name}`}</h3>
          <p className="text-xs text-quiet">{t`You need both.`}</p>
        </div>
      </div>
      <Condition
        name={t`Total deposited`}
        done={vip.uservip.totalrecharge}
        wanted={next.recharge_from}
        missing={next.recharge_missing}
      />
      <Condition
        name={t`Total bets`}
        done={vip.uservip.totalbetting}
        wanted={next.betting_from}
        missing={next.betting_missing}
      />
    </section>
  );
}

function Tracks({ vip }: { vip: VipInfo }) {
  const tracks = [
    { name: t`Slots level`, level: vip.slot_level, staked: vip.total_slot_money },
    { name: t`Live casino level`, level: vip.live_level, staked: vip.total_live_money },
  ];
  return (
    <dl className="grid grid-cols-2 gap-2 text-sm">
      {tracks.map(({ name, level, staked }) => (
        <div key={name} className="rounded-tile bg-surface-2 px-3 py-2.5">
          <dt className="text-xs text-quiet">{name}</dt>
          <dd className="tabular">
            <span className="font-semibold">{level}</span>{" "}
            <span className="text-xs text-quiet">
              · {t`Amount bet`}: {formatMoney(staked)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The member's standing, and both conditions of the next level in money. */
export function LevelCard({ vip }: { vip: VipInfo }) {
  const next = vip.list.find((level) => !level.is_reached);
  const level = vip.uservip.userviplvl;
  return (
    <div className="card flex flex-col gap-5 p-5">
      <div className="flex items-center gap-4">
        <img src={badgeOf(level)} alt="" width={112} height={112} className="-m-2 size-28" />
        <div className="min-w-0">
          <p className="text-sm text-quiet">{t`Your level`}</p>
          <h2 className="text-2xl font-bold text-gold-text">{vip.level_name}</h2>
          <p className="text-xs text-quiet">{t`Once you reach a level, it's yours to keep.`}</p>
        </div>
      </div>
      {next === undefined ? (
        <p className="text-sm">{t`You've reached the highest level.`}</p>
      ) : (
        <Ahead vip={vip} next={next} />
      )}
      <Tracks vip={vip} />
    </div>
  );
}
