import "./wheel.css";
import { plural, t } from "@lingui/core/macro";
import { type QueryKey, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { formatTime } from "../../platform/text.ts";
import { WaitingBonuses } from "../../platform/money/waiting-bonuses.tsx";
import { type WheelKind, wheelQuery, type WheelState } from "./api.ts";
import { fieldsOf } from "./fields.ts";
import { PrizeList } from "./prize-list.tsx";
import { SpinResult } from "./spin-result.tsx";
import { SpinSources } from "./spin-sources.tsx";
import { useTurning } from "./use-turning.ts";
import { WheelFairness } from "./wheel-fairness.tsx";
import { WheelPicture } from "./wheel-picture.tsx";

function WheelSkeleton() {
  return (
    <div role="status" className="card flex flex-col items-center gap-5 p-5">
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton className="aspect-square w-full max-w-105 rounded-full" />
      <Skeleton className="h-13 w-full max-w-80" />
    </div>
  );
}

/** How many are left and until when; without any, when the next one comes. */
function Left({ wheel, spins }: { wheel: WheelState; spins: number }) {
  if (spins === 0) {
    const next = wheel.next_spin_at === null ? "" : formatTime(wheel.next_spin_at);
    return (
      <p className="text-center text-sm">
        <span className="block font-semibold">{t`No more spins left`}</span>
        <span className="text-quiet">
          {next === "" ? t`See below how to get more.` : t`The next one comes on ${next}.`}
        </span>
      </p>
    );
  }
  const end = wheel.spins_end_at === null ? "" : formatTime(wheel.spins_end_at);
  return (
    <p className="text-center text-sm">
      <span className="block font-semibold">
        {plural(spins, { one: "# spin left", other: "# spins left" })}
      </span>
      {end !== "" && <span className="text-quiet">{t`The oldest is valid until ${end}.`}</span>}
    </p>
  );
}

interface TableProps {
  wheel: WheelState;
  kind: WheelKind;
  reload: readonly QueryKey[];
}

function Table({ wheel, kind, reload }: TableProps) {
  const fields = fieldsOf(wheel.prizes);
  const turning = useTurning(kind, fields, reload);
  const spins = wheel.remainingspins;
  const isBusy = turning.isAsking || turning.isTurning;
  const maySpin = spins > 0 && wheel.is_open;
  const stage = useRef<HTMLDivElement>(null);
  /** One button all along, never disabled under a finger: the focus stays where it is. */
  function press(): void {
    if (turning.isTurning) turning.skip();
    else if (maySpin && !turning.isAsking) {
      stage.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
      turning.spin();
    }
  }
  return (
    <section aria-label={t`Wheel`} className="card flex flex-col items-center gap-5 p-5 lg:py-8">
      <div ref={stage} className="flex w-full scroll-mt-20 justify-center">
        <WheelPicture
          kind={kind}
          prizes={wheel.prizes}
          fields={fields}
          angle={turning.angle}
          turnMs={turning.turnMs}
        />
      </div>
      <div role="status" className="min-h-16">
        {turning.isTurning && <p className="sr-only">{t`The wheel is turning.`}</p>}
        {turning.result !== null && <SpinResult result={turning.result} />}
        {turning.result === null && !isBusy && <Left wheel={wheel} spins={spins} />}
      </div>
      <div className="flex w-full max-w-80 flex-col gap-2">
        <Button
          size="lg"
          look={turning.isTurning || !maySpin ? "quiet" : "primary"}
          aria-busy={turning.isAsking || undefined}
          aria-disabled={(!maySpin && !isBusy) || undefined}
          disabled={!maySpin && !isBusy && turning.result === null}
          onClick={press}
        >
          {turning.isTurning ? t`Skip the animation` : t`Spin`}
        </Button>
        {spins === 0 && kind === "lottery" && !isBusy && (
          <Link to="/recharge" className={buttonClass("quiet", "lg")}>
            {t`Deposit`}
          </Link>
        )}
      </div>
      {turning.result !== null && !isBusy && <Left wheel={wheel} spins={spins} />}
    </section>
  );
}

/** A wheel that is not on offer has nothing to turn; what was spun can still be recomputed. */
export function ClosedWheel({ kind }: { kind: WheelKind }) {
  const { data } = useQuery(wheelQuery(kind));
  if (data === undefined) return null;
  return <WheelFairness kind={kind} wheel={data} />;
}

interface WheelProps {
  kind: WheelKind;
  /** What else shows what a spin may have changed. */
  reload: readonly QueryKey[];
}

export function Wheel({ kind, reload }: WheelProps) {
  const query = useQuery(wheelQuery(kind));
  return (
    <QueryState query={query} waiting={<WheelSkeleton />}>
      {(wheel) => (
        <>
          {!wheel.is_open && <Notice>{t`The wheel is closed until tomorrow.`}</Notice>}
          <Table wheel={wheel} kind={kind} reload={reload} />
          <WaitingBonuses />
          <PrizeList wheel={wheel} />
          <SpinSources wheel={wheel} />
          <WheelFairness kind={kind} wheel={wheel} />
        </>
      )}
    </QueryState>
  );
}
