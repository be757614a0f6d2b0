import { t } from "@lingui/core/macro";
import { gamePlaces, helpPlaces, moneyPlaces } from "./destinations.ts";
import { LanguageButton } from "./language-button.tsx";
import { PlaceLinks } from "./place-links.tsx";
import { ThemeButton } from "./theme-button.tsx";

export function Sidebar() {
  return (
    <nav
      aria-label={t`Main`}
      className={
        "no-bar sticky top-16 flex h-[calc(100dvh-64px)] w-60 flex-col gap-5 " +
        "overflow-y-auto px-4 py-5 shadow-[inset_-1px_0_0_var(--color-edge)]"
      }
    >
      <PlaceLinks places={gamePlaces} />
      <PlaceLinks places={moneyPlaces} />
      <PlaceLinks places={helpPlaces} />
      <div className="mt-auto flex flex-col gap-0.5">
        <LanguageButton />
        <ThemeButton />
      </div>
    </nav>
  );
}
