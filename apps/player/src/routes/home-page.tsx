import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { HomeChips, HomeHero, HomeRails } from "../features/lobby/home.tsx";
import { useTitle } from "../platform/page-head.tsx";
import { useSite } from "../platform/site.ts";

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

export function HomePage() {
  useTitle("");
  const name = useSite()?.name ?? "Tucano";
  return (
    <div className="page !pt-0 lg:!pt-2">
      <h1 className="sr-only">{t`${name}: games and PIX`}</h1>
      <AgeStrip />
      <HomeHero />
      <HomeChips />
      <HomeRails />
    </div>
  );
}
