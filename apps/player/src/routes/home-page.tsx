import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { HomeChips, HomeHero, HomeRails } from "../features/lobby/home/home.tsx";
import { winnersQuery } from "../features/winners/api.ts";
import { optional } from "../platform/releases/optional.ts";
import { useTitle } from "../platform/shell/page-head.tsx";
import { afterFirstView, useIsSettled } from "../platform/first-paint/settled.ts";
import { useSite } from "../platform/shell/site.ts";

const WinnersStrip = optional(async () => {
  await afterFirstView();
  return (await import("../features/winners/winners-strip.tsx")).WinnersStrip;
});

/** The first line of the site: for adults only. Its height is that of the still picture. */
function AgeStrip() {
  const age = useSite()?.policy.minimum_age ?? 18;
  return (
    <Link
      to="/responsible-gaming"
      className="flex min-h-11 items-center justify-center gap-2 text-center text-xs text-quiet no-underline hover:text-text"
    >
      <span className="rounded-full border border-coral px-1.5 font-bold text-text">{age}+</span>
      <span className="max-sm:max-w-64 max-sm:text-left">{t`Adults only. Play responsibly.`}</span>
    </Link>
  );
}

/** Keeps the strip's place while its code comes, as nothing below may move. */
function Winners({ hasAny }: { hasAny: boolean }) {
  if (!hasAny) return null;
  return (
    <Suspense fallback={<div className="mt-4 h-[138px] sm:mt-7" />}>
      <WinnersStrip />
    </Suspense>
  );
}

const SEARCH_AFTER_MS = 1_000;

/** Search opens at once: its code comes when the first page has come to rest. */
function useSearchAtHand(): void {
  const isSettled = useIsSettled();
  useEffect(() => {
    if (!isSettled) return undefined;
    const timer = setTimeout(() => {
      void import("./shell/sheets/modals.tsx");
      void import("../features/lobby/search/search-sheet.tsx");
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSettled]);
}

export function HomePage() {
  const title = t`Casino games with published returns`;
  useTitle(title);
  useSearchAtHand();
  const winners = useQuery(winnersQuery);
  return (
    <div className="page !pt-0 lg:!pt-2">
      <h1 className="sr-only">{title}</h1>
      <AgeStrip />
      <HomeHero />
      <HomeChips />
      <HomeRails
        isWaiting={winners.isPending && winners.failureCount === 0}
        afterPopular={<Winners hasAny={(winners.data?.recent.length ?? 0) > 0} />}
      />
    </div>
  );
}
