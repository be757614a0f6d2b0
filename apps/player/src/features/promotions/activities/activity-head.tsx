/** What an activity is: its picture, its promise in one line, and the four facts. */
import { t } from "@lingui/core/macro";
import { CalendarClock, Coins, Gamepad2, ListChecks, type LucideIcon } from "lucide-react";
import type { Activity, PlayRules } from "./activities.ts";
import { factsOf } from "./facts.ts";

function Fact({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-2.5 text-xs text-quiet">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-beak-text" />
        {name}
      </dt>
      <dd className="pl-6.5 text-sm leading-snug text-pretty">{value}</dd>
    </div>
  );
}

interface FourFactsProps {
  activity: Activity;
  play: PlayRules;
  className: string;
}

export function FourFacts({ activity, play, className }: FourFactsProps) {
  const facts = factsOf(activity, play);
  return (
    <dl className={`grid gap-x-5 gap-y-4 ${className}`}>
      <Fact icon={Coins} name={t`What you get`} value={facts.amount} />
      <Fact icon={ListChecks} name={t`What it takes`} value={facts.requirement} />
      <Fact icon={CalendarClock} name={t`Until when`} value={facts.deadline} />
      <Fact icon={Gamepad2} name={t`Games`} value={facts.games} />
    </dl>
  );
}

/** Words lie on the picture's dark side, so they are white in both themes. */
export function ActivityPicture({ code, isFirst }: { code: Activity["code"]; isFirst: boolean }) {
  return (
    <>
      <img
        src={`/art/promotions/${code}.avif`}
        alt=""
        width={960}
        height={400}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        className="absolute inset-0 size-full object-cover object-[78%_50%]"
      />
      <div className="hero-shade" />
    </>
  );
}

export function ActivityHead({ activity, play }: { activity: Activity; play: PlayRules }) {
  return (
    <section aria-label={activity.title} className="card overflow-hidden">
      <div className="relative flex h-36 items-center overflow-hidden sm:h-48 lg:h-56">
        <ActivityPicture code={activity.code} isFirst />
        <p className="relative max-w-[58%] px-5 text-base leading-tight font-bold text-balance text-white sm:text-lg lg:px-8 lg:text-2xl">
          {activity.summary}
        </p>
      </div>
      <FourFacts
        activity={activity}
        play={play}
        className="grid-cols-1 p-5 sm:grid-cols-2 lg:grid-cols-4 lg:px-8"
      />
    </section>
  );
}
